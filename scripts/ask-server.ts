import type { Env } from '#server/env.ts'
import { signCommand } from '#server/platform/http/command-token.ts'

/**
 * Asks the running server to do a command, because its embedded database can be open only once. Null when the database is
 * a server's, or when no server with this secret answers at the address of the settings: the command then opens it itself.
 */
export async function askServer(env: Env, path: string, asked: object): Promise<string | null> {
  if (env.databaseUrl !== undefined) return null
  const host = env.host.includes(':') ? `[${env.host}]` : env.host
  try {
    const answer = await fetch(`http://${host}:${env.port}${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${signCommand(env, new Date())}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(asked),
    })
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}
