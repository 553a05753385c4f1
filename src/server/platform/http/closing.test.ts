import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closing } from '#server/platform/http/closing.ts'

let server: Server
let port: number
let close: ReturnType<typeof closing>
/** The answers to `/slow`, for the test to end. */
let slow: ServerResponse[]
let sockets: Socket[]
beforeEach(async () => {
  slow = []
  sockets = []
  server = createServer((request, response) => {
    if (request.url === '/slow') slow.push(response)
    else response.end('whole')
  })
  close = closing(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server.closeAllConnections()
})

/** A connection that is kept between questions, and what came over it. */
async function keptConnection() {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  let came = ''
  socket.setEncoding('utf8').on('data', (text: string) => (came += text))
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: clinic.example\r\n\r\n`)
  const answers = () => came.split('HTTP/1.1 200').length - 1
  return { ask, answers, came: () => came, isClosed: () => socket.closed || socket.readableEnded }
}

it('answers what is asked on a kept connection after the end began, and asks to close it', async () => {
  const kept = await keptConnection()
  kept.ask('/')
  await expect.poll(kept.answers).toBe(1)
  expect(kept.came()).toContain('keep-alive')
  const closed = close(5000)
  await expect.poll(() => server.listening).toBe(false)
  kept.ask('/')
  await closed
  await expect.poll(kept.isClosed).toBe(true)
  expect(kept.answers()).toBe(2)
  expect(kept.came()).toMatch(/Connection: close[^]*whole$/)
})

it('finishes an answer that is being written, and lets nobody in meanwhile', async () => {
  const waiting = await keptConnection()
  waiting.ask('/slow')
  await expect.poll(() => slow.length).toBe(1)
  let isOver = false
  const closed = close(5000).then(() => (isOver = true))
  await expect.poll(() => server.listening).toBe(false)
  await expect(keptConnection()).rejects.toThrow('ECONNREFUSED')
  // Longer than idle connections are kept.
  await new Promise((resolve) => setTimeout(resolve, 800))
  expect(isOver).toBe(false)
  slow[0]?.end('at last')
  await closed
  await expect.poll(waiting.came).toContain('at last')
})

it('lets in and answers everybody who waited at the door', async () => {
  const waiting = await Promise.all(Array.from({ length: 30 }, keptConnection))
  for (const { ask } of waiting) ask('/')
  await close(5000)
  for (const { answers } of waiting) await expect.poll(answers).toBe(1)
})

it('ends idle connections by itself', async () => {
  const idle = await keptConnection()
  idle.ask('/')
  await expect.poll(idle.answers).toBe(1)
  await close(5000)
  await expect.poll(idle.isClosed).toBe(true)
})

it('does nothing that it could not answer any more', async () => {
  const late = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  sockets.push(late)
  late.on('error', () => undefined).resume()
  await once(late, 'connect')
  const closed = close(5000)
  await once(late, 'end')
  late.write('GET /slow HTTP/1.1\r\nHost: clinic.example\r\n\r\n')
  await closed
  expect(slow.length).toBe(0)
})

it('cuts an answer that takes longer than there is time', async () => {
  const waiting = await keptConnection()
  waiting.ask('/slow')
  await expect.poll(() => slow.length).toBe(1)
  await close(300)
  await expect.poll(waiting.isClosed).toBe(true)
})
