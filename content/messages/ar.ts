import { about } from '#content/messages/ar/about.ts'
import { accountMail } from '#content/messages/ar/account-mail.ts'
import { agenda } from '#content/messages/ar/agenda.ts'
import { appointment } from '#content/messages/ar/appointment.ts'
import { auth } from '#content/messages/ar/auth.ts'
import { blog } from '#content/messages/ar/blog.ts'
import { bookingMail } from '#content/messages/ar/booking-mail.ts'
import { catalogue } from '#content/messages/ar/catalogue.ts'
import { categoryPage } from '#content/messages/ar/category-page.ts'
import { changeMail } from '#content/messages/ar/change-mail.ts'
import { dataExport } from '#content/messages/ar/data-export.ts'
import { change } from '#content/messages/ar/change.ts'
import { contactMail } from '#content/messages/ar/contact-mail.ts'
import { contact } from '#content/messages/ar/contact.ts'
import { demo } from '#content/messages/ar/demo.ts'
import { desk } from '#content/messages/ar/desk.ts'
import { deskAgenda } from '#content/messages/ar/desk-agenda.ts'
import { deskClients } from '#content/messages/ar/desk-clients.ts'
import { deskErrors } from '#content/messages/ar/desk-errors.ts'
import { deskFloods } from '#content/messages/ar/desk-floods.ts'
import { deskMail } from '#content/messages/ar/desk-mail.ts'
import { deskReport } from '#content/messages/ar/desk-report.ts'
import { deskTeam } from '#content/messages/ar/desk-team.ts'
import { deskMessages } from '#content/messages/ar/desk-messages.ts'
import { deskNewsletter } from '#content/messages/ar/desk-newsletter.ts'
import { deskMails } from '#content/messages/ar/desk-mails.ts'
import { deskRecord } from '#content/messages/ar/desk-record.ts'
import { errors } from '#content/messages/ar/errors.ts'
import { faq } from '#content/messages/ar/faq.ts'
import { footer } from '#content/messages/ar/footer.ts'
import { form } from '#content/messages/ar/form.ts'
import { frame } from '#content/messages/ar/frame.ts'
import { gallery } from '#content/messages/ar/gallery.ts'
import { guide } from '#content/messages/ar/guide.ts'
import { home } from '#content/messages/ar/home.ts'
import { mail } from '#content/messages/ar/mail.ts'
import { manage } from '#content/messages/ar/manage.ts'
import { newsletter } from '#content/messages/ar/newsletter.ts'
import { newsletterMail } from '#content/messages/ar/newsletter-mail.ts'
import { notFound } from '#content/messages/ar/not-found.ts'
import { policy } from '#content/messages/ar/policy.ts'
import { portal } from '#content/messages/ar/portal.ts'
import { reviews } from '#content/messages/ar/reviews.ts'
import { scrollToTop } from '#content/messages/ar/scroll-to-top.ts'
import { toast } from '#content/messages/ar/toast.ts'
import { treatments } from '#content/messages/ar/treatments.ts'
import { urgent } from '#content/messages/ar/urgent.ts'
import { visitMail } from '#content/messages/ar/visit-mail.ts'
import { whatsapp } from '#content/messages/ar/whatsapp.ts'
import { zones } from '#content/messages/ar/zones.ts'
import type { Messages } from '#shared/i18n/messages.ts'

export const ar: Messages = {
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
