/**
 * What the address of the booking says of a choice: a treatment's slug, a day yyyy-mm-dd and a clinic time hh:mm (DECISIONS 3).
 * Apart from the other addresses, which weigh too much for what runs in every page.
 */
export const treatmentParameter = 'behandeling'
export const dateParameter = 'datum'
export const timeParameter = 'tijd'
