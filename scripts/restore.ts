import { keepSecret } from '#server/data-folder.ts'
import { readEnv } from '#server/env.ts'
import { StartError } from '#server/errors.ts'
import { endAccess } from '#server/features/backup/service.ts'
import type { BackupLabel } from '#server/platform/backup/file.ts'
import { openBackup } from '#server/platform/backup/file.ts'
import { load } from '#server/platform/backup/load.ts'
import { unseal } from '#server/platform/backup/sealed-secret.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { createLog } from '#server/platform/log/log.ts'
import { countMails } from '#server/platform/mail/delivery.ts'
import { openQueue } from '#server/wiring.ts'
import { readFileWish, readPassphrase, runCommand } from './command.ts'

/**
 * `BACKUP_PASSPHRASE=… npm run restore -- FILE` puts a backup into the empty database of the settings (an empty `DATA_DIR`,
 * or `DATABASE_URL`), and its secret under `DATA_DIR`; `--without-secret` leaves that out. No server may run on it. Sessions and
 * links to sign in are left out; what else was ended since the backup and is back is listed.
 */
await runCommand(async () => {
  const { file, leavesSecret } = readFileWish('Say which backup: npm run restore -- clinic.backup')
  const { label, parts } = await openBackup(file)
  const secret = leavesSecret ? null : secretOf(label)
  const given = process.env['SECRET']?.trim() ? process.env['SECRET'] : undefined
  if (secret !== null && given !== undefined && given !== secret)
    throw new StartError(
      'SECRET is another than that of the backup, so the links in earlier mails would stop working: unset it, or add --without-secret.',
    )
  const env = readEnv({ ...process.env, SECRET: given ?? secret ?? undefined })
  const kept = secret === null || given !== undefined ? null : keepSecret(env.dataDir, secret)
  const database = await openDatabase(env)
  try {
    const openJobs = () => openQueue(database, createLog({ write: () => {} }))
    const { tables } = await load({ db: database.db, openJobs, beforeCommit: endAccess }, parts)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const { queued } = await countMails(database.db)
    const hint =
      kept !== null && env.databaseUrl !== undefined ? ` Start the server with the SECRET in ${kept}.` : ''
    return `${rows} rows of ${tables.length} tables, as they were at ${label.takenAt}.${hint}\n${whatIsBack(queued)}`
  } finally {
    await database.close()
  }
})

/** What only people can mend: nothing in a backup tells what ended after it was taken. */
function whatIsBack(mailsThatWait: number): string {
  return `Everybody is signed out, at the desk too, and links to passwords, addresses and keys no longer work.
What was ended since then is back. See to it before you let visitors in (docs/runbooks/backup-and-restore.md):
- Visits: the notices in the clinic's mailbox tell what was booked, moved and cancelled since.
- Team: who has left since, or lost a key, has their keys and recovery codes again.
- Clients: who was erased since is there again; a password that was changed since is the old one.
- Newsletter: who left the list since is on it again.
- Calendar feed: an address that was replaced since shows the agenda again.
- Mails: ${mailsThatWait} waited then and leave at the start; those that had left since arrive twice.
`
}

function secretOf({ secret }: BackupLabel): string | null {
  if (secret === null) return null
  const opened = unseal(secret, readPassphrase('or do without it with --without-secret'))
  if (opened === null) throw new StartError('BACKUP_PASSPHRASE is not the one that the backup was made with.')
  return opened
}
