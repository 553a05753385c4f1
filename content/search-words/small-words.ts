import type { PerLanguage } from '#shared/i18n/languages.ts'

/** Words that people type around what they look for; a search passes over them. */
export const smallWords: PerLanguage<string> = {
  nl: 'de het een en of voor van op in aan met bij te tegen mijn me mij ik wil hoe iets last heb heeft hebben krijgen zoek kan wat is er om naar behandeling behandelingen laten doen',
  en: 'the a an and or for of on in at with to against my me i want how something get have has need is what do treatment treatments help some',
  ar: 'في من على عن إلى مع أو و أريد كيف علاج علاجات ما هل عندي لدي ضد بعد',
  es: 'el la los las un una unos unas y o para por de del en con a al contra mi mis me quiero como cómo algo tengo tener que qué tratamiento tratamientos',
}
