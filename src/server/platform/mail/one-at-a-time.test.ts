import { expect, it } from 'vitest'
import { oneAtATime } from '#server/platform/mail/one-at-a-time.ts'

const never = new Promise<never>(() => {})
const refusalOf = (turn: Promise<unknown>) => turn.catch((error: Error) => error.message)

it('gives turns in the order of asking, one after the other', async () => {
  const inTurn = oneAtATime({ waitMs: 10_000, turnMs: 10_000 })
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} begins`)
    await Promise.resolve()
    seen.push(`${name} ends`)
  }
  await Promise.all([inTurn(work('one')), inTurn(work('two'))])
  expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

it('refuses who waits too long, and whoever comes after still waits for who is at work', async () => {
  const inTurn = oneAtATime({ waitMs: 50, turnMs: 10_000 })
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const first = inTurn(() => promise)
  expect(await refusalOf(inTurn(async () => {}))).toBe('others are being sent first')
  let hasBegun = false
  const third = inTurn(async () => void (hasBegun = true))
  await Promise.resolve()
  expect(hasBegun).toBe(false)
  end()
  await Promise.all([first, third])
  expect(hasBegun).toBe(true)
})

it('gives the next one its turn when work never ends, and tells that work to begin nothing more', async () => {
  const inTurn = oneAtATime({ waitMs: 10_000, turnMs: 50 })
  let ending: AbortSignal | undefined
  const endless = inTurn((signal) => ((ending = signal), never))
  expect(await refusalOf(endless)).toBe('it took too long')
  expect(ending?.aborted).toBe(true)
  expect(await inTurn(async () => 'sent')).toBe('sent')
})
