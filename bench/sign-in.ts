import type { ClinicUnderTest } from './clinic-under-test.ts'
import { median } from './measure.ts'

const tries = 200
const password = 'vier woorden op rij'
/** Closer than this, nobody can tell two answers apart from outside. */
const tolerance = 0.1

/** Whether it takes as long to be refused with a known username as with an unknown one, and the same for addresses. */
export async function measureSignIn(name: string, clinic: ClinicUnderTest): Promise<void> {
  const register = async (username: string, email: string) => {
    const body = { username, password, firstName: 'Noor', lastName: 'de Vries', email }
    await expectStatus(201, clinic.ask('/api/auth/register', body))
  }
  const login = (username: string) =>
    expectStatus(401, clinic.ask('/api/auth/login', { username, password: 'verkeerd woord' }))
  await register('noor', 'noor@example.nl')
  await clinic.database.db.updateTable('clients').set({ email_verified_at: new Date() }).execute()
  await compare(`login, known against unknown username, ${name}`, {
    known: () => login('noor'),
    unknown: (number) => login(`nobody${number}`),
  })
  await compare(`registration, known against unknown address, ${name}`, {
    known: (number) => register(`known${number}`, 'noor@example.nl'),
    unknown: (number) => register(`unknown${number}`, `${number}@example.nl`),
  })
}

/** In turn, so that whatever else the machine does meets both alike. */
async function compare(
  what: string,
  { known, unknown }: Readonly<Record<'known' | 'unknown', (number: number) => Promise<void>>>,
): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let number = -10; number < tries; number++) {
    const order = [['known', known] as const, ['unknown', unknown] as const]
    for (const [which, attempt] of number % 2 === 0 ? order : order.toReversed()) {
      const startedAt = performance.now()
      await attempt(number + 10)
      if (number >= 0) times[which].push(performance.now() - startedAt)
    }
  }
  const ratio = median(times.known) / median(times.unknown)
  const isApart = Math.abs(ratio - 1) > tolerance
  const verdict = isApart ? ': CAN BE TOLD APART, or the machine is busy' : ''
  if (isApart) process.exitCode = 1
  console.log(
    `${what}: ${median(times.known).toFixed(1)} and ${median(times.unknown).toFixed(1)} ms, ratio ${ratio.toFixed(3)}${verdict}`,
  )
}

async function expectStatus(expected: number, asked: Promise<number>): Promise<void> {
  const status = await asked
  if (status !== expected) throw new Error(`Answered with ${status} instead of ${expected}`)
}
