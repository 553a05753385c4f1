import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

/**
 * `npm run fuzz` sends 20,000 odd requests to every address of the API's description, from a new seed each time;
 * `npm run fuzz -- --seed 7 --requests 500` repeats a run, since a seed always makes the same requests.
 */
const { values } = parseArgs({ options: { seed: { type: 'string' }, requests: { type: 'string' } } })
const seed = values.seed ?? String(randomInt(2 ** 31))
console.log(`seed ${seed}`)
const env = { ...process.env, FUZZ_SEED: seed, FUZZ_REQUESTS: values.requests ?? '20000' }
const { status } = spawnSync('npx', ['vitest', 'run', 'tests/fuzz.test.ts'], { stdio: 'inherit', env })
process.exitCode = status ?? 1
