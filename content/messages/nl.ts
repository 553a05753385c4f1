import { about } from '#content/messages/nl/about.ts'
import { accountMail } from '#content/messages/nl/account-mail.ts'
import { agenda } from '#content/messages/nl/agenda.ts'
import { appointment } from '#content/messages/nl/appointment.ts'
import { auth } from '#content/messages/nl/auth.ts'
import { blog } from '#content/messages/nl/blog.ts'
import { bookingMail } from '#content/messages/nl/booking-mail.ts'
import { catalogue } from '#content/messages/nl/catalogue.ts'
import { categoryPage } from '#content/messages/nl/category-page.ts'
import { changeMail } from '#content/messages/nl/change-mail.ts'
import { dataExport } from '#content/messages/nl/data-export.ts'
import { change } from '#content/messages/nl/change.ts'
import { contactMail } from '#content/messages/nl/contact-mail.ts'
import { contact } from '#content/messages/nl/contact.ts'
import { demo } from '#content/messages/nl/demo.ts'
import { desk } from '#content/messages/nl/desk.ts'
import { deskAgenda } from '#content/messages/nl/desk-agenda.ts'
import { deskClients } from '#content/messages/nl/desk-clients.ts'
import { deskErrors } from '#content/messages/nl/desk-errors.ts'
import { deskFloods } from '#content/messages/nl/desk-floods.ts'
import { deskMail } from '#content/messages/nl/desk-mail.ts'
import { deskReport } from '#content/messages/nl/desk-report.ts'
import { deskTeam } from '#content/messages/nl/desk-team.ts'
import { deskMessages } from '#content/messages/nl/desk-messages.ts'
import { deskNewsletter } from '#content/messages/nl/desk-newsletter.ts'
import { deskMails } from '#content/messages/nl/desk-mails.ts'
import { deskRecord } from '#content/messages/nl/desk-record.ts'
import { errors } from '#content/messages/nl/errors.ts'
import { faq } from '#content/messages/nl/faq.ts'
import { footer } from '#content/messages/nl/footer.ts'
import { form } from '#content/messages/nl/form.ts'
import { frame } from '#content/messages/nl/frame.ts'
import { gallery } from '#content/messages/nl/gallery.ts'
import { guide } from '#content/messages/nl/guide.ts'
import { home } from '#content/messages/nl/home.ts'
import { mail } from '#content/messages/nl/mail.ts'
import { manage } from '#content/messages/nl/manage.ts'
import { newsletter } from '#content/messages/nl/newsletter.ts'
import { newsletterMail } from '#content/messages/nl/newsletter-mail.ts'
import { notFound } from '#content/messages/nl/not-found.ts'
import { policy } from '#content/messages/nl/policy.ts'
import { portal } from '#content/messages/nl/portal.ts'
import { reviews } from '#content/messages/nl/reviews.ts'
import { scrollToTop } from '#content/messages/nl/scroll-to-top.ts'
import { toast } from '#content/messages/nl/toast.ts'
import { treatments } from '#content/messages/nl/treatments.ts'
import { urgent } from '#content/messages/nl/urgent.ts'
import { visitMail } from '#content/messages/nl/visit-mail.ts'
import { whatsapp } from '#content/messages/nl/whatsapp.ts'
import { zones } from '#content/messages/nl/zones.ts'

/** The source: its keys are the type that every language fills (one file per feature, assembled here). */
export const nl = {
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
