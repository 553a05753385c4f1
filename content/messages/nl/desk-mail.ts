/** Mails that somebody at the desk sends: the payment link, and the answer to a message. */
export const deskMail = {
  pay_subject: 'Uw betaallink voor {{treatment}}',
  pay_title: 'Vooraf betalen',
  pay_text:
    'U koos ervoor om vooraf te betalen. Dat kan met de knop hieronder; daarna hoeft u bij ons niets meer af te rekenen.',
  pay_button: 'Nu betalen',
  pay_also: 'U vindt de link ook bij uw afspraak op onze site, tot u hebt betaald.',
  reply_subject: 'Antwoord: {{subject}}',
  reply_title: 'Ons antwoord',
  reply_yours: 'U schreef ons',
}
