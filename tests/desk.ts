import { randomUUID } from 'node:crypto'
import { insertMember, openStaffSession } from '#server/features/staff/service.ts'
import type { AppDeps } from '#server/deps.ts'
import type { Role } from '#shared/features/desk/access.ts'
import type { TestApp } from './app.ts'

/** Somebody of the team, signed in. `cookie` is what their browser sends. */
export type AtTheDesk = {
  readonly id: string
  readonly name: string
  readonly role: Role
  readonly cookie: string
}

/** Adds a person of this role and signs them in, straight in the database. */
export async function signInAs(
  { deps }: { readonly deps: Pick<AppDeps, 'db' | 'now'> },
  role: Role,
  name = `Test ${role}`,
  device = 'Test',
): Promise<AtTheDesk> {
  const id = randomUUID()
  const token = await deps.db.transaction().execute(async (trx) => {
    const email = `${id.slice(0, 8)}@clinic.example`
    await insertMember(trx, { id, name, email, role, created_at: deps.now(), removed_at: null })
    return openStaffSession(deps, trx, { id, name, role }, device, 'key')
  })
  return { id, name, role, cookie: `__Host-desk=${token}` }
}

/** Nobody works here any more; the record, which nothing empties, stays. */
export async function clearTeam({ deps }: TestApp): Promise<void> {
  await deps.db.deleteFrom('staff').execute()
}
