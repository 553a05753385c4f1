import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { bookAtDesk, enterDesk, treatment, visitOf } from './desk-steps.ts'

const monday = '2028-10-09'
const clients = [
  { firstName: 'Jasmijn', lastName: 'van Leeuwen', time: '10:00' },
  { firstName: 'Tineke', lastName: 'Veenstra', time: '10:00' },
  { firstName: 'Ronald', lastName: 'Schoonenberg', time: '10:00' },
  { firstName: 'Nienke', lastName: 'Boersma', time: '12:00', treatmentType: 'Vetbevriezing onderkin' },
  { firstName: 'Samira', lastName: 'Hendriks', time: '12:00', treatmentType: 'Vetbevriezing onderkin' },
  { firstName: 'Alexandra', lastName: 'Wolfenbüttel', time: '14:00' },
]
/** Beside each other for three quarters of an hour. */
const quarters = [
  { firstName: 'Hidde', lastName: 'Bos' },
  { firstName: 'Evi', lastName: 'Mol' },
].map((client) => ({ ...client, time: '16:00', treatmentType: 'Radiofrequentie gezicht en hals' }))
/** Three beside each other for an hour, with more words than it has room for. */
const hours = [
  { firstName: 'Yfke', lastName: 'Vos' },
  { firstName: 'Zora', lastName: 'Kok' },
  { firstName: 'Quint', lastName: 'Pot' },
].map((client) => ({ ...client, treatmentType: 'Laser ontharen rug en schouders heren' }))

/**
 * Of the visits that are drawn: the last names of which a part is out of sight or that stand on the edge, who is new and does not
 * look it, and whose treatment is out of sight where a line for it is free.
 */
function flawsOfTiles(page: Page): Promise<string[]> {
  return page.locator('[data-visit]').evaluateAll((tiles) => {
    const isWithin = (inner: DOMRect, outer: DOMRect) =>
      inner.width > 0 &&
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 2 &&
      inner.bottom <= outer.bottom + 2
    return tiles.flatMap((tile) => {
      const box = tile.getBoundingClientRect()
      const name = tile.querySelector('bdi') as HTMLElement
      const text = name.firstChild as Text
      const last = document.createRange()
      last.setStart(text, text.data.indexOf(' ') + 1)
      last.setEnd(text, text.data.length)
      const shown = [name.getBoundingClientRect(), box]
      const isWhole = [...last.getClientRects()].every((line) => shown.every((one) => isWithin(line, one)))
      const mark = [...tile.querySelectorAll('span')].find(({ textContent }) => textContent === 'Nieuw')
      const isNew = mark !== undefined && isWithin(mark.getBoundingClientRect(), box)
      const what = tile.querySelector('bdi + span') as HTMLElement
      const free = box.bottom - name.getBoundingClientRect().bottom
      const isShown = isWithin(what.getBoundingClientRect(), box)
      const hasLine = free > Number.parseFloat(getComputedStyle(what).lineHeight) + 4
      return [
        ...(isWhole ? [] : [`${text.data}: name`]),
        ...(isNew ? [] : [`${text.data}: new`]),
        ...(free < 4 ? [`${text.data}: edge`] : []),
        ...(hasLine && !isShown ? [`${text.data}: treatment`] : []),
      ]
    })
  })
}

test('a week names everybody in whole and says who is new, also beside an open visit @wide', async ({
  page,
}) => {
  await enterDesk(page, 'Names in a week')
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const { time, ...client } of clients)
    await bookAtDesk(page, { appointmentDate: `${monday}T${time}`, ...client })
  await page.goto(`/balie?datum=${monday}&dagen=7`)
  await expect(page.locator('[data-visit]')).toHaveCount(clients.length - 1)
  expect(await flawsOfTiles(page)).toEqual([])
  // What has no room is heard, and shown to who points at it.
  const narrow = page.locator('[data-shared][data-short]').first()
  await expect(narrow).toHaveAccessibleName(new RegExp(`^10:00 .+ ${treatment}`))
  await expect(narrow.getByTitle(`, ${treatment}`)).toHaveCount(2)
  await visitOf(page, 'Alexandra').click()
  await expect(page.getByRole('complementary', { name: 'Afspraak' })).toContainText('Wolfenbüttel')
  expect(await flawsOfTiles(page)).toEqual([])
})

test('a week of a wide screen stands three side by side, each with name and treatment @wide', async ({
  page,
}) => {
  await enterDesk(page, 'All names')
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const { time, ...client } of [...clients, ...quarters])
    await bookAtDesk(page, { appointmentDate: `2029-06-04T${time}`, ...client })
  for (const client of hours) await bookAtDesk(page, { appointmentDate: '2029-06-05T10:00', ...client })
  await page.goto('/balie?datum=2029-06-04&dagen=7')
  await expect(page.locator('[data-visit]')).toHaveCount(clients.length + quarters.length + hours.length)
  // Three quarters of an hour have a line for the name, and two for what does not stand on one.
  const what = visitOf(page, 'Hidde').locator('bdi + span')
  const inSight = (text: Element) => {
    const holders = [text, text.parentElement, text.closest('[data-visit]')]
    const foot = Math.min(...holders.map((each) => each?.getBoundingClientRect().bottom ?? 0))
    return foot - text.getBoundingClientRect().top
  }
  expect(await what.evaluate(inSight)).toBeGreaterThan(25)
  expect(await flawsOfTiles(page)).toEqual([])
  for (const path of ['/balie', '/ar/balie']) {
    await page.goto(`${path}?datum=2029-06-04&dagen=7`)
    for (const { firstName } of hours) {
      const words = visitOf(page, firstName).locator('span:has(> bdi)')
      const free = await words.evaluate((text) => {
        const tile = text.closest('[data-visit]')?.getBoundingClientRect().bottom ?? 0
        const line = Number.parseFloat(getComputedStyle(text).lineHeight)
        return (tile - text.getBoundingClientRect().bottom) / line
      })
      expect(free).toBeGreaterThan(0)
      expect(free).toBeLessThan(1)
    }
  }
})

for (const [language, monday, saturday] of [
  ['nl', '2028-07-10', '2028-07-15'],
  ['ar', '2028-07-24', '2028-07-29'],
] as const)
  test(`a visit that opens moves no day of a week, and comes out from under its panel (${language}) @wide`, async ({
    page,
  }) => {
    await enterDesk(page, `Moves nothing ${language}`)
    await page.setViewportSize({ width: 1440, height: 900 })
    await bookAtDesk(page, { appointmentDate: `${monday}T10:00`, firstName: 'Maan', lastName: 'Dag' })
    await bookAtDesk(page, { appointmentDate: `${saturday}T15:00`, firstName: 'Zater', lastName: 'Dag' })
    await page.goto(`${language === 'nl' ? '' : '/ar'}/balie?datum=${monday}&dagen=7`)
    await visitOf(page, 'Maan').waitFor()
    const days = () =>
      page.locator('[data-column-index]').evaluateAll((all) =>
        all.map((day) => {
          const { x, width } = day.getBoundingClientRect()
          return [x, width]
        }),
      )
    const widths = async () => (await days()).map(([, width]) => width)
    const before = await days()
    await visitOf(page, 'Maan').click()
    await expect(page.locator('[data-panel]')).toContainText('Maan Dag')
    expect(await days()).toEqual(before)
    await page.keyboard.press('Escape')
    await visitOf(page, 'Zater').click()
    await expect(page.locator('[data-panel]')).toContainText('Zater Dag')
    expect(await widths()).toEqual(before.map(([, width]) => width))
    /** Whether the whole of what has the focus can be pressed. */
    const isUncovered = () =>
      page.locator(':focus').evaluate((place) => {
        const { left, right, top, bottom } = place.getBoundingClientRect()
        const y = (top + bottom) / 2
        return [left + 4, right - 4].every((x) => place.contains(document.elementFromPoint(x, y)))
      })
    await visitOf(page, 'Zater').focus()
    expect(await isUncovered()).toBe(true)
    for (const key of ['ArrowLeft', 'ArrowRight'])
      for (let day = 0; day < 5; day += 1) {
        await page.keyboard.press(key)
        expect(await isUncovered()).toBe(true)
      }
    await page.locator('[data-panel]').getByRole('button').first().click()
    await expect.poll(days).toEqual(before)
  })

test('the arrows of a week come by everybody, and call no half hour free', async ({ page }) => {
  await enterDesk(page, 'Keys in a week')
  const day = '2028-10-23'
  for (const [firstName, time] of [
    ['Anna', '10:00'],
    ['Bert', '10:00'],
    ['Cato', '11:00'],
  ])
    await bookAtDesk(page, { appointmentDate: `${day}T${time}`, firstName, lastName: 'Pijl' })
  await page.goto(`/balie?datum=${day}&dagen=7`)
  await visitOf(page, 'Anna Pijl').waitFor()
  await page.getByRole('button', { name: '09:00 ma 23 okt, nieuwe afspraak' }).focus()
  const met: string[] = []
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('ArrowDown')
    met.push(await page.evaluate(() => document.activeElement?.querySelector('bdi')?.textContent ?? ''))
  }
  expect(met.filter((name) => name !== '').toSorted()).toEqual(['Anna Pijl', 'Bert Pijl', 'Cato Pijl'])
  await expect(page.getByRole('button', { name: /, vrij$/ })).toHaveCount(0)
})

test('nobody is booked where all rooms are blocked, and the arrows go past it', async ({ page }) => {
  await enterDesk(page, 'Blocked week')
  for (const [room, from, to] of [
    [null, '2029-01-22T07:00', '2029-01-22T22:30'],
    [null, '2029-01-23T11:00', '2029-01-23T12:00'],
    [null, '2029-01-24T07:00', '2029-01-24T22:30'],
    [1, '2029-01-25T11:00', '2029-01-25T12:00'],
  ]) {
    const data = { room, start: from, end: to, reason: 'Dicht' }
    expect((await page.request.post('/api/desk/blocks', { data })).status()).toBe(201)
  }
  await page.goto('/balie?datum=2029-01-22&dagen=7')
  const place = (time: string, day: string) =>
    page.getByRole('button', { name: `${time} ${day} jan, nieuwe afspraak` })
  await expect(place('11:00', 'do 25')).toHaveCount(1)
  for (const time of ['11:00', '11:30']) await expect(place(time, 'di 23')).toHaveCount(0)
  // Nothing of its first day can be booked: the Tab key leads past its block to the next.
  await page.getByRole('button', { name: 'Nieuwe afspraak', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: 'ma 22 jan' }).getByRole('button')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(place('09:00', 'di 23')).toBeFocused()
  await place('10:30', 'di 23').focus()
  await page.keyboard.press('ArrowDown')
  await expect(place('12:00', 'di 23')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(place('12:00', 'do 25')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(place('12:00', 'di 23')).toBeFocused()
})

test('a week counts whom it has no room for once, however long they stay', async ({ page }) => {
  await enterDesk(page, 'Counted once')
  const day = '2029-01-29'
  for (const [room, time, treatmentType] of [
    [1, '13:00', 'Vetbevriezing onderkin'],
    [2, '13:00', 'Vetbevriezing onderkin'],
    [3, '13:00', 'Vetbevriezing onderkin'],
    [4, '13:30', treatment],
  ])
    await bookAtDesk(page, {
      ...{ appointmentDate: `${day}T${time}`, room, treatmentType },
      ...{ firstName: 'Gast', lastName: `Kamer${room}` },
    })
  await page.goto(`/balie?datum=${day}&dagen=7`)
  const more = page.getByRole('region', { name: 'ma 29 jan' }).locator('[data-more]')
  await expect(more).toHaveText('+2')
  await expect(more).toHaveAccessibleName(/^\+2 vanaf 13:00: Gast Kamer3 \(Nieuw\), Gast Kamer4 \(Nieuw\)\./)
})
