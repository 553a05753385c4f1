import { expect, it } from 'vitest'
import { csvOf } from '#server/platform/http/csv.ts'

it.each(['=1+1', '+31', '-1', '@SUM(A1)', '＝1+1', '＠SUM(A1)', '\u200b=1+1', ' \u00a0＋1', '\t=1', '\r=1'])(
  'a spreadsheet reads %j as text',
  (typed) => {
    expect(csvOf(['name'], [[typed]])).toBe(`"name"\r\n"'${typed}"\r\n`)
  },
)

it('leaves names and numbers as they are', () => {
  expect(csvOf(['name', 'cents'], [['عائشة', -5]])).toBe('"name","cents"\r\n"عائشة",-5\r\n')
})
