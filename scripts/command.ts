import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Env } from '#server/env.ts'
import { StartError } from '#server/errors.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import type { OpenedDatabase } from '#server/platform/db/open.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { isUnreachable } from '#server/platform/db/transaction.ts'

/** Runs a command of an operator and prints what it answers; what is to be mended is told in one sentence. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  try {
    process.stdout.write(await work())
  } catch (error) {
    if (!(error instanceof StartError) && !isUnreachable(error)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    const sentence = error instanceof StartError ? reason : `The database cannot be reached: ${reason}.`
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
  }
}

/** Answers with what is done on the database of the settings, which is brought up to date first and closed at the end. */
export async function withDatabase<Answer>(
  env: Env,
  work: (database: OpenedDatabase) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDatabase(env)
  try {
    await migrate(database.db)
    return await work(database)
  } finally {
    await database.close()
  }
}

/**
 * The one file that a command names, as a full path, and whether the secret stays out of it.
 *
 * @throws StartError with `missing` for none or several.
 */
export function readFileWish(missing: string): { readonly file: string; readonly leavesSecret: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'without-secret': { type: 'boolean', default: false } },
  })
  const [typed, ...rest] = positionals
  if (typed === undefined || rest.length > 0) throw new StartError(missing)
  // npm itself goes to the folder of the product first; the operator means theirs.
  return {
    file: resolve(process.env['INIT_CWD'] ?? process.cwd(), typed),
    leavesSecret: values['without-secret'],
  }
}

/** @throws StartError without one. */
export function readPassphrase(otherwise: string): string {
  const passphrase = process.env['BACKUP_PASSPHRASE'] ?? ''
  if (passphrase.trim() !== '') return passphrase
  throw new StartError(
    `The secret that signs the links in mails travels under a passphrase: set BACKUP_PASSPHRASE, ${otherwise}.`,
  )
}
