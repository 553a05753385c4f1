import type { AppDeps } from '#server/deps.ts'
import { cancelTogether } from '#server/features/appointments/service.ts'
import { findFloods } from '#server/features/floods/data.ts'
import type { FloodRow } from '#server/features/floods/data.ts'
import type { Actor } from '#shared/features/access/actor.ts'
import type { floodsAnswer } from '#shared/features/desk/reports-contract.ts'
import type { z } from 'zod'

type Groups = z.infer<typeof floodsAnswer>['groups']

/** More visits to come than one person usually has. */
const many = 5

/** Who has very many visits to come: by name, by address, by network. */
export async function readFloods({ db, now }: Pick<AppDeps, 'db' | 'now'>): Promise<Groups> {
  const rows = await findFloods(db, now(), many)
  const groups = new Map<string, FloodRow[]>()
  for (const row of rows) {
    const key = `${row.kind}:${row.key}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()].map((visits) => ({
    kind: visits[0]?.kind ?? 'client',
    label: labelOf(visits[0]),
    visits: visits.map((row) => ({
      id: row.id,
      start: row.starts_at.toISOString(),
      treatmentType: row.treatment,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      bookedAt: row.created_at.toISOString(),
    })),
  }))
}

/** Cancels all of them or none, free of charge; answers with how many were still to be cancelled, or null when one is not there. */
export function cancelFlood(
  deps: AppDeps,
  actor: Actor,
  wish: { readonly ids: readonly string[]; readonly notify: boolean },
): Promise<number | null> {
  return cancelTogether(deps, actor, wish.ids, wish.notify)
}

function labelOf(row: FloodRow | undefined): string | null {
  if (row === undefined || row.kind === 'network') return null
  return row.kind === 'address' ? row.email : `${row.first_name} ${row.last_name}`
}
