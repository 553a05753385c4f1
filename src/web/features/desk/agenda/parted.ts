const long = /[a-z]{10,}/gi
const joint = /([aeiouy][^aeiouy]+?)(?=([^aeiouy][lr]|sp|[^aeiouyhlr])[aeiouy])/gi

/**
 * Lets a narrow line break its long words with a hyphen where speech does, before the consonants that begin a syllable: few
 * browsers know how for every language.
 */
export function parted(text: string): string {
  return text.replace(long, (word) => word.replace(joint, '$1\u00ad'))
}
