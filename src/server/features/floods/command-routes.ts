import { z } from 'zod'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { cancelUnproven } from '#server/features/floods/service.ts'
import { apiRouter } from '#server/platform/http/api-router.ts'
import { onlyCommands } from '#server/platform/http/command-token.ts'

/** For `npm run flood` and `flood:cancel`. */
export const floodCommandPath = '/api/flood'

const command = z.object({
  since: z.coerce.date(),
  until: z.coerce.date(),
  match: z.string().nullable(),
  isTrial: z.boolean(),
})

export function floodCommandRoutes(deps: AppDeps) {
  const router = apiRouter()
  router.post(floodCommandPath, onlyCommands(deps), async (c) => {
    const asked = command.safeParse(await c.req.json())
    if (!asked.success) throw new AppError('invalid_input')
    return c.text(await cancelUnproven(deps, asked.data))
  })
  return router
}
