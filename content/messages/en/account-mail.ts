import type { accountMail as source } from '#content/messages/nl/account-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const accountMail: Translated<typeof source> = {
  greeting: 'Dear {{name}},',
  greeting_neutral: 'Hello,',
  regards: 'Kind regards from {{clinic}}',
  one_hour: 'The link works once and stays valid for an hour.',
  not_you: 'If this wasn’t you, please call us on {{phone}}.',
  verify: {
    subject: 'Confirm your email address',
    title: 'Confirm your email address',
    text: 'Someone made an account at {{clinic}} with this email address. If it was you, confirm the address while you’re logged in to that account. It will then also show the appointments you made earlier without an account.',
    button: 'Confirm address',
    ignore:
      'Didn’t make an account? Then you don’t have to do anything: without confirmation nobody can see your appointments.',
  },
  exists: {
    subject: 'You already have an account',
    title: 'You already have an account',
    text: 'Someone, perhaps you, entered this email address to make an account at {{clinic}}. You already have one, with the username {{username}}. Log in with that.',
    button: 'Log in',
    ignore:
      'Forgotten your password? You can set a new one on the login page. If this wasn’t you, you don’t have to do anything.',
  },
  reset: {
    subject: 'Set a new password',
    title: 'Set a new password',
    text: 'Someone requested a new password for your account with the username {{username}}.',
    text_unnamed: 'Someone requested a new password for an account with this email address.',
    button: 'Set password',
    ignore: 'Didn’t ask for this? Then you don’t have to do anything: your password stays as it is.',
  },
  password_changed: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    text: 'The password of your account {{username}} at {{clinic}} was changed. On other devices you’ll need to log in again.',
  },
  email_changed: {
    subject: 'The email address of your account was changed',
    title: 'Your email address was changed',
    text: 'Your account {{username}} at {{clinic}} now has another email address. This is the last message about your account at this address.',
  },
  deleted: {
    subject: 'Your account was deleted',
    title: 'Your account was deleted',
    text: 'We’ve erased your account {{username}} at {{clinic}} and the data in it. What the law tells us to keep, such as our invoices and your medical file, we keep for as long as the law requires.',
  },
}
