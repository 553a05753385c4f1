import type { Env } from '#server/env.ts'
import type { ErrorCode } from '#server/errors.ts'
import { StartError } from '#server/errors.ts'
import { listeningAt } from '#server/listening.ts'
import { signCommand } from '#server/platform/http/command-token.ts'

/** What another product that listens there answers. */
const strangers = new Set([401, 404])

/**
 * Asks the running server to do a command, because its embedded database can be open only once. Null when the database is
 * a server's, or when no server of this product answers at the address of the settings: the command then opens it itself.
 * @throws StartError with what the server says, where it could not do it, where it is still at it after five minutes, and where
 * it has other settings than the command.
 */
export async function askServer(env: Env, path: string, asked: object): Promise<string | null> {
  if (env.databaseUrl !== undefined) return null
  const place = listeningAt(env)
  const sent = fetch(place + path, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${signCommand(env, new Date())}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(asked),
  })
  const answer = await sent.catch((error: Error) => {
    // It has taken the question, and goes on with what this command would begin a second time.
    if (hasTimedOut(error))
      throw new StartError(
        `The server at ${place} has not answered in time and may still be at it: look whether it is done before you ask again.`,
      )
    return null
  })
  if (answer === null) return null
  const told = await answer.text()
  // Going on would make a database of its own, in which nothing is, and call that the clinic's.
  if (answer.status === 401 && isOurs(told))
    throw new StartError(
      `The server at ${place} has another secret than this command: give the command the settings of that server, its DATA_DIR before all (here ${env.dataDir}), and SECRET where that is set.`,
    )
  if (strangers.has(answer.status)) return null
  if (!answer.ok) throw new StartError(`The server that runs could not do it (${answer.status}): ${told}`)
  return told
}

/** Node's `fetch` waits five minutes for an answer to begin; this code says so. */
function hasTimedOut({ cause }: Error): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'UND_ERR_HEADERS_TIMEOUT'
}

/** Whether a refusal is one of our API, which names its code. */
function isOurs(told: string): boolean {
  try {
    return (JSON.parse(told) as { code?: unknown } | null)?.code === ('unauthorized' satisfies ErrorCode)
  } catch {
    return false
  }
}
