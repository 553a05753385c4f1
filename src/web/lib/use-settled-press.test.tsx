import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { useSettledPress } from '#web/lib/use-settled-press.ts'

type Press = ReturnType<typeof useSettledPress>

function Asked({ give }: { give: (press: Press) => void }) {
  give(useSettledPress())
  return null
}

/** What waits to be drawn. */
const frames: (() => void)[] = []

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('takes no press while one is answered and drawn, nor for half a second after', async () => {
  const given = vi.fn<(press: Press) => void>()
  renderToStaticMarkup(<Asked give={given} />)
  const press = given.mock.calls[0]?.[0]
  const answer = Promise.withResolvers<void>()
  const acts: string[] = []
  const act = (name: string) =>
    press?.(() => {
      acts.push(name)
      return answer.promise
    })

  act('first')
  vi.advanceTimersByTime(5000)
  act('while it is answered')
  answer.resolve()
  await new Promise(setImmediate)
  vi.advanceTimersByTime(5000)
  act('before the list is drawn')
  for (let draw = frames.shift(); draw !== undefined; draw = frames.shift()) draw()
  vi.advanceTimersByTime(499)
  act('too soon')
  expect(acts).toEqual(['first'])
  vi.advanceTimersByTime(1)
  act('later')
  expect(acts).toEqual(['first', 'later'])
})
