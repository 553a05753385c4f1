import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import type { ParsedMail } from 'mailparser'
import { mailFolder } from './lane.ts'

/** The mails of a kind that this worker's server has sent so far, the latest last. */
export async function sentMails(kind: string): Promise<ParsedMail[]> {
  const names = readdirSync(mailFolder).filter((name) => name.includes(kind))
  // Mails of a deleted account go with it, perhaps just now.
  const sources = await Promise.all(names.map((name) => readFile(join(mailFolder, name)).catch(() => null)))
  return Promise.all(sources.filter((source) => source !== null).map((source) => simpleParser(source)))
}

export function isTo({ to }: ParsedMail, address: string): boolean {
  return [to].flat().some((each) => each?.text === address)
}
