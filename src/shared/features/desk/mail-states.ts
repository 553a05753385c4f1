/** What becomes of a mail: it waits, is on its way, has left, was put aside, or is not to leave any more. */
export const mailStates = ['queued', 'sending', 'sent', 'failed', 'dropped'] as const
export type MailState = (typeof mailStates)[number]
