import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { furnish } from './database.ts'
import { startServer } from './server-process.ts'

it('who sends half a request and then nothing is cut off, and the others are answered meanwhile', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clinic-half-sent-'))
  furnish(dataDir)
  const server = await startServer({ DATA_DIR: dataDir })
  const { port } = new URL(server.origin)
  const begun = Date.now()
  const sockets = Array.from({ length: 400 }, () => {
    const socket = connect(Number(port), '127.0.0.1')
    const head =
      'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90'
    socket.write(`${head}\r\n\r\n{"name":"No`)
    return socket.resume().on('error', () => {})
  })
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  await Promise.all(sockets.map((socket) => once(socket, 'close')))
  expect(Date.now() - begun).toBeLessThan(18_000)
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true })
})
