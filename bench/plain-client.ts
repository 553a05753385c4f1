import { connect } from 'node:net'
import { once } from 'node:events'

/**
 * One connection that stays open and asks for one address after the other. It reads no more of an answer than its status
 * and its length: what it costs itself would hide what the server costs.
 */
export async function openPlainClient(origin: string) {
  const { hostname, port, host } = new URL(origin)
  const socket = connect(Number(port), hostname).setNoDelay()
  await once(socket, 'connect')
  let heard = ''
  let onAnswer = (_status: number) => {}
  let onEnd = (_error: Error) => {}
  socket.setEncoding('latin1').on('data', (text: string) => {
    heard += text
    const head = heard.indexOf('\r\n\r\n')
    if (head === -1) return
    const status = Number(heard.slice(9, 12))
    const length = status === 304 ? 0 : Number(/content-length: (\d+)/i.exec(heard)?.[1])
    if (heard.length < head + 4 + length) return
    heard = ''
    onAnswer(status)
  })
  socket.on('close', () => onEnd(new Error('the server closed the connection')))
  return {
    /** Answers with the status. */
    ask: (path: string, headers = '') =>
      new Promise<number>((resolve, reject) => {
        onAnswer = resolve
        onEnd = reject
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n`)
      }),
    close: () => void socket.destroy(),
  }
}
