import { createRoute, z } from '@hono/zod-openapi'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { calendarFile, calendarFileName, calendarTypeOf } from '#server/features/booking/calendar.ts'
import { calendarOf, presentBooking, presentManaged } from '#server/features/booking/present.ts'
import type { BookingOutcome } from '#server/features/booking/service.ts'
import { book, findAccessible } from '#server/features/booking/service.ts'
import { apiRouter, jsonAnswer, refusals } from '#server/platform/http/api-router.ts'
import { careTexts } from '#server/platform/content/care.ts'
import { languageOf } from '#server/platform/http/language.ts'
import { rateLimit } from '#server/platform/http/rate-limit.ts'
import { signedInClient } from '#server/platform/http/session.ts'
import { emptyToNull, toE164 } from '#server/platform/http/typed-values.ts'
import {
  appointmentAnswer,
  bookingRequest,
  managedAppointmentAnswer,
} from '#shared/features/booking/contract.ts'

/** The contract's request, with what only the server does: phone numbers to E.164, empty optional fields to null (SPEC 3). */
const postedBooking = bookingRequest.extend({
  phone: bookingRequest.shape.phone.transform(toE164),
  dateOfBirth: z.preprocess(emptyToNull, bookingRequest.shape.dateOfBirth),
  notes: z.preprocess(emptyToNull, bookingRequest.shape.notes),
})

const bookRoute = createRoute({
  method: 'post',
  path: '/api/appointments',
  request: {
    headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
    body: { required: true, content: { 'application/json': { schema: postedBooking } } },
  },
  responses: { 201: jsonAnswer(appointmentAnswer, 'Booked'), ...refusals },
})

const managed = {
  params: z.object({ id: z.string() }),
  query: z.object({ token: z.string().optional() }),
}

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

export function bookingRoutes(deps: AppDeps) {
  const router = apiRouter()
  router.on('POST', bookRoute.getRoutingPath(), rateLimit(deps, 'booking'))
  return router
    .openapi(bookRoute, async (c) => {
      const idempotencyKey = c.req.valid('header')['idempotency-key']
      const clientId = await signedInClient(c, deps)
      const caller = { language: languageOf(c), idempotencyKey, clientId }
      const appointment = bookedOrThrow(await book(deps, c.req.valid('json'), caller))
      return c.json(presentBooking(appointment, deps.env), 201)
    })
    .openapi(managedRoute, async (c) => {
      const { token } = c.req.valid('query')
      const access = { token, clientId: await signedInClient(c, deps) }
      const found = await findAccessible(deps, c.req.valid('param').id, access)
      if (!found.ok) throw new AppError(found.reason)
      const language = languageOf(c)
      const care = await careTexts(found.value.treatment, language, deps.clinic)
      return c.json(presentManaged(found.value, care, language, deps), 200)
    })
    .openapi(calendarRoute, async (c) => {
      const { token } = c.req.valid('query')
      const access = { token, clientId: await signedInClient(c, deps) }
      const found = await findAccessible(deps, c.req.valid('param').id, access)
      if (!found.ok) throw new AppError(found.reason)
      const appointment = calendarOf(found.value)
      return c.body(await calendarFile(appointment, found.value.language, deps), 200, {
        'Content-Type': calendarTypeOf(appointment),
        'Content-Disposition': `attachment; filename="${calendarFileName}"`,
      })
    })
}

function bookedOrThrow(outcome: BookingOutcome) {
  if (outcome.ok) return outcome.appointment
  if (outcome.reason === 'refused') throw new AppError(outcome.refused.code, outcome.refused)
  throw new AppError(outcome.reason)
}
