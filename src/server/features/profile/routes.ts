import { createRoute, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { accountBudget, findClient, presentClient, verifyAgain } from '#server/features/account/service.ts'
import { presentExportPage } from '#server/features/profile/export-page/export-page.tsx'
import { presentExport } from '#server/features/profile/present.ts'
import type { SignedIn } from '#server/features/profile/session-routes.ts'
import { sessionRoutes } from '#server/features/profile/session-routes.ts'
import {
  changePassword,
  changePreferences,
  changeProfile,
  deleteProfile,
  readData,
  readPreferences,
} from '#server/features/profile/service.ts'
import { apiRouter, jsonAnswer, jsonBody, refusals } from '#server/platform/http/api-router.ts'
import { forgetDevice } from '#server/platform/http/known-device.ts'
import { languageOf } from '#server/platform/http/language.ts'
import { callerOf, rateLimit } from '#server/platform/http/rate-limit.ts'
import { refusalError } from '#server/platform/http/refusal-error.ts'
import { clientOf, forgetSession, giveSession, sessionHash } from '#server/platform/http/session.ts'
import { dayOrNull, postedPhone } from '#server/platform/http/typed-values.ts'
import {
  changePasswordRequest,
  deleteProfileRequest,
  preferencesAnswer,
  preferencesPatch,
  profileAnswer,
  profilePatch,
} from '#shared/features/account/contract.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { PerLanguage } from '#shared/i18n/languages.ts'
import { doneAnswer, pendingAnswer } from '#shared/lib/answers.ts'

const postedPatch = profilePatch.extend({
  phone: postedPhone,
  dateOfBirth: z.preprocess(dayOrNull, profilePatch.shape.dateOfBirth),
})
const exportQuery = z.object({
  format: z.enum(['json', 'html']).default('json'),
  language: z.enum(languages).optional(),
})

const profile = { path: '/api/profile' } as const
const preferences = { path: '/api/preferences' } as const
const readRoute = createRoute({
  ...profile,
  method: 'get',
  responses: { 200: jsonAnswer(profileAnswer, 'The account of the session'), ...refusals },
})
const changeRoute = createRoute({
  ...profile,
  method: 'patch',
  request: jsonBody(postedPatch),
  responses: { 200: jsonAnswer(profileAnswer, 'The account as it is now'), ...refusals },
})
const deleteRoute = createRoute({
  ...profile,
  method: 'delete',
  request: jsonBody(deleteProfileRequest),
  responses: { 200: jsonAnswer(doneAnswer, 'The account is gone'), ...refusals },
})
const passwordRoute = createRoute({
  method: 'post',
  path: '/api/profile/password',
  request: jsonBody(changePasswordRequest),
  responses: { 200: jsonAnswer(doneAnswer, 'Every other session has ended'), ...refusals },
})
const verificationRoute = createRoute({
  method: 'post',
  path: '/api/profile/verification',
  responses: { 200: jsonAnswer(pendingAnswer, 'The link that verifies is mailed again'), ...refusals },
})
const exportRoute = createRoute({
  method: 'get',
  path: '/api/profile/export',
  request: { query: exportQuery },
  responses: {
    200: {
      description: 'Everything that is stored about the client, as a file',
      content: { 'application/json': { schema: z.unknown() }, 'text/html': { schema: z.string() } },
    },
    ...refusals,
  },
})
const readPreferencesRoute = createRoute({
  ...preferences,
  method: 'get',
  responses: { 200: jsonAnswer(preferencesAnswer, 'What the client wants to be sent'), ...refusals },
})
const changePreferencesRoute = createRoute({
  ...preferences,
  method: 'patch',
  request: jsonBody(preferencesPatch),
  responses: { 200: jsonAnswer(preferencesAnswer, 'The preferences as they are now'), ...refusals },
})

/** Of the file with all data; every system takes Latin letters. */
const fileNames: PerLanguage<string> = {
  nl: 'mijn-gegevens',
  en: 'my-data',
  ar: 'my-data',
  es: 'mis-datos',
}

export function profileRoutes(deps: AppDeps) {
  const router = apiRouter<SignedIn>()
  // Before the body is looked at: who is not signed in is told only that.
  for (const path of ['/api/profile/*', '/api/preferences']) router.use(path, needsClient(deps))
  // They mail, some to an address that was only typed.
  for (const { method, path } of [changeRoute, passwordRoute, verificationRoute]) {
    router.on(method.toUpperCase(), path, rateLimit(deps, accountBudget))
  }
  return router
    .openapi(readRoute, async (c) => c.json(presentClient(c.get('client')), 200))
    .openapi(changeRoute, async (c) => {
      const changed = await changeProfile(
        deps,
        c.get('client'),
        c.req.valid('json'),
        callerOf(c, deps.limits),
      )
      if (!changed.ok) throw refusalError(changed)
      return c.json(presentClient(changed.client), 200)
    })
    .openapi(deleteRoute, async (c) => {
      const client = c.get('client')
      const deleted = await deleteProfile(deps, client, c.req.valid('json'), callerOf(c, deps.limits))
      if (!deleted.ok) throw refusalError(deleted)
      forgetSession(c, deps)
      forgetDevice(c, deps)
      c.header('Clear-Site-Data', '"cache"')
      return c.json({ status: 'done' as const }, 200)
    })
    .openapi(passwordRoute, async (c) => {
      const client = c.get('client')
      const caller = callerOf(c, deps.limits)
      const changed = await changePassword(deps, client, c.req.valid('json'), caller, sessionHash(c, deps))
      if (!changed.ok) throw refusalError(changed)
      giveSession(c, deps, changed.token)
      return c.json({ status: 'done' as const }, 200)
    })
    .openapi(verificationRoute, async (c) => {
      const asked = await verifyAgain(deps, c.get('client'), callerOf(c, deps.limits))
      if (!asked.ok) throw refusalError(asked)
      return c.json({ status: 'pending' as const }, 200)
    })
    .openapi(exportRoute, async (c) => {
      const data = await readData(deps, c.get('client'))
      const { format, language = languageOf(c) } = c.req.valid('query')
      c.header('Content-Disposition', `attachment; filename="${fileNames[language]}.${format}"`)
      if (format === 'html') return c.html(presentExportPage(data, language, deps), 200)
      return c.json(presentExport(data), 200)
    })
    .openapi(readPreferencesRoute, async (c) => c.json(await readPreferences(deps, c.get('client')), 200))
    .openapi(changePreferencesRoute, async (c) =>
      c.json(await changePreferences(deps, c.get('client'), c.req.valid('json')), 200),
    )
    .route('/', sessionRoutes(deps))
}

/** Hands the client of the session to the routes; without one the answer is 401. */
function needsClient(deps: AppDeps): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    const client = await findClient(deps.db, await clientOf(c, deps))
    if (client === undefined) throw new AppError('unauthorized')
    c.set('client', client)
    await next()
  }
}
