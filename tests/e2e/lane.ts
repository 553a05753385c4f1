import { join } from 'node:path'

/**
 * Each worker of a run walks in a lane: a server and a database of its own, so that no test meets what another is doing
 * meanwhile. A worker that is replaced after a failure leaves its lane to the next.
 */
export const lanes = 2

const lane = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
const firstPort = Number(process.env['E2E_PORT'] ?? 4173)

export function portOf(index: number): number {
  return firstPort + index
}

export function originOf(index: number): string {
  return `http://localhost:${portOf(index)}`
}

/** Where the server of a lane keeps what it stores, from the root of the project. */
export function dataDirOf(index: number): string {
  return `var/e2e-data/${index}`
}

/** The address of this worker's server. */
export const origin = originOf(lane)
/** Where the mails are that this worker's server has sent. */
export const mailFolder = join(import.meta.dirname, '../..', dataDirOf(lane), 'mail')
