import { expect, it } from 'vitest'
import { textsOf } from './texts.ts'

const spoken = textsOf('en')
  .filter(({ place }) => !place.includes('pages/privacy/en.yaml.terms'))
  .map(({ place, text }) => ({ place, text: text.replaceAll(/\{\{\w+\}\}/g, '') }))
const placesOf = (words: RegExp) =>
  spoken
    .filter(({ text }) => words.test(text))
    .map(({ place, text }) => `${place}: ${text.match(words)?.[0]}`)

it('English uses contractions, save in the terms, which a court may read', () => {
  expect(spoken.length).toBeGreaterThan(3000)
  expect(placesOf(/\b(need|do|does|did|is|was|could|would) not\b(?! only)|\bcannot\b|\bwill not\b/i)).toEqual(
    [],
  )
})

it('English is British, and says one thing with one word', () => {
  expect(placesOf(/\b(drugstore|percent|privacy policy|e-mail|sign(ed)? in|sign out)\b/i)).toEqual([])
})

it('English names what a client feels a symptom, and keeps complaints for the complaints officer', () => {
  const ofComplaints =
    /pages\/(complaints|house-rules|about|privacy)|blog\/waarom|messages|treatments\/consult/
  expect(placesOf(/\bcomplaints?\b/i).filter((place) => !ofComplaints.test(place))).toEqual([])
})
