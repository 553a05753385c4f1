import { sql } from 'kysely'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { withoutAddresses } from '#server/platform/log/log.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { MailOutcome } from '#server/platform/mail/figures.ts'
import { countAttempts } from '#server/platform/mail/figures.ts'
import type { DroppableMailComposers } from '#server/platform/mail/mail.ts'
import { MailServerError } from '#server/platform/mail/mail-server-error.ts'
import { oneAtATime } from '#server/platform/mail/one-at-a-time.ts'
import { sendMail } from '#server/platform/mail/queue.ts'
import { subjectIdOf, subjectOfMail } from '#server/platform/mail/subject.ts'
import type { MailTransport, OutgoingMail } from '#server/platform/mail/transport.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'

export type DeliveryDeps = {
  readonly db: Kysely<Database>
  readonly log: Logger
  readonly now: () => Date
  readonly transport: MailTransport
  readonly metrics: Metrics
  /** By kind of mail; every feature gives its own. */
  readonly composers: DroppableMailComposers
}

type Counting = DeliveryDeps & { readonly count: (outcome: MailOutcome) => void }
type Mail = Selectable<Database['mails']>

const giveUpAfterMs = 24 * 60 * 60 * 1000
/** With the pauses between them half an hour: a mail that is old when it is first tried, as after a restore, is not given up at once. */
const triesAtLeast = 7
/** Each crash between sending and marking may repeat a mail once; one that meets so many is put aside. */
const lostAttemptsAllowed = 5
/** Together below the limit of the job, so that two attempts at one mail never overlap. */
const turnLimits = { waitMs: 20_000, turnMs: 95_000 }
const errorTextLength = 500

/** Starts sending the stored mails. */
export async function deliverMails(deps: DeliveryDeps, jobs: Jobs, pollSeconds?: number): Promise<void> {
  // One mail at a time is on its way unmarked: a process that dies then can repeat that one and no other. And mails about
  // one thing arrive in the order in which it happened; those of other processes are seen to by `claim`.
  const inTurn = oneAtATime(turnLimits)
  const counting = { ...deps, count: countAttempts(deps.metrics) }
  await jobs.work(
    sendMail,
    ({ mailId }) => inTurn((isOver) => deliver(counting, mailId, isOver)),
    pollSeconds === undefined ? {} : { pollSeconds },
  )
}

/** How many mails wait and how many were given up, for operators. */
export async function countMails(db: Kysely<Database>): Promise<{ queued: number; failed: number }> {
  const { queued, failed } = await db
    .selectFrom('mails')
    .select((mail) => [
      mail.fn.countAll<string>().filterWhere('state', '<>', 'failed').as('queued'),
      mail.fn.countAll<string>().filterWhere('state', '=', 'failed').as('failed'),
    ])
    .where('state', '<>', 'sent')
    .where('state', '<>', 'dropped')
    .executeTakeFirstOrThrow()
  return { queued: Number(queued), failed: Number(failed) }
}

/**
 * One attempt at one mail, written in its turn and once it is claimed: one that leaves before it can make it untrue. Throws
 * when it should be tried again.
 */
async function deliver(deps: Counting, mailId: string, isOver: AbortSignal): Promise<void> {
  const mail = await deps.db.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirst()
  if (mail === undefined || (mail.state !== 'queued' && mail.state !== 'sending')) return
  // Outside a `try`: that it has to wait does not count towards giving up.
  const tries = await claim(deps, mail)
  if (tries === undefined) return
  let composed: OutgoingMail | null
  try {
    composed = await compose(deps, mail)
    if (composed !== null) await deps.transport.send(composed, isOver)
  } catch (error) {
    await afterFailure(deps, mail, error, tries)
    return
  }
  // Outside the `try`: a mail that was sent must never be marked as not sent.
  await (composed === null ? drop(deps, mail) : markSent(deps, mail.id))
}

async function compose({ composers }: DeliveryDeps, mail: Mail): Promise<OutgoingMail | null> {
  const composer = composers[mail.kind]
  if (composer === undefined) throw new Error(`nobody composes mails of the kind ${mail.kind}`)
  const words = await composer(mail.data, mail.language)
  return words === null
    ? null
    : {
        ...words,
        id: mail.id,
        messageId: mail.message_id,
        kind: mail.kind,
        language: mail.language,
        to: mail.recipient,
        createdAt: mail.created_at,
      }
}

/**
 * Marks the mail as being sent, before it is written and leaves; answers with how often it was tried, this time among them.
 * Undefined when it was given up, or somebody else finished it.
 * Throws when it has to wait for another.
 */
async function claim({ db, log, transport, count }: Counting, mail: Mail): Promise<number | undefined> {
  const claimed = await inTransaction(db, async (trx) => {
    await waitForOthers(trx, mail)
    return trx
      .updateTable('mails')
      .set({
        state: 'sending',
        attempts: sql`attempts + 1`,
        // Found as "sending": the attempt before this one ended with its process.
        lost_attempts: sql`lost_attempts + case when state = 'sending' then 1 else 0 end`,
      })
      .where('id', '=', mail.id)
      .where('state', 'in', ['queued', 'sending'])
      .returning(['attempts', 'lost_attempts'])
      .executeTakeFirst()
  })
  if (claimed === undefined) return undefined
  if (transport.isRepeatable || claimed.lost_attempts <= lostAttemptsAllowed) return claimed.attempts
  await db
    .updateTable('mails')
    .set({
      state: 'failed',
      last_error: 'too many attempts ended with the process; the mail may have arrived',
    })
    .where('id', '=', mail.id)
    .execute()
  count('put_aside')
  log.error(
    { mailId: mail.id, kind: mail.kind },
    'a mail was put aside: too many attempts ended with the process',
  )
  return undefined
}

/**
 * While another process sends a mail about the same to the same reader, this one would overtake it, or come after what it
 * contradicts: it is written anew at the next attempt. What is found as "sending" itself is a repeat, and waits for none.
 */
async function waitForOthers(trx: Transaction<Database>, mail: Mail): Promise<void> {
  const subject = subjectIdOf(mail)
  if (subject === undefined) return
  const open = await trx
    .selectFrom('mails')
    .select(['id', 'state'])
    .where(subjectOfMail, '=', subject)
    .where('recipient', '=', mail.recipient)
    .where('state', 'in', ['queued', 'sending'])
    .orderBy('id')
    .forUpdate()
    .execute()
  const leaving = open.filter(({ state }) => state === 'sending')
  if (leaving.length > 0 && leaving.every(({ id }) => id !== mail.id))
    throw new Error('another mail about the same is on its way to the same reader')
}

async function afterFailure(
  { db, log, now, count }: Counting,
  mail: Mail,
  error: unknown,
  tries: number,
): Promise<void> {
  const isRefused = error instanceof MailServerError && error.isForGood
  const isOld = now().getTime() - mail.created_at.getTime() >= giveUpAfterMs
  const isOver = isRefused || (isOld && tries >= triesAtLeast)
  await db
    .updateTable('mails')
    .set({
      state: isOver ? 'failed' : 'queued',
      last_error: withoutAddresses(String(error)).slice(0, errorTextLength),
    })
    .where('id', '=', mail.id)
    .where('state', 'in', ['queued', 'sending'])
    .execute()
  count(isOver ? 'put_aside' : 'again')
  if (!isOver) throw error
  const why = isRefused ? 'because the mail server refused it for good' : 'after 24 hours'
  log.error({ err: error, mailId: mail.id, kind: mail.kind }, `a mail was put aside ${why}`)
}

async function drop({ db, log, count }: Counting, mail: Mail): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'dropped', last_error: null, data: '{}' })
    .where('id', '=', mail.id)
    .where('state', 'in', ['queued', 'sending'])
    .execute()
  count('dropped')
  log.info({ mailId: mail.id, kind: mail.kind }, 'a mail was dropped: it is no longer true')
}

async function markSent({ db, log, now, count }: Counting, mailId: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'sent', sent_at: now(), last_error: null, data: '{}' })
    .where('id', '=', mailId)
    .execute()
  count('sent')
  log.info({ mailId }, 'mail sent')
}
