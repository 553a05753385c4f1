import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../tests/database.ts'
import { freeDays } from '../tests/free-times.ts'
import { startServer } from '../tests/server-process.ts'
import { measure, median } from './measure.ts'
import { openPlainClient } from './plain-client.ts'
import { startBareSite } from './same-bytes.ts'

/**
 * `npm run bench:times`: free times that nothing changes, asked of the whole server over the network, beside a Node server
 * that has nothing to do but send the same bytes. Both in processes of their own, in turn.
 */
const [rounds, count, atOnce] = [5, 10_000, 16]
const address = process.env.TEST_DATABASE_URL
if (address === undefined) throw new Error('Run it as "npm run bench:times", which starts PostgreSQL.')
const treatment = 'Hydra facial gezicht'
const folder = mkdtempSync(join(tmpdir(), 'clinic-times-'))
const database = await createDatabase(new URL(address))

try {
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores, ${atOnce} connections, medians of ${rounds} runs in turn\n`,
  )
  await measureOne('embedded', {})
  await measureOne('PostgreSQL', { DATABASE_URL: database.url })
} finally {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
}

async function measureOne(name: string, settings: Record<string, string>): Promise<void> {
  const clinic = await startServer({
    DATA_DIR: join(folder, name),
    SECRET: 'a secret for the benchmark, long enough',
    ...settings,
  })
  const [day = ''] = await freeDays(clinic.origin, treatment)
  const asked = `treatment=${encodeURIComponent(treatment)}`
  const questions = {
    'a day': `/api/availability?date=${day}&${asked}`,
    'a month': `/api/availability/days?month=${day.slice(0, 7)}&${asked}`,
    'the first free moment': `/api/availability/first?${asked}`,
  }
  for (const [question, path] of Object.entries(questions)) {
    const answer = await fetch(`${clinic.origin}${path}`)
    const file = join(folder, 'answer')
    writeFileSync(file, await answer.text())
    const { pathname } = new URL(answer.url)
    const bare = await startBareSite([
      { path: pathname, status: 200, type: 'application/json', encoding: '', file },
    ])
    const held = `If-None-Match: ${answer.headers.get('ETag')}\r\n`
    const rates = { ours: [] as number[], again: [] as number[], bare: [] as number[] }
    for (let round = 0; round <= rounds; round++) {
      const [ours, again, plain] = [
        await rateOf(clinic.origin, path, '', 200),
        await rateOf(clinic.origin, path, held, 304),
        await rateOf(bare.origin, path, '', 200),
      ]
      // The first only warms up.
      if (round === 0) continue
      rates.ours.push(ours)
      rates.again.push(again)
      rates.bare.push(plain)
    }
    await bare.stop()
    const [ours, again, plain] = [median(rates.ours), median(rates.again), median(rates.bare)]
    const share = (rate: number) => (rate / plain).toFixed(2)
    console.log(
      `${`${question}, ${name}`.padEnd(36)}${whole(ours)}/s (${share(ours)})   looked at again${whole(again)}/s (${share(again)})   bare${whole(plain)}/s`,
    )
  }
  await clinic.end('SIGTERM')
}

async function rateOf(origin: string, path: string, headers: string, expected: number): Promise<number> {
  const clients = await Promise.all(Array.from({ length: atOnce }, () => openPlainClient(origin)))
  const { perSecond } = await measure(count, atOnce, async (number) => {
    // As many jobs run at once as there are clients, and each begins when one has ended.
    const client = clients.pop()
    if (client === undefined) throw new Error(`Request ${number} found no connection`)
    const status = await client.ask(path, headers)
    if (status !== expected) throw new Error(`${path} was answered with ${status}`)
    clients.push(client)
  })
  for (const client of clients) client.close()
  return perSecond
}

function whole(rate: number): string {
  return rate.toFixed(0).padStart(7)
}
