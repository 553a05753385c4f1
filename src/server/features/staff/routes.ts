import { createRoute, z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { matchedRoutes } from 'hono/route'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { StaffEnv } from '#server/features/staff/service.ts'
import { endStaffSession, sessionSeconds, staffOf } from '#server/features/staff/service.ts'
import { apiRouter, jsonAnswer, refusals } from '#server/platform/http/api-router.ts'
import { cookieRules, hostCookie } from '#server/platform/http/session.ts'
import type { Access } from '#shared/features/desk/access.ts'
import { deskAccess, may } from '#shared/features/desk/access.ts'
import { eventsPath, unaskedHeader } from '#shared/features/desk/rules.ts'
import { deskSessionAnswer } from '#shared/features/desk/staff-contract.ts'
import { doneAnswer } from '#shared/lib/answers.ts'

const sessionRoute = createRoute({
  method: 'get',
  path: '/api/desk/session',
  responses: { 200: jsonAnswer(deskSessionAnswer, 'Who is signed in at the desk'), ...refusals },
})
const signOutRoute = createRoute({
  method: 'post',
  path: '/api/desk/sign-out',
  responses: { 200: jsonAnswer(doneAnswer, 'Signed out, also without a session'), ...refusals },
})
const endSessionRoute = createRoute({
  method: 'delete',
  path: '/api/desk/sessions/{id}',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: { description: 'That session is over' }, ...refusals },
})

/** Asks `deskAccess` about every call of the desk before its handler runs. What stands in no row of it is not found. */
export function deskGate(deps: AppDeps): MiddlewareHandler<StaffEnv> {
  return async (c, next) => {
    const needed = accessOf(c)
    if (needed === undefined) throw new AppError('not_found')
    if (needed !== 'anybody') {
      const token = getCookie(c, cookieName(deps))
      const found = token === undefined ? null : await staffOf(deps, token, isUnasked(c))
      if (found === null || token === undefined)
        throw new AppError('unauthorized', { sentence: { key: 'deskErrors.signed_out' } })
      if (needed !== 'staff' && !may(found.staff.role, needed))
        throw new AppError('forbidden', { sentence: { key: 'deskErrors.wrong_role' } })
      c.set('staff', found.staff)
      if (found.isRenewed) giveStaffSession(c, deps, token)
    }
    await next()
  }
}

export function staffRoutes(deps: AppDeps) {
  return apiRouter<StaffEnv>()
    .openapi(sessionRoute, (c) => {
      const { id, name, email, role } = c.get('staff')
      return c.json({ staff: { id, name, email, role } }, 200)
    })
    .openapi(signOutRoute, async (c) => {
      await endSessionOf(c, deps)
      deleteCookie(c, cookieName(deps), strictRules(deps))
      return c.json({ status: 'done' as const }, 200)
    })
    .openapi(endSessionRoute, async (c) => {
      if (!(await endStaffSession(deps, c.get('staff'), c.req.valid('param').id)))
        throw new AppError('not_found')
      return c.body(null, 204)
    })
}

/** Puts the token of a session that was just opened into the browser; the one that it held before is over. */
export async function openAtBrowser(c: Context, deps: AppDeps, token: string): Promise<void> {
  await endSessionOf(c, deps)
  giveStaffSession(c, deps, token)
}

async function endSessionOf(c: Context, deps: AppDeps): Promise<void> {
  const token = getCookie(c, cookieName(deps))
  const found = token === undefined ? null : await staffOf(deps, token)
  if (found !== null) await endStaffSession(deps, found.staff, found.staff.sessionId)
}

function giveStaffSession(c: Context, deps: Pick<AppDeps, 'env'>, token: string): void {
  setCookie(c, cookieName(deps), token, { ...strictRules(deps), maxAge: sessionSeconds })
}

/** True for what a desk asks while nobody touches it. */
function isUnasked(c: Context): boolean {
  return c.req.path === eventsPath || c.req.header(unaskedHeader) !== undefined
}

/** The row of the table that the called route stands in. */
function accessOf(c: Context): Access | undefined {
  const route = matchedRoutes(c).find(({ method }) => method !== 'ALL')
  return route === undefined ? undefined : deskAccess[`${route.method} ${route.path}`]
}

function cookieName(deps: Pick<AppDeps, 'env'>): string {
  return hostCookie('desk', deps)
}

/** The browser sends it from our own pages only. */
function strictRules(deps: Pick<AppDeps, 'env'>) {
  return { ...cookieRules(deps), sameSite: 'Strict' } as const
}
