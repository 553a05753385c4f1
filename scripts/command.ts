import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartError } from '#server/errors.ts'
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

/** A path as the operator means it: npm itself goes to the folder of the product first. */
export function pathOf(typed: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), typed)
}

/** @throws StartError without one. */
export function readPassphrase(otherwise: string): string {
  const passphrase = process.env['BACKUP_PASSPHRASE'] ?? ''
  if (passphrase.trim() !== '') return passphrase
  throw new StartError(
    `The secret that signs the links in mails travels under a passphrase: set BACKUP_PASSPHRASE, ${otherwise}.`,
  )
}
