import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readEnv } from '#server/env.ts'
import { askServer } from '../scripts/ask-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'clinic-asked-'))
let status = 200
let words = 'what it says'
const server = createServer((_, response) => void response.writeHead(status).end(words))
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const ask = (port = (server.address() as AddressInfo).port) =>
  askServer(readEnv({ PORT: String(port), DATA_DIR: folder }), '/command', {})

it('tells what the running server says, also that it could not do it', async () => {
  status = 200
  expect(await ask()).toBe('what it says')
  status = 503
  await expect(ask()).rejects.toThrow('could not do it (503): what it says')
})

it.each([
  [401, 'Who are you?'],
  [401, '{"error":"no token"}'],
  [401, 'null'],
  [404, 'Not found'],
])('leaves it to the command where another product answers, with %i %s', async (answered, said) => {
  status = answered
  words = said
  expect(await ask()).toBeNull()
})

it('leaves it to the command where nobody answers', async () => {
  expect(await ask(1)).toBeNull()
})

it('says that the server may still be at it where that took the question and has not answered in time', async () => {
  const cause = Object.assign(new Error('Headers Timeout Error'), { code: 'UND_ERR_HEADERS_TIMEOUT' })
  const waiting = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }))
  await expect(ask()).rejects.toThrow('may still be at it')
  waiting.mockRestore()
})
