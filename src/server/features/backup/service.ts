import { existsSync } from 'node:fs'
import type { Kysely } from 'kysely'
import type { AppDeps } from '#server/deps.ts'
import { StartError } from '#server/errors.ts'
import { dump } from '#server/platform/backup/dump.ts'
import type { DumpPart } from '#server/platform/backup/dump.ts'
import { writeBackup } from '#server/platform/backup/file.ts'
import type { SealedSecret } from '#server/platform/backup/sealed-secret.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { isUnreachable } from '#server/platform/db/transaction.ts'

/** A new file on this machine, and the secret as it travels in it; null leaves it out. */
export type BackupWish = { readonly file: string; readonly secret: SealedSecret | null }
export type BackupOutcome =
  | { readonly ok: true; readonly rows: number; readonly tables: number }
  /** One sentence for the operator. */
  | { readonly ok: false; readonly reason: string }

/** Writes all that is stored at this moment into a file; what is booked meanwhile is not part of it. */
export async function takeBackup(
  { db, now }: Pick<AppDeps, 'db' | 'now'>,
  { file, secret }: BackupWish,
): Promise<BackupOutcome> {
  let [rows, tables] = [0, 0]
  async function* counted(parts: AsyncIterable<DumpPart>): AsyncGenerator<DumpPart> {
    for await (const part of parts) {
      if ('table' in part) tables++
      if ('rows' in part) rows += part.rows.length
      yield part
    }
  }
  try {
    const label = { takenAt: now().toISOString(), secret }
    await dump(db, (parts) => writeBackup(file, label, counted(parts)))
    return { ok: true, rows, tables }
  } catch (error) {
    if (error instanceof StartError) return { ok: false, reason: error.message }
    // What the file system says: no room, no right, no such folder.
    if (error instanceof Error && 'syscall' in error && !isUnreachable(error) && !existsSync(file))
      return { ok: false, reason: `${file} cannot be written (${error.message}).` }
    throw error
  }
}

/**
 * Ends every session and every link that lets somebody in: of those of a backup, some were ended since it was taken, and nobody
 * can tell which. Passwords and keys stay, so that everybody can sign in anew.
 */
export async function endAccess(db: Kysely<Database>): Promise<void> {
  for (const table of ['sessions', 'account_tokens', 'staff_sessions', 'staff_links'] as const)
    await db.deleteFrom(table).execute()
}
