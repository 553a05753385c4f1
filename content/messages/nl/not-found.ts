export const notFound = {
  title: 'Pagina niet gevonden',
  subtitle: 'Deze pagina bestaat niet, of niet meer.',
  description: 'Misschien is het adres verkeerd overgenomen of is de pagina verplaatst. Hier kunt u verder.',
  home: 'Naar de homepage',
  treatments: 'Bekijk behandelingen',
  contact: 'Neem contact op',
}
