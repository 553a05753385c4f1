import { createRoute, z } from '@hono/zod-openapi'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { StaffEnv } from '#server/features/staff/service.ts'
import {
  changeMember,
  invite,
  linkForOwner,
  makeLink,
  readTeam,
  removeMember,
} from '#server/features/team/service.ts'
import { apiRouter, jsonAnswer, jsonBody, refusals } from '#server/platform/http/api-router.ts'
import { onlyCommands } from '#server/platform/http/command-token.ts'
import {
  inviteRequest,
  linkAnswer,
  memberPatch,
  staffMember,
  teamAnswer,
} from '#shared/features/desk/staff-contract.ts'

const one = { params: z.object({ id: z.uuid() }) }

const teamRoute = createRoute({
  method: 'get',
  path: '/api/desk/team',
  responses: { 200: jsonAnswer(teamAnswer, 'Everybody who works here'), ...refusals },
})
const inviteRoute = createRoute({
  method: 'post',
  path: '/api/desk/team',
  request: jsonBody(inviteRequest),
  responses: { 201: jsonAnswer(staffMember, 'Added; a link lets them in'), ...refusals },
})
const changeRoute = createRoute({
  method: 'patch',
  path: '/api/desk/team/{id}',
  request: { ...one, ...jsonBody(memberPatch) },
  responses: { 200: jsonAnswer(staffMember, 'Changed'), ...refusals },
})
const removeRoute = createRoute({
  method: 'delete',
  path: '/api/desk/team/{id}',
  request: one,
  responses: { 204: { description: 'Left; keys and sessions have ended' }, ...refusals },
})
const linkRoute = createRoute({
  method: 'post',
  path: '/api/desk/team/{id}/link',
  request: one,
  responses: { 201: jsonAnswer(linkAnswer, 'A link that makes one key, shown once'), ...refusals },
})

/** For `npm run desk:link`: the embedded database has one process, and that is the server. */
export const linkCommandPath = '/api/owner-link'

export function teamRoutes(deps: AppDeps) {
  const router = apiRouter<StaffEnv>()
  router.post(linkCommandPath, onlyCommands(deps), async (c) => {
    const person = inviteRequest.omit({ role: true }).safeParse(await c.req.json())
    if (!person.success) throw new AppError('invalid_input')
    return c.text(await linkForOwner(deps, person.data))
  })
  return router
    .openapi(teamRoute, async (c) => c.json({ team: await readTeam(deps) }, 200))
    .openapi(inviteRoute, async (c) => {
      const made = await invite(deps, c.get('staff'), c.req.valid('json'))
      if (!made.ok)
        throw new AppError(made.reason, { fields: { email: { key: 'errors.staff_email_taken' } } })
      return c.json(shown(made.member), 201)
    })
    .openapi(changeRoute, async (c) => {
      const changed = await changeMember(deps, c.get('staff'), c.req.valid('param').id, c.req.valid('json'))
      if (!changed.ok) throw new AppError(changed.reason)
      return c.json(shown(changed.member), 200)
    })
    .openapi(removeRoute, async (c) => {
      const removed = await removeMember(deps, c.get('staff'), c.req.valid('param').id)
      if (!removed.ok) throw new AppError(removed.reason)
      return c.body(null, 204)
    })
    .openapi(linkRoute, async (c) => {
      const made = await makeLink(deps, c.get('staff'), c.req.valid('param').id)
      if (!made.ok) throw new AppError(made.reason)
      return c.json({ url: made.url, expiresAt: made.expiresAt.toISOString() }, 201)
    })
}

function shown({ id, name, email, role }: z.infer<typeof staffMember>): z.infer<typeof staffMember> {
  return { id, name, email, role }
}
