import { z } from 'zod'
import { mailStates } from '#shared/features/desk/mail-states.ts'
import { messagesAtOnce } from '#shared/features/desk/rules.ts'
import { languages } from '#shared/i18n/languages.ts'
import { doneAnswer, errorAnswer } from '#shared/lib/answers.ts'
import { typedText } from '#shared/lib/typed.ts'

const replyLimit = 4000

/** What the contact page received. */
const deskMessage = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** As it was typed. */
  phone: z.string().nullable(),
  /** The same as people write it, where it is a number. */
  shownPhone: z.string().nullable(),
  /** What it dials, as E.164; null where it is no number. */
  dialledPhone: z.string().nullable(),
  /** The only card with this address; null for none, and for several. Who typed it need not be who it belongs to. */
  cardId: z.uuid().nullable(),
  subject: z.string(),
  message: z.string(),
  /** In the language of who reads it. */
  treatments: z.array(z.string()),
  language: z.enum(languages),
  at: z.iso.datetime(),
  /** When and by whom it was marked as done; null while it waits. */
  doneAt: z.iso.datetime().nullable(),
  doneBy: z.string().nullable(),
  replies: z.array(
    z.object({
      id: z.uuid(),
      body: z.string(),
      at: z.iso.datetime(),
      by: z.string(),
      /** Of its mail; null once that is no longer kept. */
      state: z.enum(mailStates).nullable(),
    }),
  ),
})
export type DeskMessage = z.infer<typeof deskMessage>

/** `GET /api/desk/messages?state=&most=`: what waits first, then the newest. */
export const messagesQuery = z.object({
  state: z.enum(['open', 'done']).optional(),
  most: z.coerce.number().int().min(1).max(100_000).default(messagesAtOnce),
})
export const messagesAnswer = z.object({
  messages: z.array(deskMessage),
  /** Whether there are older ones than `most` took. */
  hasOlder: z.boolean(),
  /** How many nobody has dealt with, whatever was asked for. */
  waiting: z.int(),
})
export type MessagesAnswer = z.infer<typeof messagesAnswer>

/** `POST /api/desk/messages/{id}/reply`: leaves as a mail in the sender's language. */
export const replyRequest = z.object({
  body: typedText(replyLimit),
  /** What the writer knew of the message; the reply is refused when a colleague was first. Without it, it always leaves. */
  seen: z.object({ replies: z.int(), done: z.boolean() }).optional(),
})
export type ReplyRequest = z.infer<typeof replyRequest>

/** 409 of a reply: the message as it is now. */
export const replyConflict = errorAnswer.omit({ fields: true }).extend({ message: deskMessage })

/** A mail as it is listed with what it is about. */
export const mailLine = z.object({
  id: z.uuid(),
  kind: z.string(),
  state: z.enum(mailStates),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})
export type MailLine = z.infer<typeof mailLine>

/** A mail that was sent, waits, or was put aside. */
const deskMail = mailLine.extend({
  to: z.string(),
  /** The visit that it is about; null for none, and where that is forgotten. */
  visit: z.object({ id: z.uuid(), client: z.string(), start: z.iso.datetime() }).nullable(),
  /** Who wrote the message that it is about; null for none. */
  writer: z.string().nullable(),
  language: z.enum(languages),
  attempts: z.int(),
  /** Why it was put aside or waits, as the mail server said it. */
  lastError: z.string().nullable(),
  /** False where its words were already forgotten, as after sending, or are no longer true of the visit. */
  canSendAgain: z.boolean(),
})
export type DeskMail = z.infer<typeof deskMail>

/** `GET /api/desk/mails?state=`: newest first; `before` continues below a mail. */
export const mailsQuery = z.object({ state: z.enum(mailStates).optional(), before: z.uuid().optional() })
export type MailsQuery = z.infer<typeof mailsQuery>
export const mailsAnswer = z.object({
  mails: z.array(deskMail),
  /** The `before` of the page below, or null at the end. */
  next: z.uuid().nullable(),
  /** How many mails there are of each state but sent, whatever was asked for; none of a state that is not named. */
  unsent: z.record(z.string(), z.int()),
})
export type MailsAnswer = z.infer<typeof mailsAnswer>

/** `POST /api/desk/mails/{id}/again` and `POST /api/desk/appointments/{id}/confirmation`: `to` is where it goes by now. */
export const sentAgainAnswer = doneAnswer.extend({ to: z.string() })
export type SentAgain = z.infer<typeof sentAgainAnswer>

/** `GET /api/desk/newsletter`: the confirmed list; `/export` is the same as CSV. */
export const newsletterAnswer = z.object({
  subscribers: z.array(
    z.object({
      email: z.string(),
      name: z.string().nullable(),
      language: z.enum(languages),
      askedAt: z.iso.datetime(),
      confirmedAt: z.iso.datetime(),
    }),
  ),
})
export type NewsletterAnswer = z.infer<typeof newsletterAnswer>
