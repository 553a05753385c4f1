import { createRoute, z } from '@hono/zod-openapi'
import { Hono } from 'hono'
import type { Context } from 'hono'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { Changed } from '#server/features/appointments/cancel.ts'
import { cancel } from '#server/features/appointments/cancel.ts'
import { sayComing } from '#server/features/appointments/coming.ts'
import { move } from '#server/features/appointments/move.ts'
import { presentClientAppointment } from '#server/features/appointments/present.ts'
import type { Appointment } from '#server/features/appointments/service.ts'
import { settle } from '#server/features/appointments/service.ts'
import { actorWithLink } from '#server/features/appointments/token.ts'
import { bookingBudget } from '#server/features/appointments/limits.ts'
import { apiRouter, jsonAnswer, jsonBody, refusals } from '#server/platform/http/api-router.ts'
import { languageOf } from '#server/platform/http/language.ts'
import { answerWithPage, limitForm, tokenOf } from '#server/platform/http/link-form.ts'
import { rateLimit } from '#server/platform/http/rate-limit.ts'
import { actorOf } from '#server/platform/http/session.ts'
import { appointmentIdOf } from '#shared/features/booking/manage-token.ts'
import type { ClientAppointment } from '#shared/features/booking/appointment-contract.ts'
import {
  cancelRequest,
  clientAppointment,
  comingRequest,
  rescheduleRequest,
} from '#shared/features/booking/appointment-contract.ts'
import { languages } from '#shared/i18n/languages.ts'
import { localized, manageOutcome, paths } from '#shared/i18n/paths.ts'

/** One appointment, by session or manage link. */
export const managed = {
  params: z.object({ id: z.string() }),
  query: z.object({ token: z.string().optional() }),
}

const cancelRoute = createRoute({
  method: 'post',
  path: '/api/appointments/{id}/cancel',
  // Whoever sends no body was shown no price.
  request: { ...managed, body: { ...jsonBody(cancelRequest).body, required: false } },
  responses: { 200: jsonAnswer(clientAppointment, 'Cancelled; feeCents is what it costs'), ...refusals },
})

const rescheduleRoute = createRoute({
  method: 'post',
  path: '/api/appointments/{id}/reschedule',
  request: { ...managed, ...jsonBody(rescheduleRequest) },
  responses: { 200: jsonAnswer(clientAppointment, 'Moved; feeCents is what it costs'), ...refusals },
})

const comingRoute = createRoute({
  method: 'post',
  path: '/api/appointments/{id}/coming',
  request: { ...managed, body: { ...jsonBody(comingRequest).body, required: false } },
  responses: {
    200: jsonAnswer(clientAppointment, 'The clinic knows that the client will come'),
    ...refusals,
  },
})

export function changeRoutes(deps: AppDeps) {
  const router = apiRouter()
  for (const route of [cancelRoute, rescheduleRoute, comingRoute]) {
    router.on('POST', route.getRoutingPath(), rateLimit(deps, bookingBudget))
  }
  return router
    .openapi(cancelRoute, async (c) => {
      const { id } = c.req.valid('param')
      const actor = actorWithLink(await actorOf(c, deps), c.req.valid('query').token, id, deps.env)
      const cancelled = await cancel(deps, actor, id, c.req.valid('json'))
      if (!cancelled.ok) throw new AppError(cancelled.reason)
      return c.json(await present(c, deps, cancelled), 200)
    })
    .openapi(comingRoute, async (c) => {
      const { id } = c.req.valid('param')
      const actor = actorWithLink(await actorOf(c, deps), c.req.valid('query').token, id, deps.env)
      const said = await sayComing(deps, actor, id, c.req.valid('json'))
      if (!said.ok) throw new AppError(said.reason)
      return c.json(await presentNow(c, deps, said.appointment), 200)
    })
    .openapi(rescheduleRoute, async (c) => {
      const { id } = c.req.valid('param')
      const actor = actorWithLink(await actorOf(c, deps), c.req.valid('query').token, id, deps.env)
      const moved = await move(deps, actor, id, c.req.valid('json'))
      if (!moved.ok && moved.reason === 'refused') throw new AppError(moved.refused.code, moved.refused)
      if (!moved.ok) throw new AppError(moved.reason)
      return c.json(await present(c, deps, moved), 200)
    })
}

async function present(c: Context, deps: AppDeps, { appointment, feeCents }: Changed) {
  return { ...(await presentNow(c, deps, appointment)), feeCents }
}

async function presentNow(c: Context, deps: AppDeps, row: Appointment): Promise<ClientAppointment> {
  return presentClientAppointment(await settle(deps.db, row), languageOf(c), deps)
}

/**
 * The link of a booking's mails without a script: GET shows a page of the site and is not handled here; its form POSTs
 * and cancels the appointment (DECISIONS 4). The answer is a page of `pages`, the built site; 410 when the link does
 * not open an appointment that is still to come.
 */
export function manageLinkRoutes(deps: AppDeps, pages: Pick<Hono, 'request'>) {
  const router = new Hono()
  for (const language of languages)
    router.post(
      localized(paths.manageBooking, language),
      rateLimit(deps, bookingBudget),
      limitForm,
      async (c) => {
        const token = await tokenOf(c)
        const id = appointmentIdOf(token)
        const { ok } = await cancel(deps, actorWithLink({ kind: 'guest' }, token, id, deps.env), id)
        const outcome = manageOutcome(ok ? 'cancelled' : 'failed')
        return answerWithPage(c, pages, localized(outcome, language), ok ? 200 : 410)
      },
    )
  return router
}
