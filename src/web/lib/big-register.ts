/** Where anybody can look up a doctor or skin therapist by name or BIG number. */
export const bigRegister = 'https://zoeken.bigregister.nl/'
