/** The agenda of the desk. */
export const deskAgenda = {
  previous_day: 'Vorige dag',
  next_day: 'Volgende dag',
  previous_week: 'Vorige week',
  next_week: 'Volgende week',
  today: 'Vandaag',
  pick_day: 'Ga naar een dag',
  length: 'Dag of week',
  day: 'Dag',
  week: 'Week',
  room: 'Kamer {{room}}',
  nobody: 'Er komt niemand.',
}
