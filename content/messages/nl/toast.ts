/** The corner where short notices appear; `{hotkey}` is the key that leads there. */
export const toast = {
  region: 'Meldingen ({hotkey})',
  dismiss: 'Melding sluiten',
}
