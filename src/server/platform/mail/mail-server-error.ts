/** Why a mail server did not take a mail, in a sentence for the operator; what the driver said is its cause. */
export class MailServerError extends Error {
  override readonly name = 'MailServerError'
  readonly code: string | undefined
  /** This mail will never be taken: the server refused its recipient or its words for good (5xx, RFC 5321), not ourselves. */
  readonly isForGood: boolean

  constructor(cause: unknown) {
    super(sentenceAbout(cause), { cause })
    this.code = codeOf(cause)
    this.isForGood = refusesMail.has(this.code ?? '') && statusOf(cause) >= 500 && !refusesUs(cause)
  }
}

/**
 * True where any mail would be refused until the operator or the next day mends it: the sender's address, or by RFC 3463 a
 * rule (X.7) or the way (X.4). A server that gives no such number says it in words.
 */
function refusesUs(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  if ('command' in cause && cause.command === 'MAIL FROM') return true
  const said = 'response' in cause && typeof cause.response === 'string' ? cause.response : ''
  const kind = /^\d{3}[ -]5\.(\d)/.exec(said)?.[1]
  return kind === '7' || kind === '4' || (kind === undefined && /relay|sending (limit|quota)/i.test(said))
}

/** A refused login or a missing certificate is the operator's to mend, whatever its number: those mails wait. */
const refusesMail = new Set(['EENVELOPE', 'EMESSAGE'])

const certificate = /certificate|self[- ]signed|altnames|CERT_/i
const sentences: Readonly<Record<string, string>> = {
  EAUTH: 'the mail server of SMTP_URL refused the login',
  ENOAUTH: 'the mail server of SMTP_URL wants a login, and SMTP_URL has none',
  EDNS: 'the name of the mail server in SMTP_URL is unknown',
  ETLS: 'no encrypted connection to the mail server of SMTP_URL could be made',
  ETIMEDOUT: 'the mail server of SMTP_URL does not answer',
  EABORT: 'the mail server of SMTP_URL took too long',
  ECONNECTION: 'the mail server of SMTP_URL closed the connection',
  ESOCKET: 'the mail server of SMTP_URL is out of reach',
  EENVELOPE: 'the mail server of SMTP_URL refused sender or recipient',
  EMESSAGE: 'the mail server of SMTP_URL refused the mail',
}

function sentenceAbout(cause: unknown): string {
  const said = cause instanceof Error ? cause.message : String(cause)
  const code = codeOf(cause) ?? ''
  const isCertificate = code !== 'EAUTH' && certificate.test(said)
  const sentence = isCertificate
    ? 'the certificate of the mail server of SMTP_URL is not trusted'
    : (sentences[code] ?? 'the mail server of SMTP_URL did not take the mail')
  return `${sentence} (${said})`
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined
  return typeof status === 'number' ? status : 0
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
