import { test as base } from '@playwright/test'
import { freeDays } from '../free-times.ts'
import { origin } from './lane.ts'

/** More than the tests of one worker take. */
const daysPerWorker = 15

/** Answers with a day, `yyyy-mm-dd`, on which every time is free in every room; another one each time. */
export type EmptyDay = () => string

/** Far enough ahead that tests which book "next month" do not come there, and asked for: the clinic is closed on some. */
export const test = base.extend<object, { emptyDay: EmptyDay }>({
  emptyDay: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are needed here
    async ({}, use, { workerIndex }) => {
      const days = await freeDays(origin, 'Gratis consult', [3, 4, 5])
      // A worker takes over the database of one that failed, and the days of nobody.
      let next = workerIndex * daysPerWorker
      await use(() => days[next++ % days.length] ?? '')
    },
    { scope: 'worker' },
  ],
})
