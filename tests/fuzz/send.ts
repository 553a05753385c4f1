import { connect } from 'node:net'
import type { FuzzedRequest } from './requests.ts'

export type FuzzedAnswer = {
  /** 0 when the line was closed without an answer. */
  readonly status: number
  readonly text: string
}

/** Sends the bytes as they are, and reads to the end of the answer. Throws when there is none in time. */
export function send(
  { port, patienceMs }: { readonly port: number; readonly patienceMs: number },
  request: FuzzedRequest,
  cookie: string | undefined,
): Promise<FuzzedAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1')
    const finish = () => {
      clearTimeout(patience)
      socket.destroy()
      const text = Buffer.concat(chunks).toString('utf8')
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text })
    }
    const patience = setTimeout(() => {
      socket.destroy()
      reject(new Error(`no answer within ${patienceMs} ms`))
    }, patienceMs)
    socket.on('connect', () => {
      socket.write(headOf(request, port, cookie))
      const { body, isHalfSent } = request
      socket.write(isHalfSent ? body.subarray(0, body.length / 2) : body)
      // A moment later, so that the server has begun to read what will never come.
      if (isHalfSent) setTimeout(() => socket.end(), 20)
    })
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      // A stream of events has no end of its own.
      if (chunk.includes('text/event-stream')) finish()
    })
    socket.on('close', finish)
    // The server may hang up on what it will not read.
    socket.on('error', finish)
  })
}

function headOf(request: FuzzedRequest, port: number, cookie: string | undefined): string {
  const { body, isHalfSent } = request
  const length = isHalfSent ? body.length + 10 : body.length
  const headers = {
    Host: `127.0.0.1:${port}`,
    Connection: 'close',
    ...request.headers,
    ...(length === 0 && request.method === 'GET' ? {} : { 'Content-Length': String(length) }),
    ...(cookie === undefined ? {} : { Cookie: cookie }),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${request.method} ${request.path} HTTP/1.1\r\n${lines.join('')}\r\n`
}
