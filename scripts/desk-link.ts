import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Env } from '#server/env.ts'
import { readEnv } from '#server/env.ts'
import { StartError } from '#server/errors.ts'
import { linkCommandPath } from '#server/features/team/routes.ts'
import { linkForOwner } from '#server/features/team/service.ts'
import { signLinkCommand } from '#server/features/team/token.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { inviteRequest } from '#shared/features/desk/staff-contract.ts'

/**
 * `npm run --silent desk:link -- --owner "Sanne Bakker" sanne@example.nl` prints a link that makes an owner's key, once
 * and within 24 hours. With the settings of the server, whose embedded database can be open only once: while it runs, it
 * is asked.
 */
type Person = { readonly name: string; readonly email: string }

if (existsSync('.env')) process.loadEnvFile('.env')
try {
  const person = personOf(process.argv.slice(2))
  const env = readEnv()
  process.stdout.write(`${(await askServer(env, person)) ?? (await askDatabase(env, person))}\n`)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function personOf(args: string[]): Person {
  const { values, positionals } = parseArgs({
    args,
    options: { owner: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  })
  const person = inviteRequest.omit({ role: true }).safeParse({ name: values.owner, email: positionals[0] })
  if (person.success && positionals.length === 1) return person.data
  throw new StartError(
    'Say whose link it is: npm run --silent desk:link -- --owner "Sanne Bakker" sanne@example.nl',
  )
}

/** Null when no server with this secret answers at the address of the settings. */
async function askServer(env: Env, person: Person): Promise<string | null> {
  if (env.databaseUrl !== undefined) return null
  const host = env.host.includes(':') ? `[${env.host}]` : env.host
  try {
    const answer = await fetch(`http://${host}:${env.port}${linkCommandPath}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${signLinkCommand(env, new Date())}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(person),
    })
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}

async function askDatabase(env: Env, person: Person): Promise<string> {
  const database = await openDatabase(env)
  try {
    await migrate(database.db)
    return await linkForOwner({ db: database.db, env, now: () => new Date() }, person)
  } finally {
    await database.close()
  }
}
