/** Invented people for `npm run desk:sample`; their numbers and addresses belong to nobody. */
export const sampleTeam = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Sanne (voorbeeld)',
    email: 'sanne@voorbeeld.example',
    role: 'owner',
  },
  {
    id: '00000000-0000-4000-8000-000000000002',
    name: 'Joris (voorbeeld)',
    email: 'joris@voorbeeld.example',
    role: 'desk',
  },
  {
    id: '00000000-0000-4000-8000-000000000003',
    name: 'Eva (voorbeeld)',
    email: 'eva@voorbeeld.example',
    role: 'practitioner',
  },
] as const

export const sampleNames = [
  ['Noor', 'de Vries'],
  ['Wim', 'Bos'],
  ['Nadia', 'El Amrani'],
  ['Sem', 'Jansen'],
  ['Lotte', 'Visser'],
  ['Yusuf', 'Demir'],
  ['Fleur', 'van Dijk'],
  ['Amira', 'Haddad'],
  ['Daan', 'Smit'],
  ['Carmen', 'Ruiz'],
  ['Iris', 'Mulder'],
  ['Omar', 'Said'],
  ['Julia', 'Bakker'],
  ['Tess', 'Meijer'],
  ['Karim', 'Aziz'],
  ['Roos', 'Peters'],
  ['Lina', 'Khalil'],
  ['Bram', 'Dekker'],
  ['Sofia', 'Marin'],
  ['Anouk', 'Kok'],
  ['Mila', 'Vos'],
  ['Hugo', 'Schouten'],
  ['Samira', 'Bennani'],
  ['Eline', 'de Wit'],
  ['Ruben', 'Kuiper'],
  ['Paula', 'Gil'],
  ['Maud', 'Postma'],
  ['Ilyas', 'Yilmaz'],
  ['Femke', 'Blom'],
  ['Jasmijn', 'van Leeuwen'],
] as const

export const sampleNotes = [
  'Komt liever in de ochtend.',
  'Vraagt om een rustige kamer.',
  'Wil eerst weten wat de behandeling kost.',
  'Gevoelig voor parfum.',
  'Belt liever dan dat ze mailt.',
] as const

export const sampleReasons = ['Teamoverleg', 'Onderhoud laser', 'Scholing'] as const
