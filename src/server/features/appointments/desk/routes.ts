import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { DeskBooked } from '#server/features/appointments/desk/book.ts'
import { bookAtDesk } from '#server/features/appointments/desk/book.ts'
import { cancelAtDesk, moveAtDesk, undoAtDesk } from '#server/features/appointments/desk/change.ts'
import type { Marked } from '#server/features/appointments/desk/mark.ts'
import { linkPaymentAtDesk, markAtDesk, payAtDesk } from '#server/features/appointments/desk/mark.ts'
import { findDeskRows, presentVisit } from '#server/features/appointments/service.ts'
import type { StaffEnv } from '#server/features/staff/service.ts'
import { apiRouter, jsonAnswer, jsonBody, refusals } from '#server/platform/http/api-router.ts'
import { idempotencyHeader } from '#server/platform/http/idempotency-key.ts'
import { languageOf } from '#server/platform/http/language.ts'
import { refusalError } from '#server/platform/http/refusal-error.ts'
import { emptyToNull, postedPhone } from '#server/platform/http/typed-values.ts'
import {
  deskBookingRequest,
  deskCancelRequest,
  deskMoveRequest,
  deskPaymentLinkRequest,
  deskPaymentRequest,
  deskSeriesRequest,
  deskStatusRequest,
  deskUndoRequest,
  deskVisit,
  deskVisitsAnswer,
} from '#shared/features/desk/agenda-contract.ts'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'

const path = '/api/desk/appointments'
const one = { params: z.object({ id: z.uuid() }) }
const keyed = { headers: idempotencyHeader }

/** The contract's request, with what only the server does: telephone numbers to E.164, empty optional fields to null. */
const optional = {
  phone: postedPhone,
  email: z.preprocess(emptyToNull, deskBookingRequest.shape.email),
  notes: z.preprocess(emptyToNull, deskBookingRequest.shape.notes),
}
const reason = z.preprocess(emptyToNull, deskCancelRequest.shape.reason)

const bookRoute = createRoute({
  method: 'post',
  path,
  request: { ...keyed, ...jsonBody(deskBookingRequest.extend(optional)) },
  responses: { 201: jsonAnswer(deskVisit, 'Booked'), ...refusals },
})
const seriesRoute = createRoute({
  method: 'post',
  path: `${path}/series`,
  request: { ...keyed, ...jsonBody(deskSeriesRequest.extend(optional)) },
  responses: { 201: jsonAnswer(deskVisitsAnswer, 'All booked'), ...refusals },
})
const moveRoute = createRoute({
  method: 'post',
  path: `${path}/{id}/move`,
  request: { ...one, ...jsonBody(deskMoveRequest) },
  responses: { 200: jsonAnswer(deskVisit, 'Moved'), ...refusals },
})
const cancelRoute = createRoute({
  method: 'post',
  path: `${path}/{id}/cancel`,
  request: { ...one, ...jsonBody(deskCancelRequest.extend({ reason })) },
  responses: { 200: jsonAnswer(deskVisit, 'Cancelled'), ...refusals },
})
const undoRoute = createRoute({
  method: 'post',
  path: `${path}/{id}/undo`,
  request: { ...one, ...jsonBody(deskUndoRequest) },
  responses: { 200: jsonAnswer(deskVisit, 'As it was; nobody was told'), ...refusals },
})
const statusRoute = createRoute({
  method: 'post',
  path: `${path}/{id}/status`,
  request: { ...one, ...jsonBody(deskStatusRequest.extend({ reason })) },
  responses: { 200: jsonAnswer(deskVisit, 'Marked'), ...refusals },
})
const paymentRoute = createRoute({
  method: 'post',
  path: `${path}/{id}/payments`,
  request: { ...one, ...keyed, ...jsonBody(deskPaymentRequest) },
  responses: { 200: jsonAnswer(deskVisit, 'Entered'), ...refusals },
})
const paymentLinkRoute = createRoute({
  method: 'post',
  path: `${path}/{id}/payment-link`,
  request: { ...one, ...jsonBody(deskPaymentLinkRequest) },
  responses: {
    200: jsonAnswer(deskVisit, 'Kept, shown in the portal, and mailed to who chose to pay beforehand'),
    ...refusals,
  },
})

/** The wish with why its fee is waived, null where it is charged (DECISIONS 8). @throws where a reason is wanted and none given */
function withWaiver<Wish extends Waivable>({ waiveFee, reason, ...wish }: Wish) {
  const waiver = waiveFee ? (reason ?? '') : null
  if (waiver === '')
    throw new AppError('invalid_input', { fields: { reason: { key: 'deskErrors.reason_needed' } } })
  return { ...wish, waiver }
}
type Waivable = { readonly waiveFee: boolean; readonly reason?: string | null | undefined }

/** A visitor is told of another visitor; here it may be a block of the clinic's own. */
const notFree = { key: 'deskErrors.slot_taken' } as const

/** What the desk does with visits; `deskGate` has asked who may. */
export function deskVisitRoutes(deps: AppDeps) {
  async function visitsOf(c: Context, ids: readonly string[]): Promise<DeskVisit[]> {
    const rows = await findDeskRows(deps.db, ids)
    return rows.map((row) => presentVisit(row, languageOf(c), deps))
  }

  async function changed(c: Context, outcome: Marked): Promise<DeskVisit> {
    if (!outcome.ok && outcome.reason === 'slot_taken')
      throw new AppError('slot_taken', { sentence: notFree })
    if (!outcome.ok) throw refusalError(outcome)
    const [visit] = await visitsOf(c, [outcome.id])
    if (visit === undefined) throw new AppError('not_found')
    return visit
  }

  /** `nameOf` says what a field of one wish is called in the request. */
  async function booked(
    c: Context,
    outcome: DeskBooked,
    nameOf: (field: string, index: number) => string,
  ): Promise<DeskVisit[]> {
    if (outcome.ok) return visitsOf(c, outcome.ids)
    if (outcome.reason === 'refused') {
      const sentences = outcome.wrong.flatMap(({ index, fields }) =>
        Object.entries(fields).map(
          ([field, sentence]) => [index === null ? field : nameOf(field, index), sentence] as const,
        ),
      )
      throw new AppError('invalid_input', { fields: Object.fromEntries(sentences) })
    }
    if (outcome.reason === 'idempotency_conflict')
      throw new AppError(outcome.reason, { sentence: { key: 'deskErrors.booked_before' } })
    if (outcome.reason !== 'slot_taken') throw new AppError(outcome.reason)
    const field = nameOf('appointmentDate', outcome.index)
    throw new AppError('slot_taken', { sentence: notFree, fields: { [field]: notFree } })
  }

  return apiRouter<StaffEnv>({ url: { wrong: 'deskErrors.https_only' } })
    .openapi(bookRoute, async (c) => {
      const { treatmentType, appointmentDate, room, ...person } = c.req.valid('json')
      const wish = { treatmentType, appointmentDate, room }
      const call = { language: languageOf(c), idempotencyKey: c.req.valid('header')['idempotency-key'] }
      const outcome = await bookAtDesk(deps, c.get('staff'), person, [wish], call)
      const [visit] = await booked(c, outcome, (field) => field)
      if (visit === undefined) throw new AppError('not_found')
      return c.json(visit, 201)
    })
    .openapi(seriesRoute, async (c) => {
      const { visits: wishes, ...person } = c.req.valid('json')
      const call = { language: languageOf(c), idempotencyKey: c.req.valid('header')['idempotency-key'] }
      const outcome = await bookAtDesk(deps, c.get('staff'), person, wishes, call)
      const visits = await booked(c, outcome, (field, index) => `visits.${index}.${field}`)
      return c.json({ visits }, 201)
    })
    .openapi(moveRoute, async (c) => {
      const { id } = c.req.valid('param')
      const moved = await moveAtDesk(deps, c.get('staff'), id, c.req.valid('json'))
      return c.json(await changed(c, moved), 200)
    })
    .openapi(cancelRoute, async (c) => {
      const { id } = c.req.valid('param')
      const wish = withWaiver(c.req.valid('json'))
      const cancelled = await cancelAtDesk(deps, c.get('staff'), id, wish)
      return c.json(await changed(c, cancelled), 200)
    })
    .openapi(undoRoute, async (c) => {
      const { id } = c.req.valid('param')
      const undone = await undoAtDesk(deps, c.get('staff'), id, c.req.valid('json').sequence)
      return c.json(await changed(c, undone), 200)
    })
    .openapi(statusRoute, async (c) => {
      const { id } = c.req.valid('param')
      const mark = withWaiver(c.req.valid('json'))
      const marked = await markAtDesk(deps, c.get('staff'), id, mark)
      return c.json(await changed(c, marked), 200)
    })
    .openapi(paymentRoute, async (c) => {
      const { id } = c.req.valid('param')
      const payment = { ...c.req.valid('json'), key: c.req.valid('header')['idempotency-key'] }
      const paid = await payAtDesk(deps, c.get('staff'), id, payment)
      return c.json(await changed(c, paid), 200)
    })
    .openapi(paymentLinkRoute, async (c) => {
      const { id } = c.req.valid('param')
      const kept = await linkPaymentAtDesk(deps, c.get('staff'), id, c.req.valid('json').url)
      return c.json(await changed(c, kept), 200)
    })
}
