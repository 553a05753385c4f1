/** What the contact page received, at the desk. */
export const deskMessages = {
  which: 'Welke berichten',
  state: {
    open: 'Te doen',
    done: 'Afgehandeld',
  },
  none: {
    open: 'Alles is beantwoord.',
    done: 'Er is nog niets afgehandeld.',
  },
  older: 'Oudere berichten',
  about: 'Over:',
  card: 'Cliëntkaart',
  replied: '{{moment}} · antwoord van {{name}}',
  reply_waits: 'de mail wacht nog',
  reply_aside: 'de mail kwam niet aan',
  done_by: 'Afgehandeld op {{moment}} door {{name}}',
  meanwhile: 'Dit bericht is intussen afgehandeld. Uw antwoord is nog niet verstuurd.',
  reply: 'Beantwoorden',
  reply_begun: 'Antwoord afmaken',
  reply_to: 'Antwoord aan {{name}}',
  in_language: 'De mail om uw woorden heen is in de taal van de afzender: {{language}}.',
  send: 'Antwoord sturen',
  sent: 'Het antwoord aan {{name}} gaat uit.',
  finish: 'Afhandelen',
  finished: 'Het bericht van {{name}} is afgehandeld.',
}
