import { expect, it } from 'vitest'
import { preselection } from '#web/features/contact/preselection.ts'
import { treatmentGroups } from '#web/features/contact/treatment-groups.ts'

const dutch = treatmentGroups('nl')
const first = (slug: string) => dutch.find((group) => group.slug === slug)?.treatments[0]?.name

it('chooses the treatment of the address, in any letter case and in the language of the page', () => {
  expect(preselection('?treatment=gratis%20CONSULT', dutch)).toEqual(['Gratis consult'])
  const english = treatmentGroups('en')
  const label = english
    .flatMap((group) => group.treatments)
    .find(({ name }) => name === 'Gratis consult')?.label
  expect(preselection(`?treatment=${encodeURIComponent(label ?? '')}`, english)).toEqual(['Gratis consult'])
})

it('else chooses the first treatment of the category of the address, by slug or name', () => {
  expect(preselection('?category=massages', dutch)).toEqual([first('massages')])
  expect(preselection('?treatment=trapeze&category=Laseren+%2F+IPL+ontharen', dutch)).toEqual([
    first('laser-ontharen'),
  ])
})

it('chooses nothing for an address that asks for nothing or for what does not exist', () => {
  for (const search of ['', '?treatment=', '?category=', '?treatment=trapeze', '?category=trapeze', '?x=1'])
    expect(preselection(search, dutch)).toEqual([])
})

it('names several treatments once each, and leaves their number to the form', () => {
  expect(preselection('?treatment=Gratis consult&treatment=gratis consult', dutch)).toHaveLength(1)
  const many = dutch.flatMap((group) => group.treatments).slice(0, 4)
  expect(
    preselection(`?${many.map(({ name }) => `treatment=${encodeURIComponent(name)}`).join('&')}`, dutch),
  ).toHaveLength(4)
})
