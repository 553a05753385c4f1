import { isIP } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import type pg from 'pg'
import type { Logger } from 'pino'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { AppError } from '#server/errors.ts'
import { createClientAddress } from '#server/platform/http/client-address.ts'
import type { Asker } from '#server/platform/http/client-address.ts'
import { deviceName } from '#server/platform/http/device-name.ts'
import { keyedHash } from '#server/platform/http/keyed-hash.ts'
import { languageOf } from '#server/platform/http/language.ts'
import type { Language } from '#shared/i18n/languages.ts'

const minute = 60
const day = 24 * 60 * minute
/** Servers that count together are on machines with clocks of their own. */
const clocksApartMs = 60_000

/**
 * How often one household may ask, in ten minutes and in a day; wide enough for a family or an office behind one address.
 * Routes that take the same budget share it, by its name. It stands with the routes.
 */
export type Budget = { readonly name: string; readonly inTenMinutes: number; readonly inDay: number }

/**
 * IPv6 gives a household 2^64 addresses, a site 2^8 households and a provider's customer 2^16: each of these networks has
 * a budget of its own, as many times that of one household as `share` says. An IPv4 address is a household.
 */
type Network = { readonly bits: number; readonly share: number }
const household: Network = { bits: 64, share: 1 }
const aroundIt: readonly Network[] = [
  { bits: 56, share: 3 },
  { bits: 48, share: 8 },
]

/** A network by a name that does not tell its address, and how many times what one household may do it may do. */
export type NamedNetwork = { readonly key: string; readonly share: number }
/** The networks that somebody is in: the household first, the largest last. */
export type NamedNetworks = readonly [NamedNetwork, ...NamedNetwork[]]

export type RateLimits = {
  /** Counts a call; the seconds to wait when the budget is used up, else null. */
  readonly take: (budget: Budget, asker: Asker) => Promise<number | null>
  readonly networksOf: (asker: Asker) => NamedNetworks
}

type Settings = {
  readonly trustProxy: readonly string[]
  /** Keys are hashed with it: the counters hold no addresses. */
  readonly secret: string
  /** Where servers that share a database count together; undefined counts in memory. */
  readonly pool: pg.Pool | undefined
  readonly log: Logger
}

export function createRateLimits(settings: Settings): RateLimits {
  const addressOf = createClientAddress(settings.trustProxy)
  const made = new Map<string, RateLimiterAbstract[]>()
  const limitersFor = (budget: Budget, network: Network) => {
    const key = `${budget.name}-${network.bits}`
    const limiters = made.get(key) ?? limitersOf(budget, network, settings)
    made.set(key, limiters)
    return limiters
  }
  const networksOf = (asker: Asker) => {
    const address = addressOf(asker)
    const named = (network: Network) => ({
      ...network,
      key: keyedHash(settings.secret, 'network', `${networkOf(address, network.bits)}/${network.bits}`),
    })
    return [named(household), ...(isIP(address) === 6 ? aroundIt.map(named) : [])] as const
  }
  return {
    networksOf,
    async take(budget, asker) {
      const taken: { readonly limiter: RateLimiterAbstract; readonly key: string }[] = []
      // The largest first: while it is refused nothing is written down of the networks in it, of which it has no end.
      for (const { key, ...network } of networksOf(asker).toReversed())
        for (const limiter of limitersFor(budget, network)) {
          const waitMs = await consume(limiter, key)
          if (waitMs > 0) {
            // What one refuses uses nothing of the others: else a household that goes on asking would use up its neighbours' day.
            for (const other of taken) await other.limiter.reward(other.key)
            return Math.ceil(waitMs / 1000)
          }
          taken.push({ limiter, key })
        }
      return null
    },
  }
}

/** Answers 429 with `Retry-After` once a household has used this budget. Without limits nobody is limited. */
export function rateLimit(
  deps: { readonly limits?: RateLimits | undefined },
  budget: Budget,
): MiddlewareHandler {
  return async (c, next) => {
    const waitSeconds = (await deps.limits?.take(budget, c)) ?? null
    if (waitSeconds !== null) throw tooOften(waitSeconds)
    await next()
  }
}

/** The answer 429 with `Retry-After`, to be thrown. */
export function tooOften(waitSeconds: number): AppError {
  return new AppError('rate_limited', { headers: { 'Retry-After': String(waitSeconds) } })
}

/** Who sends a request: the language of the page, the networks, or null where nobody is limited, and what browser it is. */
export type Caller = {
  readonly language: Language
  readonly networks: NamedNetworks | null
  readonly device: string
}

export function callerOf(c: Context, limits: RateLimits | undefined): Caller {
  const device = deviceName(c.req.header('user-agent'))
  return { language: languageOf(c), networks: limits?.networksOf(c) ?? null, device }
}

function limitersOf(
  { name, inTenMinutes, inDay }: Budget,
  { bits, share }: Network,
  { pool, log }: Settings,
): RateLimiterAbstract[] {
  const periods = [
    { points: inTenMinutes, duration: 10 * minute },
    { points: inDay, duration: day },
  ]
  return periods.map(({ points, duration }) => {
    const level = bits === household.bits ? '' : `-${bits}`
    const options = { points: points * share, duration, keyPrefix: `${name}-${duration}${level}` }
    const memory = new RateLimiterMemory(options)
    if (pool === undefined) return memory
    return new RateLimiterPostgres(
      {
        ...options,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: true,
        // A database that does not answer must not open the door: each server then counts for itself.
        insuranceLimiter: memory,
      },
      (error?: Error) => {
        if (error !== undefined) log.error({ err: error }, 'the rate limits cannot use the database')
      },
    )
  })
}

/** Milliseconds to wait, or 0. */
async function consume(limiter: RateLimiterAbstract, key: string): Promise<number> {
  const wait = await take(limiter, key)
  if (wait <= limiter.duration * 1000 + clocksApartMs) return wait
  // No wait is so long: the clock was ahead when the period began, and went back. It begins anew.
  await limiter.delete(key)
  return take(limiter, key)
}

async function take(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(refusal.msBeforeNext, 1)
  }
}

/** The first `bits` of an IPv6 address, which everybody of that network shares; another address as it is. */
function networkOf(address: string, bits: number): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? []
  const groups = head.split(':')
  const missing = 8 - groups.length - tail.split(':').length
  const full = address.includes('::') ? [...groups, ...Array<string>(missing).fill('0')] : groups
  const shared = full.slice(0, 4).map((group) => parseInt(group || '0', 16))
  return shared
    .map((group, index) => group & (0xffff << Math.max(0, 16 * (index + 1) - bits)) & 0xffff)
    .slice(0, Math.ceil(bits / 16))
    .map((group) => group.toString(16))
    .join(':')
}
