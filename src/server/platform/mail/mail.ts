import type { Transaction } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** A mail to be sent: what happened, not the words. It is composed when it is sent. */
export type QueuedMail<Kind extends string = string> = {
  /** Names the composer. */
  readonly kind: Kind
  /** Unique per event, so that one event never mails twice. */
  readonly eventKey: string
  readonly language: Language
  readonly to: string
  /** Plain JSON that the composer of this kind takes. */
  readonly data: unknown
  /** Sent before others that wait: its link works for an hour only. */
  readonly isUrgent?: boolean
  /**
   * Whoever types an address can cause it: it is not stored where the address got enough in a day, counted among all its mails
   * or among those of the kind.
   */
  readonly cap?: 'all' | 'kind' | undefined
  /** It leaves then at the earliest; without it, at once. */
  readonly notBefore?: Date | undefined
}

/** Takes the kinds for which the product has composers. */
export type MailQueue<Kind extends string = string> = {
  /** Writes the mail and its job in the caller's transaction; it is sent only when that commits. */
  readonly enqueue: (trx: Transaction<Database>, mail: QueuedMail<Kind>) => Promise<void>
}

export type ComposedMail = {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string
  /** Headers of this mail alone; values are one line. */
  readonly headers?: Readonly<Record<string, string>>
  /** A calendar file: attached, and once more beside the text, where mail programs look for what they put into a calendar. */
  readonly calendar?: { readonly filename: string; readonly method: string; readonly content: string }
}

/** Writes the words of one kind of mail when it is sent. */
type MailComposer = (data: unknown, language: Language) => Promise<ComposedMail>
/** By the kind of the queued mail. */
export type MailComposers = Readonly<Record<string, MailComposer>>
/** Null drops the mail: what it tells about has changed since it was queued. */
export type DroppableMailComposers = Readonly<
  Record<string, (data: unknown, language: Language) => Promise<ComposedMail | null>>
>
