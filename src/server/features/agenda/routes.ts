import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { feedAddress, readDay, readFeed } from '#server/features/agenda/service.ts'
import { apiRouter } from '#server/platform/http/api-router.ts'
import { onlyCommands } from '#server/platform/http/command-token.ts'
import { isFresh } from '#server/platform/http/file-answer.ts'
import { calendarDate } from '#shared/lib/typed.ts'

/** For `npm run agenda` and `agenda:link`: the embedded database has one process, and that is the server. */
export const agendaCommandPath = '/api/agenda'

const command = z.discriminatedUnion('command', [
  z.object({ command: z.literal('day'), date: calendarDate }),
  z.object({ command: z.literal('link'), isNew: z.boolean() }),
])
export type AgendaCommand = z.infer<typeof command>

export function agendaRoutes(deps: AppDeps) {
  const router = apiRouter()
  router.post(agendaCommandPath, onlyCommands(deps), async (c) => {
    const asked = command.safeParse(await c.req.json())
    if (!asked.success) throw new AppError('invalid_input')
    return c.text(await runAgendaCommand(deps, asked.data))
  })
  router.get('/agenda/:file{[\\w-]+\\.ics}', async (c) => {
    const feed = await readFeed(deps, c.req.param('file').replace(/\.ics$/, ''))
    if (feed === null) throw new AppError('not_found')
    return answerFeed(c, feed)
  })
  return router
}

/** What a command prints, whether the server runs it or the command itself. */
export async function runAgendaCommand(
  deps: Parameters<typeof feedAddress>[0] & Parameters<typeof readDay>[0],
  asked: AgendaCommand,
): Promise<string> {
  if (asked.command === 'day') return readDay(deps, asked.date)
  return `${await feedAddress(deps, asked)}\n`
}

function answerFeed(c: Context, feed: string) {
  const tag = `"${createHash('sha256').update(feed).digest('base64url').slice(0, 27)}"`
  const headers = { ETag: tag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' }
  if (isFresh(c.req.header('if-none-match'), tag)) return c.body(null, 304, headers)
  return c.body(feed, 200, { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' })
}
