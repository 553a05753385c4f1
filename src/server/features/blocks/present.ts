import type { Block } from '#server/features/blocks/data.ts'
import type { DeskBlock } from '#shared/features/desk/agenda-contract.ts'

export function presentBlock(block: Block): DeskBlock {
  return {
    id: block.id,
    room: block.room,
    start: block.starts_at.toISOString(),
    end: block.ends_at.toISOString(),
    reason: block.reason,
  }
}
