import { useState } from 'react'
import type { DeskMessage } from '#shared/features/desk/post-contract.ts'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { messagesPath } from '#web/features/desk/base/messages-path.ts'

/**
 * A list of messages with those that are being answered, though it left the list because a colleague was first: as it is now, and
 * until that is read as it was when `begin` was told of it.
 */
export function useBegun(listed: readonly DeskMessage[], ids: readonly string[]) {
  const [begun, setBegun] = useState<Readonly<Record<string, DeskMessage>>>({})
  const gone = ids.filter((id) => listed.every((message) => message.id !== id))
  const { data: done } = useDeskQuery<{ messages: DeskMessage[] }>(
    gone.length > 0 ? `${messagesPath}?state=done` : null,
    { readsAnew: true },
  )
  const kept = gone.flatMap((id) => done?.messages.find((message) => message.id === id) ?? begun[id] ?? [])
  return {
    // In its place: the newest first, as the server lists them.
    shown: [...listed, ...kept].toSorted((one, other) => other.at.localeCompare(one.at)),
    begin: (message: DeskMessage) => setBegun((all) => ({ ...all, [message.id]: message })),
  }
}
