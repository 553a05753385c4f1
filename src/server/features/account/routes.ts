import { createRoute, z } from '@hono/zod-openapi'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import {
  canReset,
  findClient,
  forgotPassword,
  login,
  presentClient,
  register,
  resetPassword,
  verifyEmail,
} from '#server/features/account/service.ts'
import { accountBudget, loginBudget } from '#server/features/account/policy.ts'
import { deviceOf, rememberDevice } from '#server/platform/http/known-device.ts'
import { apiRouter, jsonAnswer, jsonBody, refusals } from '#server/platform/http/api-router.ts'
import { callerOf, rateLimit } from '#server/platform/http/rate-limit.ts'
import { refusalError } from '#server/platform/http/refusal-error.ts'
import { clientOf, endSession, forgetSession, giveSession } from '#server/platform/http/session.ts'
import { steadily } from '#server/platform/http/steady-answer.ts'
import { dayOrNull, postedPhone } from '#server/platform/http/typed-values.ts'
import {
  forgotRequest,
  loginRequest,
  registerRequest,
  resetCheckRequest,
  resetRequest,
  sessionAnswer,
  verifyEmailRequest,
} from '#shared/features/account/contract.ts'
import { usernameKey } from '#shared/features/account/rules.ts'
import { doneAnswer, pendingAnswer } from '#shared/lib/answers.ts'

/** The contract's request, with what only the server does: telephone numbers to E.164, empty optional fields to null. */
const postedRegistration = registerRequest.extend({
  phone: postedPhone,
  dateOfBirth: z.preprocess(dayOrNull, registerRequest.shape.dateOfBirth),
})

const registerRoute = createRoute({
  method: 'post',
  path: '/api/auth/register',
  request: jsonBody(postedRegistration),
  responses: { 201: jsonAnswer(sessionAnswer, 'Registered and signed in'), ...refusals },
})
const loginRoute = createRoute({
  method: 'post',
  path: '/api/auth/login',
  request: jsonBody(loginRequest),
  responses: { 200: jsonAnswer(sessionAnswer, 'Signed in'), ...refusals },
})
const logoutRoute = createRoute({
  method: 'post',
  path: '/api/auth/logout',
  responses: { 200: jsonAnswer(doneAnswer, 'Signed out, also without a session'), ...refusals },
})
const sessionRoute = createRoute({
  method: 'get',
  path: '/api/auth/session',
  responses: { 200: jsonAnswer(sessionAnswer, 'Who is signed in'), ...refusals },
})
const forgotRoute = createRoute({
  method: 'post',
  path: '/api/auth/forgot',
  request: jsonBody(forgotRequest),
  responses: { 200: jsonAnswer(pendingAnswer, 'A link is mailed if the address is known'), ...refusals },
})
const resetRoute = createRoute({
  method: 'post',
  path: '/api/auth/reset',
  request: jsonBody(resetRequest),
  responses: { 200: jsonAnswer(doneAnswer, 'The new password is set'), ...refusals },
})
const resetCheckRoute = createRoute({
  method: 'post',
  path: '/api/auth/reset/check',
  request: jsonBody(resetCheckRequest),
  responses: { 200: jsonAnswer(pendingAnswer, 'The link works, and waits for a password'), ...refusals },
})
const verifyRoute = createRoute({
  method: 'post',
  path: '/api/auth/verify-email',
  request: jsonBody(verifyEmailRequest),
  responses: {
    200: jsonAnswer(doneAnswer, 'The address is verified, in the session of the account that gave it'),
    ...refusals,
  },
})

export function accountRoutes(deps: AppDeps) {
  const router = apiRouter({ username: { wrong: 'errors.field.username_characters' } })
  for (const route of [registerRoute, forgotRoute, resetRoute, resetCheckRoute, verifyRoute]) {
    router.on('POST', route.getRoutingPath(), rateLimit(deps, accountBudget))
  }
  router.on('POST', loginRoute.getRoutingPath(), rateLimit(deps, loginBudget))
  return router
    .openapi(registerRoute, async (c) => {
      const posted = c.req.valid('json')
      const made = await register(deps, posted, callerOf(c, deps.limits))
      if (!made.ok && made.reason === 'refused') throw refusalError(made)
      if (!made.ok)
        throw new AppError(made.reason, { fields: { username: { key: 'errors.username_taken' } } })
      await endSession(c, deps)
      giveSession(c, deps, made.token)
      rememberDevice(c, deps, usernameKey(posted.username))
      return c.json({ client: presentClient(made.client) }, 201)
    })
    .openapi(loginRoute, async (c) => {
      const typed = c.req.valid('json')
      const account = usernameKey(typed.username)
      const entered = await login(deps, typed, callerOf(c, deps.limits), deviceOf(c, deps, account))
      if (!entered.ok) throw refusalError(entered)
      await endSession(c, deps)
      giveSession(c, deps, entered.token)
      rememberDevice(c, deps, account)
      return c.json({ client: presentClient(entered.client) }, 200)
    })
    .openapi(logoutRoute, async (c) => {
      await endSession(c, deps)
      forgetSession(c, deps)
      // Going back must not show the portal again. Storage stays: it holds the choice of language.
      c.header('Clear-Site-Data', '"cache"')
      return c.json({ status: 'done' as const }, 200)
    })
    .openapi(sessionRoute, async (c) => {
      const client = await findClient(deps.db, await clientOf(c, deps))
      if (client === undefined) throw new AppError('unauthorized')
      return c.json({ client: presentClient(client) }, 200)
    })
    .openapi(forgotRoute, async (c) => {
      // A mail is stored for a known address only.
      await steadily(forgotPassword(deps, c.req.valid('json').email, callerOf(c, deps.limits)))
      return c.json({ status: 'pending' as const }, 200)
    })
    .openapi(resetRoute, async (c) => {
      const { token, password } = c.req.valid('json')
      const reset = await resetPassword(deps, token, password, callerOf(c, deps.limits))
      if (!reset.ok) throw refusalError(reset)
      forgetSession(c, deps)
      rememberDevice(c, deps, reset.account)
      return c.json({ status: 'done' as const }, 200)
    })
    .openapi(resetCheckRoute, async (c) => {
      if (!(await canReset(deps, c.req.valid('json').token))) throw new AppError('link_invalid')
      return c.json({ status: 'pending' as const }, 200)
    })
    .openapi(verifyRoute, async (c) => {
      const verified = await verifyEmail(deps, c.req.valid('json').token, await clientOf(c, deps))
      if (!verified.ok) throw refusalError(verified)
      return c.json({ status: 'done' as const }, 200)
    })
}
