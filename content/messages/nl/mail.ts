/** What stands around the text of every mail. */
export const mail = {
  questions: 'Vragen? Bel {{phone}} of beantwoord dit bericht.',
  site: 'Naar de website',
  registrations: 'KvK {{kvk}} · btw {{btw}}',
  privacy: 'Privacy',
}
