import type { deskMessages as source } from '#content/messages/nl/desk-messages.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskMessages: Translated<typeof source> = {
  which: 'Which messages',
  state: {
    open: 'To do',
    done: 'Done',
  },
  none: {
    open: 'Everything has been answered.',
    done: 'Nothing has been done yet.',
  },
  older: 'Older messages',
  about: 'About:',
  card: 'Client card',
  replied: '{{moment}} · reply by {{name}}',
  reply_waits: 'the email is still waiting',
  reply_aside: 'the email didn’t arrive',
  done_by: 'Done on {{moment}} by {{name}}',
  meanwhile: 'This message has been dealt with in the meantime. Your reply hasn’t been sent yet.',
  reply: 'Reply',
  reply_begun: 'Finish your reply',
  reply_to: 'Reply to {{name}}',
  in_language: 'The email around your words is in the sender’s language: {{language}}.',
  send: 'Send the reply',
  sent: 'The reply to {{name}} is on its way.',
  finish: 'Mark as done',
  finished: 'The message from {{name}} is done.',
}
