import { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** A request as the app has it, or as Node does. */
export type Asker = Context | IncomingMessage

/**
 * The address a request comes from. `X-Forwarded-For` is believed only from the proxies in `trusted` (addresses or
 * CIDR blocks), read from its end: everything before the first stranger could be made up by that stranger.
 * Empty when there is no connection (requests made inside a test).
 */
export function createClientAddress(trusted: readonly string[]): (asker: Asker) => string {
  const proxies = blockListOf(trusted)
  return (asker) => {
    const hops = forwardedFor(asker)
      .split(',')
      .map((hop) => plain(hop.trim()))
    let address = plain(connectionAddress(asker))
    while (isIn(proxies, address)) {
      const before = hops.pop()
      if (before === undefined || isIP(before) === 0) break
      address = before
    }
    return address
  }
}

function blockListOf(trusted: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/')
    const family = familyOf(address)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

function forwardedFor(asker: Asker): string {
  if (asker instanceof IncomingMessage) return String(asker.headers['x-forwarded-for'] ?? '')
  return asker.req.header('x-forwarded-for') ?? ''
}

function connectionAddress(asker: Asker): string {
  if (asker instanceof IncomingMessage) return asker.socket.remoteAddress ?? ''
  const hasConnection = typeof asker.env === 'object' && asker.env !== null && 'incoming' in asker.env
  return hasConnection ? (getConnInfo(asker).remote.address ?? '') : ''
}

/** A socket for both families writes IPv4 addresses as `::ffff:10.0.0.1`. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function isIn(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
