import type { contactMail as source } from '#content/messages/nl/contact-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const contactMail: Translated<typeof source> = {
  copy_subject: 'Your message to {{clinic}}',
  copy_preview: 'A copy of what you wrote to us.',
  copy_title: 'We have your message',
  greeting: 'Dear {{name}},',
  copy_text: 'Thank you for your message to {{clinic}}. We’ll reply by email. This is what you wrote:',
  receipt_preview: 'We have your message and will reply by email.',
  receipt_text: 'Thank you for your message to {{clinic}}. It’s arrived safely, and we’ll reply by email.',
  copy_stranger: 'Didn’t write to us? Then somebody mistyped an address, and there’s nothing you need to do.',
  notice_subject: 'Message from {{name}} through the website',
  notice_title: 'New message',
  name: 'Name',
  email: 'Email address',
  phone: 'Phone',
  subject: 'Subject',
  treatments: 'Treatments',
  language: 'Language',
  message: 'Message',
  notice_answer: 'Your reply to this email goes to {{name}}.',
}
