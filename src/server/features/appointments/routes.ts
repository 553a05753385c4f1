import { createRoute, z } from '@hono/zod-openapi'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { findFor, provenBy, provesAddress } from '#server/features/appointments/access.ts'
import type { BookingOutcome } from '#server/features/appointments/book.ts'
import { book } from '#server/features/appointments/book.ts'
import {
  calendarFile,
  calendarFileName,
  calendarOf,
  calendarTypeOf,
} from '#server/features/appointments/calendar.ts'
import { managed } from '#server/features/appointments/change-routes.ts'
import {
  presentBooking,
  presentClientAppointment,
  presentManaged,
} from '#server/features/appointments/present.ts'
import type { Appointment } from '#server/features/appointments/service.ts'
import { findAppointmentsOf, mailTargetOf, settle, settleAll } from '#server/features/appointments/service.ts'
import { actorWithLink } from '#server/features/appointments/token.ts'
import { bookingBudget } from '#server/features/appointments/limits.ts'
import { apiRouter, jsonAnswer, jsonBody, refusals } from '#server/platform/http/api-router.ts'
import { careTexts } from '#server/features/care/service.ts'
import { idempotencyHeader } from '#server/platform/http/idempotency-key.ts'
import { languageOf } from '#server/platform/http/language.ts'
import { rateLimit } from '#server/platform/http/rate-limit.ts'
import { actorOf, clientOf } from '#server/platform/http/session.ts'
import { dayOrNull, emptyToNull, postedTrap, toE164 } from '#server/platform/http/typed-values.ts'
import type { SiteActor } from '#shared/features/access/actor.ts'
import { accountOf } from '#shared/features/access/actor.ts'
import { appointmentAnswer, bookingRequest } from '#shared/features/booking/contract.ts'
import {
  clientAppointments,
  managedAppointmentAnswer,
} from '#shared/features/booking/appointment-contract.ts'

/** The contract's request, with what only the server does: phone numbers to E.164, empty optional fields to null (SPEC 3). */
const postedBooking = bookingRequest.extend({
  phone: bookingRequest.shape.phone.transform(toE164),
  dateOfBirth: z.preprocess(dayOrNull, bookingRequest.shape.dateOfBirth),
  notes: z.preprocess(emptyToNull, bookingRequest.shape.notes),
  website: postedTrap,
})

const bookRoute = createRoute({
  method: 'post',
  path: '/api/appointments',
  request: { headers: idempotencyHeader, ...jsonBody(postedBooking) },
  responses: { 201: jsonAnswer(appointmentAnswer, 'Booked'), ...refusals },
})

const listRoute = createRoute({
  method: 'get',
  path: '/api/appointments',
  responses: { 200: jsonAnswer(clientAppointments, "The client's own, newest first"), ...refusals },
})

const managedRoute = createRoute({
  method: 'get',
  path: '/api/appointments/{id}',
  request: managed,
  responses: {
    200: jsonAnswer(managedAppointmentAnswer, 'The appointment, by session or manage link'),
    ...refusals,
  },
})

const calendarRoute = createRoute({
  method: 'get',
  path: '/api/appointments/{id}/calendar.ics',
  request: managed,
  responses: {
    200: { description: 'A calendar file', content: { 'text/calendar': { schema: z.string() } } },
    ...refusals,
  },
})

export function appointmentRoutes(deps: AppDeps) {
  const router = apiRouter()
  router.on('POST', bookRoute.getRoutingPath(), rateLimit(deps, bookingBudget))
  return router
    .openapi(bookRoute, async (c) => {
      const idempotencyKey = c.req.valid('header')['idempotency-key']
      const network = deps.limits?.networksOf(c).at(-1)?.key ?? null
      const call = { language: languageOf(c), idempotencyKey, network }
      const actor = await actorOf(c, deps)
      const appointment = bookedOrThrow(await book(deps, actor, c.req.valid('json'), call))
      // Not by the account that a guest's visit may belong to: that would tell anybody that there is one.
      const { to } = await mailTargetOf(deps.db, { ...appointment, client_id: accountOf(actor) })
      return c.json(presentBooking(appointment, to, deps.env), 201)
    })
    .openapi(listRoute, async (c) => {
      const clientId = await clientOf(c, deps)
      const isProof = await provesAddress(deps.db, { kind: 'client', clientId })
      const rows = await settleAll(deps.db, await findAppointmentsOf(deps.db, clientId))
      return c.json(
        rows.map((row) => presentClientAppointment(provenBy(row, isProof, deps.now()), languageOf(c), deps)),
        200,
      )
    })
    .openapi(managedRoute, async (c) => {
      const { id } = c.req.valid('param')
      const actor = actorWithLink(await actorOf(c, deps), c.req.valid('query').token, id, deps.env)
      const found = await findAsked(deps, actor, id)
      const language = languageOf(c)
      const care = await careTexts(found.treatment, language, deps)
      return c.json(presentManaged(await settle(deps.db, found), care, language, deps), 200)
    })
    .openapi(calendarRoute, async (c) => {
      const { id } = c.req.valid('param')
      const { token } = c.req.valid('query')
      const actor = actorWithLink(await actorOf(c, deps), token, id, deps.env)
      const found = await findAsked(deps, actor, id)
      const appointment = calendarOf(found)
      // As the one of the mail, which it takes the place of; who reads no mail of the address would hear that it has an account.
      const isGuest = actor.kind === 'link' && !actor.isMailed
      const { language } = await mailTargetOf(deps.db, isGuest ? { ...found, client_id: null } : found)
      return c.body(await calendarFile(appointment, language, deps), 200, {
        'Content-Type': calendarTypeOf(appointment),
        'Content-Disposition': `attachment; filename="${calendarFileName}"`,
      })
    })
}

/** @throws AppError when the appointment is not for who asks. */
async function findAsked(deps: AppDeps, actor: SiteActor, id: string): Promise<Appointment> {
  const found = await findFor(deps, actor, 'appointment:view', id)
  if (!found.ok) throw new AppError(found.reason)
  return found.value
}

function bookedOrThrow(outcome: BookingOutcome) {
  if (outcome.ok) return outcome.appointment
  if (outcome.reason === 'refused') throw new AppError(outcome.refused.code, outcome.refused)
  throw new AppError(outcome.reason)
}
