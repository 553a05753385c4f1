/** The clinic's own agenda: calendar feed and printed day. */
export const agenda = {
  feed_name: 'Agenda {{clinic}}',
  event_title: '{{name}}, {{treatment}}, kamer {{room}}',
  room: 'kamer {{room}}',
  day_empty: 'Geen afspraken.',
}
