import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type CreationOptions = { readonly challenge: string; readonly rp: { readonly id: string } }
type RequestOptions = { readonly challenge: string; readonly rpId: string }

const flags = { userPresent: 0x01, userVerified: 0x04, hasKey: 0x40 } as const
const cose = { keyType: 1, algorithm: 3, curve: -1, x: -2, y: -3 } as const
const ellipticCurve = 2
const es256 = -7
const p256 = 1

/** A passkey device made of nothing but its protocol (WebAuthn level 3): it makes one key and answers with it. */
export function createAuthenticator(origin: string) {
  const id = randomBytes(16)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let uses = 0

  return {
    id: id.toString('base64url'),
    register(options: CreationOptions) {
      const authData = Buffer.concat([
        headOf(options.rp.id, flags.userPresent | flags.userVerified | flags.hasKey, 0),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseOf(publicKey),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ])
      return answerOf(id, {
        clientDataJSON: clientData('webauthn.create', options.challenge, origin),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      })
    },
    signIn(options: RequestOptions) {
      const authData = headOf(options.rpId, flags.userPresent | flags.userVerified, ++uses)
      const clientDataJSON = clientData('webauthn.get', options.challenge, origin)
      const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
      return answerOf(id, {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(createSign('sha256').update(signed).sign(privateKey)),
      })
    },
  }
}

function answerOf(id: Buffer, response: Readonly<Record<string, unknown>>) {
  const name = id.toString('base64url')
  return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response }
}

function headOf(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count])
}

function coseOf(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))
  const key = new Map<number, number | Uint8Array>([
    [cose.keyType, ellipticCurve],
    [cose.algorithm, es256],
    [cose.curve, p256],
    [cose.x, bytes(x)],
    [cose.y, bytes(y)],
  ])
  return isoCBOR.encode(key as never)
}

function clientData(type: string, challenge: string, origin: string): string {
  return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
