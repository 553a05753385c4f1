/** What the server says to the people of the clinic, where it is not what it says to a visitor. */
export const deskErrors = {
  signed_out: 'Log eerst in bij de balie.',
  wrong_role: 'Dit hoort niet bij uw taken. Een eigenaar kan dat wijzigen.',
  link_invalid: 'Deze link is al gebruikt of verlopen. Vraag een eigenaar om een nieuwe.',
  booked_before:
    'Dit is al geboekt zoals u het eerst invulde. Kijk in de agenda; “Boeken” boekt nu nog een afspraak.',
  blocked_before:
    'Deze tijd is al geblokkeerd zoals u het eerst invulde. Kijk in de agenda; “Blokkeren” blokkeert nu nog een tijd.',
  paid_before:
    'Deze betaling is al ingevoerd zoals u die het eerst invulde. Kijk wat er is betaald; “Betaling invoeren” voert nu nog een betaling in.',
  note_before:
    'Deze notitie is al bewaard zoals u die het eerst schreef. Kijk bij de notities; “Notitie bewaren” bewaart nu nog een notitie.',
  sent_again: 'Deze mail is al opnieuw verstuurd. Die staat als aparte mail in de lijst.',
  reason_needed: 'Schrijf erbij waarom.',
  fee_changed: 'Wat annuleren kost, is intussen veranderd. U ziet nu wat het kost.',
  slot_taken: 'Deze tijd is niet meer vrij: er staat een afspraak of een blokkade. Kies een andere tijd.',
  off_grid: 'Kies een heel of half uur tussen {{first}} en {{last}}.',
  unknown_room: 'Deze kamer is er niet. Kies een kamer uit de lijst.',
  ends_before: 'Het einde ligt niet na het begin.',
  too_long_block: 'Een blokkade duurt ten hoogste {{days}} dagen.',
  https_only: 'Plak een adres dat met https:// begint.',
  same_client: 'Dit is dezelfde cliënt. Kies een andere kaart.',
  no_merge: 'Hier valt niets te splitsen.',
  period: 'De periode begint na het einde of is langer dan {{days}} dagen. Kies andere dagen.',
  too_much_back: 'U kunt niet meer terugbetalen dan er is betaald.',
}
