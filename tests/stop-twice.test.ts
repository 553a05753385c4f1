import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bookingOf } from './app.ts'
import { furnish } from './database.ts'
import { freeDays, freeStarts } from './free-times.ts'
import type { ServerProcess } from './server-process.ts'
import { startServer } from './server-process.ts'

const treatment = 'Gratis consult'
let dataDir = ''
let server: ServerProcess
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'clinic-stop-twice-'))
  furnish(dataDir)
  server = await startServer({ DATA_DIR: dataDir })
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** A booking of which the server has the first half. */
async function halfABooking() {
  const [day = ''] = await freeDays(server.origin, treatment)
  const [appointmentDate] = await freeStarts(server.origin, treatment, day)
  const body = JSON.stringify(bookingOf({ treatmentType: treatment, appointmentDate }))
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
  const head = 'POST /api/appointments HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`)
  await once(socket, 'connect')
  await pause(200)
  return { socket, rest: body.slice(20) }
}

it('a signal that comes twice at once is one: what is on its way is answered', async () => {
  const { socket, rest } = await halfABooking()
  process.kill(server.pid, 'SIGTERM')
  await pause(100)
  const ended = server.end('SIGTERM')
  await pause(100)
  socket.write(rest)
  expect(await text(socket)).toMatch(/^HTTP\/1.1 201 /)
  expect(await ended).toBe(0)
})

it('a second signal a while after the first ends the process where it stands', async () => {
  const { socket } = await halfABooking()
  socket.on('error', () => {})
  process.kill(server.pid, 'SIGTERM')
  await pause(1500)
  expect(await server.end('SIGTERM')).toBe(1)
  socket.destroy()
})
