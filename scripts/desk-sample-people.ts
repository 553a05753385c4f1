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

/** What they ask, and how many minutes ago. */
export const sampleMessages = [
  {
    from: 'Noor',
    minutesAgo: 95,
    subject: 'Kuur spreiden',
    message:
      'Goedemiddag, mag ik een kuur van drie over een half jaar verdelen? En kan ik alle afspraken nu al vastleggen?',
  },
  {
    from: 'Wim',
    minutesAgo: 17 * 60,
    subject: 'Parkeren',
    message: 'Kan ik bij u voor de deur parkeren? Ik loop met een stok.',
  },
  {
    from: 'Nadia',
    minutesAgo: 44 * 60,
    subject: 'Zwanger',
    message:
      'Ik ben vier maanden zwanger. Welke gezichtsbehandelingen kan ik gewoon laten doen?\n\nEn moet ik het bij het boeken melden?',
  },
] as const

/** Who reads the newsletter. */
export const sampleSubscribers = [
  ['Noor', 'nl', 3],
  ['Carmen', 'es', 9],
  ['Amira', 'ar', 16],
  ['Tess', 'nl', 31],
  ['Bram', 'nl', 58],
] as const

export const sampleReasons = ['Teamoverleg', 'Onderhoud laser', 'Scholing'] as const
