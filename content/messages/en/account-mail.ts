import type { accountMail as source } from '#content/messages/nl/account-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const accountMail: Translated<typeof source> = {
  greeting: 'Dear {{name}},',
  greeting_neutral: 'Good day,',
  regards: 'See you at {{clinic}}',
  one_hour: 'The link works once and stays valid for an hour.',
  not_you: 'Was this not you? Then call us on {{phone}}.',
  verify: {
    subject: 'Confirm your email address',
    title: 'Confirm your email address',
    text: 'An account was made at {{clinic}} with this email address. Was it you? Then confirm the address while you’re signed in to that account. After that it also shows the appointments you made earlier without an account.',
    button: 'Confirm address',
    ignore:
      'Did you not make an account? Then you need not do anything: without confirmation nobody sees anything of your appointments.',
  },
  exists: {
    subject: 'You already have an account',
    title: 'You already have an account',
    text: 'Somebody, perhaps you, gave this email address for an account at {{clinic}}. You already have one, with the username {{username}}. Log in with that.',
    button: 'Log in',
    ignore:
      'Forgotten your password? You can set a new one on the login page. If this wasn’t you, you need not do anything.',
  },
  reset: {
    subject: 'Set a new password',
    title: 'Set a new password',
    text: 'A new password was asked for, for your account with the username {{username}}.',
    button: 'Set password',
    ignore: 'Did you not ask for this? Then you need not do anything: your password stays as it is.',
  },
  password_changed: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    text: 'The password of your account {{username}} at {{clinic}} was changed. On other devices you need to log in again.',
  },
  email_changed: {
    subject: 'The email address of your account was changed',
    title: 'Your email address was changed',
    text: 'Your account {{username}} at {{clinic}} now has another email address. This is the last message about your account at this address.',
  },
  deleted: {
    subject: 'Your account was deleted',
    title: 'Your account was deleted',
    text: 'Your account {{username}} at {{clinic}} and the data in it have been erased. What the law tells us to keep, such as our accounts and your medical file, stays for as long as the law asks.',
  },
}
