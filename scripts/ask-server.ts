import type { Env } from '#server/env.ts'
import { StartError } from '#server/errors.ts'
import { signCommand } from '#server/platform/http/command-token.ts'

/** Of a server that is there but has another secret, or is another product. */
const strangers = new Set([401, 404])

/**
 * Asks the running server to do a command, because its embedded database can be open only once. Null when the database is
 * a server's, or when no server with this secret answers at the address of the settings: the command then opens it itself.
 * @throws StartError with what the server says, where it could not do it.
 */
export async function askServer(env: Env, path: string, asked: object): Promise<string | null> {
  if (env.databaseUrl !== undefined) return null
  const host = env.host.includes(':') ? `[${env.host}]` : env.host
  const sent = fetch(`http://${host}:${env.port}${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${signCommand(env, new Date())}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(asked),
  })
  const answer = await sent.catch(() => null)
  if (answer === null || strangers.has(answer.status)) return null
  const told = await answer.text()
  if (!answer.ok) throw new StartError(`The server that runs could not do it (${answer.status}): ${told}`)
  return told
}
