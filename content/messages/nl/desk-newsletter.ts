/** Who gets the newsletter, at the desk. */
export const deskNewsletter = {
  title: 'Nieuwsbrief',
  back: 'Alle mails',
  text: 'Hier staan de mensen die hun aanmelding zelf hebben bevestigd. Wie zich afmeldt, verdwijnt meteen. Dat u deze lijst bekijkt of downloadt, staat in het logboek.',
  count_one: '{{count}} adres',
  count_other: '{{count}} adressen',
  none: 'Nog niemand heeft een aanmelding bevestigd. Aanmelden kan op de blog van de site.',
  download: 'CSV downloaden',
  head: {
    email: 'E-mail',
    name: 'Naam',
    language: 'Taal',
    asked: 'Aangemeld',
    confirmed: 'Bevestigd',
  },
}
