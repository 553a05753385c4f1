import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '#server/platform/db/schema.ts'
import type { Bell } from '#server/platform/events/bell.ts'
import type { Events } from '#server/platform/events/events.ts'
import type { KeptAnswers } from '#server/platform/http/kept-answers.ts'
import type { RateLimits } from '#server/platform/http/rate-limit.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { MailQueue } from '#server/platform/mail/mail.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import type { PriceList } from '#shared/content/price-list.ts'
import type { MailKind } from '#shared/features/desk/mail-kinds.ts'

/** The settings that answers depend on; `env.ts` reads more than these. */
type AppEnv = {
  /** Origin in links and mails, without a slash at the end. */
  readonly publicUrl: string
  /** Signs links and cookies. */
  readonly secret: string
  /** Where the clinic reads its mail. */
  readonly clinicMail: string
}

/** Everything the app needs from outside; tests pass their own. */
export type AppDeps = {
  readonly db: Kysely<Database>
  readonly env: AppEnv
  readonly clinic: Clinic
  /** What it offers. */
  readonly priceList: PriceList
  readonly now: () => Date
  readonly log: Logger
  readonly mails: MailQueue<MailKind>
  /** What happens, told to all for whom something follows from it; who that is stands in `wiring.ts`. */
  readonly events: Events
  /** Tells every open desk, in every process, which days changed. */
  readonly bell: Bell
  /** What is free, worked out and sent once until that changes. */
  readonly kept: KeptAnswers
  /** Work for later, in the caller's transaction. */
  readonly jobs: Pick<Jobs, 'send'>
  /** Where a feature registers the figures that it wants to be watched by. */
  readonly metrics: Metrics
  /** Without it nobody is limited. */
  readonly limits?: RateLimits
}

/** Which clinic it is, and what it offers. */
export type House = Pick<AppDeps, 'clinic' | 'priceList'>
