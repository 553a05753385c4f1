import { parseArgs } from 'node:util'
import { readEnv } from '#server/env.ts'
import { StartError } from '#server/errors.ts'
import { linkCommandPath } from '#server/features/team/routes.ts'
import { linkForOwner } from '#server/features/team/service.ts'
import { inviteRequest } from '#shared/features/desk/staff-contract.ts'
import { askServer } from './ask-server.ts'
import { runCommand, withDatabase } from './command.ts'

/**
 * `npm run --silent desk:link -- --owner "Sanne Bakker" sanne@example.nl` prints a link that makes an owner's key, once
 * and within 24 hours. With the settings of the server, whose embedded database can be open only once: while it runs, it
 * is asked.
 */
await runCommand(async () => {
  const person = personOf(process.argv.slice(2))
  const env = readEnv()
  const answer = await askServer(env, linkCommandPath, person)
  const now = () => new Date()
  return `${answer ?? (await withDatabase(env, ({ db }) => linkForOwner({ db, env, now }, person)))}\n`
})

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

type Person = { readonly name: string; readonly email: string }
