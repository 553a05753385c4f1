import { about } from '#content/messages/en/about.ts'
import { accountMail } from '#content/messages/en/account-mail.ts'
import { agenda } from '#content/messages/en/agenda.ts'
import { appointment } from '#content/messages/en/appointment.ts'
import { auth } from '#content/messages/en/auth.ts'
import { blog } from '#content/messages/en/blog.ts'
import { bookingMail } from '#content/messages/en/booking-mail.ts'
import { catalogue } from '#content/messages/en/catalogue.ts'
import { categoryPage } from '#content/messages/en/category-page.ts'
import { changeMail } from '#content/messages/en/change-mail.ts'
import { dataExport } from '#content/messages/en/data-export.ts'
import { change } from '#content/messages/en/change.ts'
import { contactMail } from '#content/messages/en/contact-mail.ts'
import { contact } from '#content/messages/en/contact.ts'
import { demo } from '#content/messages/en/demo.ts'
import { desk } from '#content/messages/en/desk.ts'
import { deskAgenda } from '#content/messages/en/desk-agenda.ts'
import { deskClients } from '#content/messages/en/desk-clients.ts'
import { deskErrors } from '#content/messages/en/desk-errors.ts'
import { deskFloods } from '#content/messages/en/desk-floods.ts'
import { deskMail } from '#content/messages/en/desk-mail.ts'
import { deskReport } from '#content/messages/en/desk-report.ts'
import { deskTeam } from '#content/messages/en/desk-team.ts'
import { deskMessages } from '#content/messages/en/desk-messages.ts'
import { deskNewsletter } from '#content/messages/en/desk-newsletter.ts'
import { deskMails } from '#content/messages/en/desk-mails.ts'
import { deskRecord } from '#content/messages/en/desk-record.ts'
import { errors } from '#content/messages/en/errors.ts'
import { faq } from '#content/messages/en/faq.ts'
import { footer } from '#content/messages/en/footer.ts'
import { form } from '#content/messages/en/form.ts'
import { frame } from '#content/messages/en/frame.ts'
import { gallery } from '#content/messages/en/gallery.ts'
import { guide } from '#content/messages/en/guide.ts'
import { home } from '#content/messages/en/home.ts'
import { mail } from '#content/messages/en/mail.ts'
import { manage } from '#content/messages/en/manage.ts'
import { newsletter } from '#content/messages/en/newsletter.ts'
import { newsletterMail } from '#content/messages/en/newsletter-mail.ts'
import { notFound } from '#content/messages/en/not-found.ts'
import { policy } from '#content/messages/en/policy.ts'
import { portal } from '#content/messages/en/portal.ts'
import { reviews } from '#content/messages/en/reviews.ts'
import { scrollToTop } from '#content/messages/en/scroll-to-top.ts'
import { toast } from '#content/messages/en/toast.ts'
import { treatments } from '#content/messages/en/treatments.ts'
import { urgent } from '#content/messages/en/urgent.ts'
import { visitMail } from '#content/messages/en/visit-mail.ts'
import { whatsapp } from '#content/messages/en/whatsapp.ts'
import { zones } from '#content/messages/en/zones.ts'
import type { Messages } from '#shared/i18n/messages.ts'

export const en: Messages = {
  about,
  accountMail,
  agenda,
  appointment,
  auth,
  blog,
  bookingMail,
  catalogue,
  category_page: categoryPage,
  changeMail,
  dataExport,
  change,
  contact,
  contactMail,
  demo,
  desk,
  deskAgenda,
  deskClients,
  deskErrors,
  deskFloods,
  deskMail,
  deskReport,
  deskTeam,
  deskMessages,
  deskNewsletter,
  deskMails,
  deskRecord,
  errors,
  faq,
  footer,
  form,
  frame,
  gallery,
  guide,
  home,
  mail,
  manage,
  newsletter,
  newsletterMail,
  not_found: notFound,
  policy,
  portal,
  reviews,
  scroll_to_top: scrollToTop,
  toast,
  treatments,
  urgent,
  visitMail,
  whatsapp,
  zones,
}
