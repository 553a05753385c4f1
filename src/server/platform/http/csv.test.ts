import { expect, it } from 'vitest'
import { csvOf } from '#server/platform/http/csv.ts'

it.each(['=1+1', '+31', '-1', '@SUM(A1)', '＝1+1', '＠SUM(A1)', '\u200b=1+1', ' \u00a0＋1', '"=1+1'])(
  'a spreadsheet reads %j as text',
  (typed) => {
    expect(csvOf(['name'], [[typed]])).toBe(`"name"\r\n"'${typed.replaceAll('"', '""')}"\r\n`)
  },
)

it.each([
  ['Noor;=1+1', "Noor;'=1+1"],
  ['Noor; "=1+1"', `Noor;' ""=1+1""`],
  ['Noor;;＝1+1', "Noor;;'＝1+1"],
  ['Noor\t@SUM(A1)', "Noor\t'@SUM(A1)"],
  ['\t=1', "\t'=1"],
  ['\r=1', "\r'=1"],
  ['Noor\r\n-1', "Noor\r\n'-1"],
])('a spreadsheet that begins a cell within %j reads it as text', (typed, written) => {
  expect(csvOf(['name'], [[typed]])).toBe(`"name"\r\n"${written}"\r\n`)
})

it('leaves names and numbers as they are', () => {
  const names = ['عائشة', 'Anne-Marie', 'Jansen; Noor', 'a@b.example']
  expect(csvOf(['name', 'cents'], [[...names, -5]])).toBe(
    '"name","cents"\r\n"عائشة","Anne-Marie","Jansen; Noor","a@b.example",-5\r\n',
  )
})
