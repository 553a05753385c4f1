/** Labels of the about page; its long texts stand in content/pages/about. */
export const about = {
  specialties: 'Houdt zich bezig met',
  big: 'BIG-nummer',
  big_link: 'Controleer in het BIG-register (opent in een nieuw tabblad)',
  portrait: 'Illustratie: een buste zonder gelaatstrekken; het portret van {{name}} volgt',
  philosophy_link: 'Lees de huisregels',
}
