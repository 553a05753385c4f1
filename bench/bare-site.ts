import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Recorded } from './same-bytes.ts'

/** Node with nothing on it: sends recorded answers from memory, a list of which it reads. Says on which port. */
const recorded = JSON.parse(await text(process.stdin)) as Recorded[]
const answers = new Map(
  recorded.map(({ path, status, type, encoding, file }) => {
    const body = readFileSync(file)
    const headers = { 'Content-Type': type, ...(encoding && { 'Content-Encoding': encoding }) }
    return [path, { status, body, headers: { ...headers, 'Content-Length': body.length } }]
  }),
)
const server = createServer((request, response) => {
  const answer = answers.get((request.url ?? '').split('?')[0] ?? '')
  response.writeHead(answer?.status ?? 404, answer?.headers)
  // A booking is answered once it was read.
  request.resume().on('end', () => response.end(answer?.body))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' && address !== null ? address.port : '')
})
