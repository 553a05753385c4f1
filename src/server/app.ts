import { requestId } from 'hono/request-id'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { accountRoutes } from '#server/features/account/routes.ts'
import { agendaRoutes } from '#server/features/agenda/routes.ts'
import { changeRoutes } from '#server/features/appointments/change-routes.ts'
import { deskVisitRoutes } from '#server/features/appointments/desk/routes.ts'
import { appointmentRoutes } from '#server/features/appointments/routes.ts'
import { moveTimesRoutes } from '#server/features/availability/move-routes.ts'
import { availabilityRoutes } from '#server/features/availability/routes.ts'
import { backupRoutes } from '#server/features/backup/routes.ts'
import { blockRoutes } from '#server/features/blocks/routes.ts'
import { cardRoutes } from '#server/features/cards/routes.ts'
import { cardsOfPerson } from '#server/features/cards/service.ts'
import { catalogueRoutes } from '#server/features/catalogue/routes.ts'
import { messageRoutes } from '#server/features/contact/desk-routes.ts'
import { contactRoutes } from '#server/features/contact/routes.ts'
import { deskRoutes } from '#server/features/desk/routes.ts'
import { floodCommandRoutes } from '#server/features/floods/command-routes.ts'
import { floodRoutes } from '#server/features/floods/routes.ts'
import { healthRoutes } from '#server/features/health/routes.ts'
import { newsletterDeskRoutes } from '#server/features/newsletter/desk-routes.ts'
import { isOneClickPath, newsletterRoutes } from '#server/features/newsletter/routes.ts'
import { mailCountRoutes, outboxRoutes } from '#server/features/outbox/routes.ts'
import { portalRoutes } from '#server/features/portal/routes.ts'
import { privacyRoutes } from '#server/features/privacy/routes.ts'
import { profileRoutes } from '#server/features/profile/routes.ts'
import { recordRoutes } from '#server/features/record/routes.ts'
import { reportRoutes } from '#server/features/reports/routes.ts'
import { signInRoutes } from '#server/features/sign-in/routes.ts'
import { deskGate, openAtBrowser, staffRoutes } from '#server/features/staff/routes.ts'
import { teamRoutes } from '#server/features/team/routes.ts'
import { wellKnownRoutes } from '#server/features/well-known/routes.ts'
import { visitMailRoutes } from '#server/features/visit-mails/routes.ts'
import { apiRouter } from '#server/platform/http/api-router.ts'
import { apiRules } from '#server/platform/http/api-rules.ts'
import { answerError, answerThrown } from '#server/platform/http/error-answer.ts'
import { requestLog } from '#server/platform/http/request-log.ts'
import { requestMetrics } from '#server/platform/http/request-metrics.ts'
import { sameOrigin } from '#server/platform/http/same-origin.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'

/** The whole API as one Hono app, without a port: `app.request()` tests it. */
export function createApp(deps: AppDeps) {
  const app = apiRouter()
  app.onError((error, c) => answerThrown(c, error, deps.log))
  app.notFound((c) => answerError(c, new AppError('not_found')))
  app.use(requestId(), requestLog(deps.log), requestMetrics(deps.metrics))
  app.use(securityHeaders(deps.env.publicUrl))
  app.use('/api/*', async (c, next) => {
    // Answers about people and free times are for now and for the asker; the catalogue says otherwise itself.
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.use('/api/*', apiRules(app))
  app.use(sameOrigin(deps, isOneClickPath))
  app.use('/api/desk/*', deskGate(deps))
  // Worked out once: it takes a fifth of a second, and anybody may ask.
  let description: string | undefined
  app.get('/api/openapi.json', (c) => {
    description ??= JSON.stringify(
      app.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: deps.clinic.name, version: '1' },
        servers: [{ url: deps.env.publicUrl }],
      }),
    )
    return c.body(description, 200, { 'Content-Type': 'application/json' })
  })
  return app
    .route('/', healthRoutes(deps))
    .route('/', wellKnownRoutes(deps))
    .route('/', catalogueRoutes(deps))
    .route('/', availabilityRoutes(deps))
    .route('/', moveTimesRoutes(deps))
    .route('/', agendaRoutes(deps))
    .route('/', appointmentRoutes(deps))
    .route('/', floodCommandRoutes(deps))
    .route('/', backupRoutes(deps))
    .route('/', mailCountRoutes(deps))
    .route('/', contactRoutes(deps))
    .route('/', newsletterRoutes(deps))
    .route('/', changeRoutes(deps))
    .route('/', visitMailRoutes(deps))
    .route('/', accountRoutes(deps))
    .route('/', profileRoutes(deps))
    .route('/', portalRoutes(deps))
    .route('/', staffRoutes(deps))
    .route('/', signInRoutes(deps, openAtBrowser))
    .route('/', teamRoutes(deps))
    .route('/', recordRoutes(deps, cardsOfPerson))
    .route('/', deskRoutes(deps))
    .route('/', deskVisitRoutes(deps))
    .route('/', blockRoutes(deps))
    .route('/', cardRoutes(deps))
    .route('/', privacyRoutes(deps))
    .route('/', messageRoutes(deps))
    .route('/', outboxRoutes(deps))
    .route('/', newsletterDeskRoutes(deps))
    .route('/', reportRoutes(deps))
    .route('/', floodRoutes(deps))
}
