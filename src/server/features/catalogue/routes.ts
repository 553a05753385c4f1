import { createRoute, z } from '@hono/zod-openapi'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import type { AppDeps } from '#server/deps.ts'
import { presentCatalogue } from '#server/features/catalogue/present.ts'
import { apiRouter, jsonAnswer, refusals } from '#server/platform/http/api-router.ts'
import { catalogueAnswer } from '#shared/features/booking/contract.ts'
import { defaultLanguage, isLanguage } from '#shared/i18n/languages.ts'

const catalogueRoute = createRoute({
  method: 'get',
  path: '/api/catalogue',
  // 68 KB of words, which every page fetches ahead of a booking: compressed they're less than a fifth.
  middleware: [compress(), etag()],
  request: { query: z.object({ language: z.string().optional() }) },
  responses: { 200: jsonAnswer(catalogueAnswer, 'The price list in one language'), ...refusals },
})

export function catalogueRoutes({ priceList }: Pick<AppDeps, 'priceList'>) {
  return apiRouter().openapi(catalogueRoute, (c) => {
    c.header('Cache-Control', 'public, max-age=300')
    // The compression says so only where it has something to compress.
    c.header('Vary', 'Accept-Encoding')
    const { language } = c.req.valid('query')
    return c.json(presentCatalogue(isLanguage(language) ? language : defaultLanguage, priceList), 200)
  })
}
