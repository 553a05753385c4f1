import { describe, expect, it } from 'vitest'
import { schemaProblems } from './schema-org.ts'

const problemsOf = (node: object) => schemaProblems({ '@context': 'https://schema.org', '@graph': [node] })

describe('the check of structured data', () => {
  it('takes what schema.org defines, inherited properties and members of a list included', () => {
    const hours = {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Tuesday',
      opens: '10:00',
    }
    expect(problemsOf({ '@type': 'BeautySalon', name: 'X', openingHoursSpecification: [hours] })).toEqual([])
  })

  it.each([
    ['an unknown type', { '@type': 'Beautysalon' }, 'unknown type'],
    ['a property of another type', { '@type': 'FAQPage', price: 1 }, 'no property'],
    ['a misspelt property', { '@type': 'Offer', priceCurency: 'EUR' }, 'no property'],
    [
      'an object that does not belong',
      { '@type': 'Offer', url: { '@type': 'Offer' } },
      'may not hold a Offer',
    ],
    ['a word for a number', { '@type': 'GeoCoordinates', latitude: Number.NaN }, 'may not hold'],
    ['a day that is none', { '@type': 'BlogPosting', datePublished: 'May' }, 'may not hold'],
    [
      'a member that is none',
      { '@type': 'Offer', availability: 'https://schema.org/Plenty' },
      'may not hold',
    ],
    [
      'a breach deep inside',
      { '@type': 'Offer', offeredBy: { '@type': 'Organization', nam: 'X' } },
      'no property',
    ],
  ])('refuses %s', (_, node, problem) => {
    expect(problemsOf(node).join()).toContain(problem)
  })
})
