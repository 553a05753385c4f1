import type { AppDeps } from '#server/deps.ts'
import { forgetWishes } from '#server/features/account/service.ts'
import { appointmentChanged } from '#server/features/appointments/events.ts'
import { countChanges } from '#server/features/appointments/figures.ts'
import { holdNewRooms } from '#server/features/blocks/service.ts'
import { putOnCard } from '#server/features/cards/service.ts'
import { measureDesks } from '#server/features/desk/figures.ts'
import { tellTheDesk } from '#server/features/desk/service.ts'
import { newsletterRefused } from '#server/features/newsletter/events.ts'
import { askWhoBooked } from '#server/features/newsletter/service.ts'
import { queueVisitMail, visitMailDue } from '#server/features/visit-mails/jobs.ts'
import { mailAboutChange } from '#server/features/visit-mails/service.ts'
import { measureDatabase } from '#server/platform/db/figures.ts'
import { oneServerAtATime } from '#server/platform/db/migrate.ts'
import type { OpenedDatabase } from '#server/platform/db/open.ts'
import { openBell } from '#server/platform/events/bell.ts'
import { createEvents } from '#server/platform/events/events.ts'
import { keepAnswers } from '#server/platform/http/kept-answers.ts'
import { measureQueue } from '#server/platform/jobs/figures.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { openJobs } from '#server/platform/jobs/jobs.ts'
import { measureMails } from '#server/platform/mail/figures.ts'
import { createMailQueue, sendMail } from '#server/platform/mail/queue.ts'
import { createMetrics } from '#server/platform/metrics/metrics.ts'

type Outside = Omit<AppDeps, 'bell' | 'db' | 'events' | 'jobs' | 'kept' | 'mails' | 'metrics'> & {
  readonly database: OpenedDatabase
  /** Gives message ids their domain. */
  readonly mailFrom: string
  /** In the place of the queue in the database. */
  readonly mails?: AppDeps['mails']
}
const jobKinds = [sendMail, visitMailDue]
export type Wired = AppDeps & { readonly jobs: Jobs }

/** Puts together what the features need of each other and of the platform: who listens to what, and the work for later. */
export async function wire({ database, mailFrom, ...outside }: Outside): Promise<Wired> {
  const { log, now } = outside
  const jobs = await openQueue(database, log)
  const events = createEvents()
  const mails =
    outside.mails ?? createMailQueue({ jobs, mailFrom, now, log, isCapped: outside.limits !== undefined })
  const bell = openBell(database, log)
  const metrics = createMetrics()
  measureDatabase(metrics, database.db)
  measureQueue(
    metrics,
    database.db,
    jobKinds.map(({ name }) => name),
  )
  measureMails(metrics, database.db)
  measureDesks(metrics, bell)
  const kept = keepAnswers({ bell, now })
  const deps = { ...outside, db: database.db, jobs, mails, events, bell, kept, metrics }
  await oneServerAtATime(database, () => holdNewRooms(deps))
  // The card first: what is recorded names it.
  events.listen(appointmentChanged, (trx, change) => putOnCard(trx, change))
  events.listen(appointmentChanged, (trx, change) => mailAboutChange(deps, trx, change))
  events.listen(appointmentChanged, (trx, change) => askWhoBooked(deps, trx, change))
  events.listen(appointmentChanged, (trx, change) => tellTheDesk(deps, trx, change))
  events.listen(appointmentChanged, countChanges(metrics))
  events.listen(newsletterRefused, (trx, told) => forgetWishes(deps, trx, told))
  return deps
}

/** The queue with every kind of work that the product knows. */
export function openQueue(database: OpenedDatabase, log: AppDeps['log']): Promise<Jobs> {
  return oneServerAtATime(database, async () => {
    const opened = await openJobs({ ...database, log })
    for (const kind of jobKinds) await opened.prepare(kind)
    return opened
  })
}

/** Starts the work for later; mails are delivered apart. */
export async function startWork(deps: Wired): Promise<void> {
  await deps.jobs.work(visitMailDue, (job) => queueVisitMail(deps, job), { pollSeconds: 30 })
}
