import { createRoute, z } from '@hono/zod-openapi'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { confirm, exportList, subscribe, unsubscribe } from '#server/features/newsletter/service.ts'
import { opensExport } from '#server/features/newsletter/token.ts'
import { apiRouter, jsonAnswer, refusals } from '#server/platform/http/api-router.ts'
import { languageOf } from '#server/platform/http/language.ts'
import { rateLimit } from '#server/platform/http/rate-limit.ts'
import { HttpRefusal } from '#server/platform/http/refusal.ts'
import { emptyToNull } from '#server/platform/http/typed-values.ts'
import { subscribeAnswer, subscribeRequest } from '#shared/features/newsletter/contract.ts'
import { languages } from '#shared/i18n/languages.ts'
import { localized, newsletterOutcome, paths } from '#shared/i18n/paths.ts'

const postedWish = subscribeRequest.extend({
  name: z.preprocess(emptyToNull, subscribeRequest.shape.name),
})

const subscribeRoute = createRoute({
  method: 'post',
  path: '/api/newsletter/subscribe',
  request: { body: { required: true, content: { 'application/json': { schema: postedWish } } } },
  responses: {
    200: jsonAnswer(subscribeAnswer, 'The owner of the address was asked to confirm'),
    ...refusals,
  },
})

export const exportPath = '/api/newsletter/export'

export function newsletterRoutes(deps: AppDeps) {
  const router = apiRouter()
  router.on('POST', subscribeRoute.getRoutingPath(), rateLimit(deps, 'newsletter'))
  // For `npm run newsletter:export`: the embedded database has one process, and that is the server.
  router.get(exportPath, async (c) => {
    const token = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
    if (!opensExport(token, deps.env, deps.now())) throw new AppError('unauthorized')
    return c.body(await exportList(deps), 200, { 'Content-Type': 'text/csv; charset=utf-8' })
  })
  return router.openapi(subscribeRoute, async (c) => {
    const { email, name, website } = c.req.valid('json')
    if (website !== undefined && website !== '') {
      throw new AppError('invalid_input', { fields: { website: { key: 'errors.field.leave_empty' } } })
    }
    await subscribe(deps, { email, name: name ?? null, language: languageOf(c) })
    return c.json({ status: 'pending' } as const, 200)
  })
}

const limitForm = bodyLimit({
  maxSize: 16 * 1024,
  onError: () => {
    throw new HttpRefusal('body_too_large')
  },
})

/**
 * What the links in mails lead to: GET shows a page of the site and is not handled here; POST does it, whether the
 * page's form or a mail program sends it, and answers with a page of `pages`, the built site. Never with a redirect,
 * which mail programs do not follow (RFC 8058).
 */
export function newsletterLinkRoutes(deps: AppDeps, pages: Pick<Hono, 'request'>) {
  const router = new Hono()
  const links = [
    { path: paths.newsletterConfirm, act: confirm },
    { path: paths.newsletterUnsubscribe, act: unsubscribe },
  ]
  for (const { path, act } of links)
    for (const language of languages)
      router.post(localized(path, language), limitForm, async (c) => {
        const isDone = await act(deps, await tokenOf(c))
        const outcome = newsletterOutcome(path, isDone ? 'done' : 'invalid')
        const headers = { 'Accept-Encoding': c.req.header('accept-encoding') ?? '' }
        const page = await pages.request(localized(outcome, language), { headers })
        const answer = new Response(page.body, { ...statusOf(page, isDone), headers: page.headers })
        answer.headers.set('Cache-Control', 'no-store')
        return answer
      })
  return router
}

/** A link that does not work is gone, as long as there is a page to say so. */
function statusOf(page: Response, isDone: boolean) {
  return { status: page.ok && !isDone ? 410 : page.status }
}

/** The link's own, or a form field; a body that is no form has none. */
async function tokenOf(c: Context): Promise<string> {
  const inAddress = c.req.query('token')
  if (inAddress !== undefined) return inAddress
  const { token } = await c.req.parseBody().catch((): { token?: unknown } => ({}))
  return typeof token === 'string' ? token : ''
}
