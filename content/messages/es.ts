import { about } from '#content/messages/es/about.ts'
import { accountMail } from '#content/messages/es/account-mail.ts'
import { agenda } from '#content/messages/es/agenda.ts'
import { appointment } from '#content/messages/es/appointment.ts'
import { auth } from '#content/messages/es/auth.ts'
import { blog } from '#content/messages/es/blog.ts'
import { bookingMail } from '#content/messages/es/booking-mail.ts'
import { catalogue } from '#content/messages/es/catalogue.ts'
import { categoryPage } from '#content/messages/es/category-page.ts'
import { changeMail } from '#content/messages/es/change-mail.ts'
import { dataExport } from '#content/messages/es/data-export.ts'
import { change } from '#content/messages/es/change.ts'
import { contactMail } from '#content/messages/es/contact-mail.ts'
import { contact } from '#content/messages/es/contact.ts'
import { demo } from '#content/messages/es/demo.ts'
import { desk } from '#content/messages/es/desk.ts'
import { deskAgenda } from '#content/messages/es/desk-agenda.ts'
import { deskClients } from '#content/messages/es/desk-clients.ts'
import { deskErrors } from '#content/messages/es/desk-errors.ts'
import { deskFloods } from '#content/messages/es/desk-floods.ts'
import { deskMail } from '#content/messages/es/desk-mail.ts'
import { deskReport } from '#content/messages/es/desk-report.ts'
import { deskTeam } from '#content/messages/es/desk-team.ts'
import { deskMessages } from '#content/messages/es/desk-messages.ts'
import { deskNewsletter } from '#content/messages/es/desk-newsletter.ts'
import { deskMails } from '#content/messages/es/desk-mails.ts'
import { deskRecord } from '#content/messages/es/desk-record.ts'
import { errors } from '#content/messages/es/errors.ts'
import { faq } from '#content/messages/es/faq.ts'
import { footer } from '#content/messages/es/footer.ts'
import { form } from '#content/messages/es/form.ts'
import { frame } from '#content/messages/es/frame.ts'
import { gallery } from '#content/messages/es/gallery.ts'
import { guide } from '#content/messages/es/guide.ts'
import { home } from '#content/messages/es/home.ts'
import { mail } from '#content/messages/es/mail.ts'
import { manage } from '#content/messages/es/manage.ts'
import { newsletter } from '#content/messages/es/newsletter.ts'
import { newsletterMail } from '#content/messages/es/newsletter-mail.ts'
import { notFound } from '#content/messages/es/not-found.ts'
import { policy } from '#content/messages/es/policy.ts'
import { portal } from '#content/messages/es/portal.ts'
import { reviews } from '#content/messages/es/reviews.ts'
import { scrollToTop } from '#content/messages/es/scroll-to-top.ts'
import { toast } from '#content/messages/es/toast.ts'
import { treatments } from '#content/messages/es/treatments.ts'
import { urgent } from '#content/messages/es/urgent.ts'
import { visitMail } from '#content/messages/es/visit-mail.ts'
import { whatsapp } from '#content/messages/es/whatsapp.ts'
import { zones } from '#content/messages/es/zones.ts'
import type { Messages } from '#shared/i18n/messages.ts'

export const es: Messages = {
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
