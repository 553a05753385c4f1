import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Certificate = { readonly key: Buffer; readonly cert: Buffer; readonly trust: string }

/** What belongs to one connection of HTTP/1.1, and is none of HTTP/2's business. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/**
 * Stands before a server of this machine with TLS and HTTP/2, as nginx does where people visit: a browser has no more than
 * six connections to a server without it.
 */
export async function openFront({ key, cert }: Certificate) {
  let behind = ''
  const server = createSecureServer({ key, cert }, (asked, answer) => {
    const own = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'))
    const headers = { ...Object.fromEntries(own), host: asked.authority }
    const passedOn = request(behind + asked.url, { method: asked.method, headers }, (given) => {
      const kept = Object.entries(given.headers).filter(([name]) => !hopByHop.has(name))
      answer.writeHead(given.statusCode ?? 502, Object.fromEntries(kept))
      given.pipe(answer)
    })
    passedOn.on('error', () => answer.stream.close())
    asked.pipe(passedOn)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    standBefore(origin: string) {
      behind = origin
    },
    close: () => server.close(),
  }
}

/**
 * A certificate of one day. A browser that is started with `trust` finds no error in it; whatever comes with an error it does
 * not keep, so that the page would be fetched twice.
 */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-certificate-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', keyFile, '-out', certFile]
  execFileSync('openssl', ['req', '-x509', ...curve, '-days', '1', '-subj', '/CN=localhost', ...files], {
    stdio: 'ignore',
  })
  const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)]
  rmSync(folder, { recursive: true })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  const mark = createHash('sha256').update(publicKey).digest('base64')
  return { key, cert, trust: `--ignore-certificate-errors-spki-list=${mark}` }
}
