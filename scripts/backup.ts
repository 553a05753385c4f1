import { existsSync, statSync } from 'node:fs'
import { readEnv } from '#server/env.ts'
import { StartError } from '#server/errors.ts'
import { backupCommandPath } from '#server/features/backup/routes.ts'
import type { BackupOutcome, BackupWish } from '#server/features/backup/service.ts'
import { takeBackup } from '#server/features/backup/service.ts'
import { refuseExisting } from '#server/platform/backup/file.ts'
import { seal } from '#server/platform/backup/sealed-secret.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { askServer } from './ask-server.ts'
import { readFileWish, readPassphrase, runCommand } from './command.ts'

/**
 * `BACKUP_PASSPHRASE=… npm run backup -- FILE` writes all that is stored into a new file, while the server runs or not;
 * `--without-secret` leaves out the secret that signs the links in mails. With the settings of the server, whose embedded
 * database can be open only once: while it runs, it is asked.
 */
await runCommand(async () => {
  const { file, leavesSecret } = readFileWish('Say into which new file: npm run backup -- clinic.backup')
  refuseExisting(file)
  const env = readEnv()
  const secret = leavesSecret
    ? null
    : seal(env.secret, readPassphrase('or leave it out with --without-secret'))
  const answer = await askServer(env, backupCommandPath, { file, secret })
  const outcome =
    answer === null ? await readItself(env, { file, secret }) : (JSON.parse(answer) as BackupOutcome)
  if (!outcome.ok) throw new StartError(outcome.reason)
  refuseUnseen(file)
  return `${outcome.rows} rows of ${outcome.tables} tables are in ${file}${leavesSecret ? ', without the secret' : ''}.\n`
})

async function readItself(place: ReturnType<typeof readEnv>, wish: BackupWish): Promise<BackupOutcome> {
  const database = await openDatabase(place)
  try {
    return await takeBackup({ db: database.db, now: () => new Date() }, wish)
  } finally {
    await database.close()
  }
}

/** The server writes the file itself, and may see other folders under the same names than this command does. */
function refuseUnseen(file: string): void {
  if (existsSync(file) && statSync(file).size > 0) return
  throw new StartError(
    `The server says that it wrote ${file}, but there is no such file with anything in it here. Under systemd it has a /tmp of its own (PrivateTmp), where the file probably is until the server stops. Name a file in a folder that both see and the server may write to, like /var/lib/clinic/backups with the unit of docs/clinic@.service.`,
  )
}
