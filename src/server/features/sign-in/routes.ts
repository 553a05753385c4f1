import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { JSONValue } from 'hono/utils/types'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { Visitor } from '#server/features/sign-in/service.ts'
import {
  addKey,
  keyOptions,
  linkOptions,
  makeKeyByLink,
  openLink,
  readAccount,
  recover,
  removeKey,
  renewCodes,
  signIn,
  signInOptions,
} from '#server/features/sign-in/service.ts'
import type { StaffEnv } from '#server/features/staff/service.ts'
import { apiRouter, jsonAnswer, jsonBody, refusals } from '#server/platform/http/api-router.ts'
import type { RateLimited } from '#server/platform/http/attempt-limit.ts'
import { callerOf } from '#server/platform/http/rate-limit.ts'
import { refusalError } from '#server/platform/http/refusal-error.ts'
import {
  addKeyRequest,
  ceremonyAnswer,
  deskAccountAnswer,
  deskSessionAnswer,
  firstKeyAnswer,
  openLinkAnswer,
  openLinkRequest,
  recoveryCodesAnswer,
  recoveryRequest,
  signInRequest,
  verifyLinkRequest,
} from '#shared/features/desk/staff-contract.ts'
import type { Failure } from '#shared/lib/result.ts'

function post<Path extends string>(path: Path) {
  return { method: 'post', path } as const
}

const openRoute = createRoute({
  ...post('/api/desk/link/open'),
  request: jsonBody(openLinkRequest),
  responses: { 200: jsonAnswer(openLinkAnswer, 'Whose link it is; nothing changes'), ...refusals },
})
const linkOptionsRoute = createRoute({
  ...post('/api/desk/link/options'),
  request: jsonBody(openLinkRequest),
  responses: { 200: jsonAnswer(ceremonyAnswer, 'What the browser needs to make the key'), ...refusals },
})
const linkVerifyRoute = createRoute({
  ...post('/api/desk/link/verify'),
  request: jsonBody(verifyLinkRequest),
  responses: {
    201: jsonAnswer(firstKeyAnswer, 'The key is made, the link used up, and signed in'),
    ...refusals,
  },
})
const signInOptionsRoute = createRoute({
  ...post('/api/desk/sign-in/options'),
  responses: { 200: jsonAnswer(ceremonyAnswer, 'What the browser needs to use a key'), ...refusals },
})
const signInRoute = createRoute({
  ...post('/api/desk/sign-in/verify'),
  request: jsonBody(signInRequest),
  responses: { 200: jsonAnswer(deskSessionAnswer, 'Signed in'), ...refusals },
})
const recoveryRoute = createRoute({
  ...post('/api/desk/sign-in/recovery'),
  request: jsonBody(recoveryRequest),
  responses: { 200: jsonAnswer(deskSessionAnswer, 'Signed in; the code is used up'), ...refusals },
})
const accountRoute = createRoute({
  method: 'get',
  path: '/api/desk/account',
  responses: { 200: jsonAnswer(deskAccountAnswer, 'The own keys and sessions'), ...refusals },
})
const keyOptionsRoute = createRoute({
  ...post('/api/desk/keys/options'),
  responses: { 200: jsonAnswer(ceremonyAnswer, 'What the browser needs to make one more key'), ...refusals },
})
const addKeyRoute = createRoute({
  ...post('/api/desk/keys'),
  request: jsonBody(addKeyRequest),
  responses: { 201: jsonAnswer(deskAccountAnswer, 'The key is made'), ...refusals },
})
const removeKeyRoute = createRoute({
  method: 'delete',
  path: '/api/desk/keys/{id}',
  request: { params: z.object({ id: z.string().max(2000) }) },
  responses: { 204: { description: 'The key opens nothing any more' }, ...refusals },
})
const codesRoute = createRoute({
  ...post('/api/desk/recovery-codes'),
  responses: { 201: jsonAnswer(recoveryCodesAnswer, 'Ten new codes, shown once'), ...refusals },
})

/** `giveSession` puts the token of a session that was opened into the browser, in place of any other. */
export function signInRoutes(
  deps: AppDeps,
  giveSession: (c: Context, deps: AppDeps, token: string) => Promise<void>,
) {
  const visitorOf = (c: Context): Visitor => ({
    ...callerOf(c, deps.limits),
    // Checked before by the same-origin rule; a program without one is held to the address of the settings.
    origin: c.req.header('origin') ?? deps.env.publicUrl,
  })
  return apiRouter<StaffEnv>()
    .openapi(openRoute, async (c) => {
      const opened = orThrow(await openLink(deps, c.req.valid('json').token, visitorOf(c)))
      return c.json({ staff: opened.staff, expiresAt: opened.expiresAt.toISOString() }, 200)
    })
    .openapi(linkOptionsRoute, async (c) => {
      const { options } = orThrow(await linkOptions(deps, c.req.valid('json').token, visitorOf(c)))
      return c.json({ options: plain(options) }, 200)
    })
    .openapi(linkVerifyRoute, async (c) => {
      const { token, response, name } = c.req.valid('json')
      const made = orThrow(await makeKeyByLink(deps, { token, response, name }, visitorOf(c)))
      await giveSession(c, deps, made.token)
      return c.json({ staff: made.staff, recoveryCodes: made.recoveryCodes }, 201)
    })
    .openapi(signInOptionsRoute, async (c) => c.json({ options: plain(await signInOptions(deps)) }, 200))
    .openapi(signInRoute, async (c) => {
      const entered = orThrow(await signIn(deps, c.req.valid('json').response, visitorOf(c)))
      await giveSession(c, deps, entered.token)
      return c.json({ staff: entered.staff }, 200)
    })
    .openapi(recoveryRoute, async (c) => {
      const entered = orThrow(await recover(deps, c.req.valid('json'), visitorOf(c)))
      await giveSession(c, deps, entered.token)
      return c.json({ staff: entered.staff }, 200)
    })
    .openapi(accountRoute, async (c) => c.json(await readAccount(deps, c.get('staff')), 200))
    .openapi(keyOptionsRoute, async (c) =>
      c.json({ options: plain(await keyOptions(deps, c.get('staff'))) }, 200),
    )
    .openapi(addKeyRoute, async (c) => {
      const { response, name } = c.req.valid('json')
      if (!(await addKey(deps, c.get('staff'), { response, name }, visitorOf(c))))
        throw new AppError('key_refused')
      return c.json(await readAccount(deps, c.get('staff')), 201)
    })
    .openapi(removeKeyRoute, async (c) => {
      const removed = await removeKey(deps, c.get('staff'), c.req.valid('param').id)
      if (!removed.ok) throw new AppError(removed.reason)
      return c.body(null, 204)
    })
    .openapi(codesRoute, async (c) => c.json({ recoveryCodes: await renewCodes(deps, c.get('staff')) }, 201))
}

type Refusal = RateLimited | Failure<'link_invalid' | 'key_refused' | 'key_unknown' | 'code_wrong'>

function orThrow<Outcome extends { readonly ok: true } | Refusal>(
  outcome: Outcome,
): Extract<Outcome, { readonly ok: true }> {
  if (outcome.ok) return outcome as Extract<Outcome, { readonly ok: true }>
  if (outcome.reason !== 'link_invalid') throw refusalError(outcome)
  throw new AppError(outcome.reason, { sentence: { key: 'deskErrors.link_invalid' } })
}

/** As the browser will read it: without what is undefined. */
function plain(options: object): Record<string, JSONValue> {
  return JSON.parse(JSON.stringify(options)) as Record<string, JSONValue>
}
