import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import type { ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerDataStream, SMTPServerOptions } from 'smtp-server'

/** What a mail server does with a message. */
export type Verdict =
  | 'take'
  | 'refuse the sender'
  | 'refuse to relay'
  | 'no such mailbox'
  | 'over the limit'
  | 'refuse'
  | 'refuse for good'
  | 'greylist'
  | 'stall'
  | 'drop while receiving'
  | 'take and drop'

export type MailServer = {
  /** Without login; see `port` for other addresses. */
  readonly url: string
  readonly port: number
  /** Every message that was taken, as it came. */
  readonly taken: string[]
  readonly messageIds: () => (string | undefined)[]
  readonly parsed: () => Promise<ParsedMail[]>
  readonly close: () => Promise<void>
}

/**
 * A real mail server that treats each message as the next verdict says; the last one stays. `slowMs` is how long it
 * thinks before it takes one.
 */
export async function openMailServer(
  verdicts: readonly Verdict[],
  { slowMs = () => 0, ...options }: SMTPServerOptions & { slowMs?: () => number } = {},
): Promise<MailServer> {
  const taken: string[] = []
  const left = [...verdicts]
  const next = () => (left.length > 1 ? left.shift() : left[0])
  const later = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onMailFrom(_address, _session, answer) {
      if (left[0] !== 'refuse the sender') return answer()
      next()
      return answer(later('5.7.1 Sender address rejected: not owned by user', 553))
    },
    onRcptTo(_address, _session, answer) {
      const refusal = refusedRecipients[left[0] ?? 'take']
      if (refusal === undefined) return answer()
      next()
      return answer(later(...refusal))
    },
    onData(stream, _session, answer) {
      const verdict = next()
      const hangUp = () => server.connections.forEach((connection) => connection.close())
      if (verdict === 'drop while receiving') hangUp()
      void receive(stream, verdict, hangUp, answer)
    },
    ...options,
  })
  async function receive(
    stream: SMTPServerDataStream,
    verdict: Verdict | undefined,
    hangUp: () => void,
    answer: (error?: Error) => void,
  ) {
    const text = await textOf(stream)
    if (text === null || verdict === 'stall') return
    if (verdict === 'refuse') return answer(later('try later', 451))
    if (verdict === 'over the limit') return answer(later('5.4.5 Daily user sending limit exceeded', 550))
    if (verdict === 'refuse for good') return answer(later('no mailbox noor@example.nl here', 550))
    if (verdict === 'drop while receiving') return answer()
    taken.push(text)
    if (verdict === 'take and drop') return hangUp()
    setTimeout(() => answer(), slowMs())
  }
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    taken,
    messageIds: () => taken.map((text) => /^Message-ID: (.*)$/m.exec(text)?.[1]?.trim()),
    parsed: () => Promise.all(taken.map((text) => simpleParser(text))),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const refusedRecipients: { readonly [V in Verdict]?: [text: string, code: number] } = {
  greylist: ['greylisted, try later', 450],
  'refuse to relay': ['5.7.1 Relay access denied', 554],
  'no such mailbox': ['5.1.1 no mailbox relay@example.nl here', 550],
}

/** Null when the connection broke before the end: such a message was not taken. */
async function textOf(stream: SMTPServerDataStream): Promise<string | null> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer)
  } catch {
    return null
  }
  return Buffer.concat(chunks).toString()
}
