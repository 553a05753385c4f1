import { isAbsolute } from 'node:path'
import { z } from 'zod'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { takeBackup } from '#server/features/backup/service.ts'
import { apiRouter } from '#server/platform/http/api-router.ts'
import { onlyCommands } from '#server/platform/http/command-token.ts'

/** For `npm run backup`: the embedded database has one process, and that is the server. */
export const backupCommandPath = '/api/backup'

const command = z.object({
  file: z.string().refine(isAbsolute),
  secret: z.object({ salt: z.string(), nonce: z.string(), text: z.string(), tag: z.string() }).nullable(),
})

export function backupRoutes(deps: AppDeps) {
  const router = apiRouter()
  router.post(backupCommandPath, onlyCommands(deps), async (c) => {
    const wish = command.safeParse(await c.req.json())
    if (!wish.success) throw new AppError('invalid_input')
    return c.json(await takeBackup(deps, wish.data), 200)
  })
  return router
}
