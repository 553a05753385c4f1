import { createRoute, z } from '@hono/zod-openapi'
import { Hono } from 'hono'
import type { AppDeps } from '#server/deps.ts'
import { confirm, exportList, subscribe, unsubscribe } from '#server/features/newsletter/service.ts'
import { apiRouter, jsonAnswer, jsonBody, refusals } from '#server/platform/http/api-router.ts'
import { onlyCommands } from '#server/platform/http/command-token.ts'
import { languageOf } from '#server/platform/http/language.ts'
import { answerWithPage, limitForm, tokenOf } from '#server/platform/http/link-form.ts'
import type { Budget } from '#server/platform/http/rate-limit.ts'
import { rateLimit } from '#server/platform/http/rate-limit.ts'
import { emptyToNull, postedTrap } from '#server/platform/http/typed-values.ts'
import { subscribeAnswer, subscribeRequest } from '#shared/features/newsletter/contract.ts'
import { languages } from '#shared/i18n/languages.ts'
import { localized, newsletterOutcome, paths } from '#shared/i18n/paths.ts'

const postedWish = subscribeRequest.extend({
  name: z.preprocess(emptyToNull, subscribeRequest.shape.name),
  website: postedTrap,
})

const subscribeRoute = createRoute({
  method: 'post',
  path: '/api/newsletter/subscribe',
  request: jsonBody(postedWish),
  responses: {
    200: jsonAnswer(subscribeAnswer, 'The owner of the address was asked to confirm'),
    ...refusals,
  },
})

export const exportPath = '/api/newsletter/export'

const budget: Budget = { name: 'newsletter', inTenMinutes: 10, inDay: 50 }

export function newsletterRoutes(deps: AppDeps) {
  const router = apiRouter()
  router.on('POST', subscribeRoute.getRoutingPath(), rateLimit(deps, budget))
  // For `npm run newsletter:export`: the embedded database has one process, and that is the server.
  router.post(exportPath, onlyCommands(deps), async (c) =>
    c.body(await exportList(deps), 200, { 'Content-Type': 'text/csv; charset=utf-8' }),
  )
  return router.openapi(subscribeRoute, async (c) => {
    const { email, name } = c.req.valid('json')
    await subscribe(deps, { email, name: name ?? null, language: languageOf(c) })
    return c.json({ status: 'pending' } as const, 200)
  })
}

/** Mail programs on the web unsubscribe with one click from a page of their own (RFC 8058). */
const oneClickPaths = new Set(languages.map((language) => localized(paths.newsletterUnsubscribe, language)))
export function isOneClickPath(path: string): boolean {
  return oneClickPaths.has(path)
}

/**
 * What the links in mails lead to: GET shows a page of the site and is not handled here; POST does it, whether the
 * page's form or a mail program sends it, and answers with a page of `pages`, the built site.
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
        // A link that does not work is gone.
        return answerWithPage(c, pages, localized(outcome, language), isDone ? 200 : 410)
      })
  return router
}
