/** What stands around the text of every mail. */
export const mail = {
  questions: 'Vragen? Bel {{phone}} of beantwoord dit bericht.',
  site: 'Naar de website',
  registrations: 'KvK {{kvk}}, btw\u00a0{{btw}}',
  privacy: 'Privacy',
}
