/** The mails about a message from the contact page; `notice_…` is the clinic's own mail. */
export const contactMail = {
  copy_subject: 'Uw bericht aan {{clinic}}',
  copy_preview: 'Een kopie van wat u ons schreef.',
  copy_title: 'Wij hebben uw bericht',
  greeting: 'Beste {{name}},',
  copy_text: 'Bedankt voor uw bericht aan {{clinic}}. We antwoorden per e-mail. Dit schreef u ons:',
  receipt_preview: 'Wij hebben uw bericht en antwoorden per e-mail.',
  receipt_text:
    'Bedankt voor uw bericht aan {{clinic}}. We hebben het in goede orde ontvangen en antwoorden per e-mail.',
  copy_stranger:
    'Hebt u ons niet geschreven? Dan heeft iemand zich in het adres vergist en hoeft u niets te doen.',
  notice_subject: 'Bericht van {{name}} via de website',
  notice_title: 'Nieuw bericht',
  name: 'Naam',
  email: 'E-mail',
  phone: 'Telefoon',
  subject: 'Onderwerp',
  treatments: 'Behandelingen',
  language: 'Taal',
  message: 'Bericht',
  notice_answer: 'Uw antwoord op deze e-mail gaat naar {{name}}.',
}
