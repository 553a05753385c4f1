import { createServer } from 'node:http'

/** Node with nothing on it: answers every request with the same JSON, the first argument. Says on which port. */
const body = Buffer.from(process.argv[2] ?? '')
const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' && address !== null ? address.port : '')
})
