import { expect, it } from 'vitest'
import { outsiderOf } from '#shared/features/desk/record-actions.ts'

it.each([
  ['visit.cancelled.system', 'system'],
  ['visit.moved.link', 'link'],
  ['visit.moved', null],
  ['team.link', null],
])('%s was done without a session of the desk by %s', (action, who) => {
  expect(outsiderOf(action)).toBe(who)
})
