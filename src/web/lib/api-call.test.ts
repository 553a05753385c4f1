import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { send } from '#web/lib/api-call.ts'

/** It never answers. */
const server = createServer()
let address: string

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

// As on a phone of 2023.
beforeEach(() => {
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function')
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('ends a call together with who asked for it', async () => {
  const asked = new AbortController()
  const call = send(address, { language: 'nl', signal: asked.signal }, {})
  asked.abort(new Error('not asked for any more'))
  await expect(call).rejects.toThrow('not asked for any more')
  await expect(send(address, { language: 'nl', signal: asked.signal }, {})).rejects.toThrow('not asked')
})

it('waits no longer than the longest, whoever asks', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const short = new AbortController()
    setTimeout(() => {
      short.abort(new Error('too long'))
    }, 10)
    return short.signal
  })
  await expect(send(address, { language: 'nl', signal: new AbortController().signal }, {})).rejects.toThrow(
    'too long',
  )
  expect(timeout).toHaveBeenCalledWith(20_000)
})
