import { describe, expect, it } from 'vitest'
import { guide } from '#content/guide.ts'
import { entries, findByName, priceList } from '#shared/content/catalogue.ts'
import { guideConcerns, guideEnd, guideTimes } from '#shared/content/guide.ts'
import type { GuideStep } from '#shared/content/guide.ts'
import { priceListOf } from '#shared/content/price-list.ts'

type Way = { answers: readonly string[]; names: readonly string[] }

/** Every way through the questions, with the names at its end. */
const ways: Way[] = guide.flatMap(({ concern, next }) => waysFrom(next, [concern]))

function waysFrom(step: GuideStep, answers: readonly string[]): Way[] {
  if ('places' in step) return step.places.flatMap(({ place, next }) => waysFrom(next, [...answers, place]))
  if ('times' in step)
    return guideTimes.map((time) => ({ answers: [...answers, time], names: step.times[time] }))
  return [{ answers, names: step.end }]
}

describe('the guided choice', () => {
  it('asks after everything that can bother somebody, in at most three questions', () => {
    expect(guide.map(({ concern }) => concern)).toEqual(guideConcerns)
    expect(ways.length).toBeGreaterThan(25)
    expect(ways.filter(({ answers }) => answers.length > 3)).toEqual([])
  })

  it.each(ways)('ends somewhere real after $answers', ({ names }) => {
    expect(names.filter((name) => findByName(name) === undefined)).toEqual([])
    expect(guideEnd(names, priceList).map(({ treatment }) => treatment.name.nl)).toEqual(names)
    expect(names.length).toBeLessThanOrEqual(3)
  })

  it('sends everything that a doctor must see first to the consultation', () => {
    const forDoctor = entries.filter(
      (entry) => priceList.isInjectable(entry) || priceList.consultBefore(entry) !== undefined,
    )
    expect(forDoctor.length).toBeGreaterThan(25)
    for (const { treatment } of forDoctor)
      expect(guideEnd([treatment.name.nl, 'Hotstone massage'], priceList)).toEqual([])
    const direct = ['forehead', 'volume', 'spots', 'other']
    for (const answer of direct)
      expect(ways.find(({ answers }) => answers.at(-1) === answer)?.names).toEqual([])
  })

  it('offers of a clinic with another price list only what that has, else the consultation', () => {
    const massages = priceListOf(priceList.categories.filter(({ slug }) => slug === 'massages'))
    const ended = ways.map(({ names }) => guideEnd(names, massages))
    expect(ended.flat().length).toBeGreaterThan(3)
    expect(ended.flat().every(({ category }) => category.slug === 'massages')).toBe(true)
  })
})
