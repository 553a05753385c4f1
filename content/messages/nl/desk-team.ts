/** Who works at the clinic, and how an owner lets them in. */
export const deskTeam = {
  add: 'Iemand toevoegen',
  do_add: 'Toevoegen',
  you: 'dat bent u',
  name: 'Naam',
  role: 'Rol',
  may: {
    owner: 'Mag alles, ook het team en het logboek.',
    desk: 'Agenda, cliënten, berichten, mails en verslag.',
    practitioner: 'Agenda, afspraken en notities.',
  },
  no_keys: 'Nog geen sleutel',
  keys_one: '{{count}} sleutel',
  keys_other: '{{count}} sleutels',
  never_seen: 'nog niet ingelogd',
  gone: 'nu niet ingelogd',
  seen: 'laatst gezien op {{moment}}',
  link_open: 'Link open tot {{moment}}',
  link: 'Inloglink maken',
  link_of: 'Inloglink maken voor {{name}}',
  link_text:
    'Met de link maakt {{name}} één toegangssleutel: een eerste, een voor een nieuw apparaat of een in plaats van een verloren sleutel. Geef hem zelf door; wie hem heeft, komt binnen.',
  link_once:
    'Deze link ziet u alleen nu. Hij werkt tot {{moment}} en is op zodra {{name}} de sleutel heeft gemaakt.',
  the_link: 'Link',
  not_copied: 'Kopiëren lukte niet. Selecteer de link en kopieer hem zelf.',
  change: 'Wijzigen',
  change_of: '{{name}} wijzigen',
  changed: '{{name}} is gewijzigd.',
  remove: 'Verwijderen',
  remove_of: '{{name}} verwijderen',
  remove_text:
    '{{name}} kan meteen niet meer inloggen: sleutels en sessies eindigen. Wat {{name}} heeft gedaan, blijft in het logboek staan.',
  removed: '{{name}} werkt niet meer aan de balie.',
}
