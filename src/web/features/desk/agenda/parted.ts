const long = /[a-z]{10,}/gi
/** Between syllables; "ex" begins a part of a word that goes on in "wimperextensions", and "extensions" is not parted at all; "radio" stays in one. */
const joint =
  /(^radio|[^aeiouy]er(?=ex[^aeiouy])|(?!ex|ens)[aeiouy][^aeiouy]+?(?=([^aeiouy][lr]|sp|[^aeiouyhlr])[aeiouy]))/gi

/**
 * Lets a narrow line break its long words with a hyphen where speech does, before the consonants that begin a syllable: few
 * browsers know how for every language.
 */
export function parted(text: string): string {
  return text.replace(long, (word) => word.replace(joint, '$1\u00ad'))
}
