import { join } from 'node:path'

/** Where the server of a worker keeps what it stores, from the root of the project. */
export function e2eDataDir(lane: number): string {
  return `var/e2e-data/${lane}`
}

/** Where the mails are that this worker's server has sent. */
export const mailFolder = join(
  import.meta.dirname,
  '../..',
  e2eDataDir(Number(process.env['TEST_PARALLEL_INDEX'])),
  'mail',
)
