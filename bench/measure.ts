export type Figures = { readonly perSecond: number; readonly p50: number; readonly p99: number }

/** Runs `count` jobs, `atOnce` at a time; times are milliseconds of one job, waiting included. */
export async function measure(
  count: number,
  atOnce: number,
  job: (number: number) => Promise<void>,
): Promise<Figures> {
  const times: number[] = []
  let next = 0
  const startedAt = performance.now()
  const worker = async () => {
    while (next < count) {
      const jobStartedAt = performance.now()
      await job(next++)
      times.push(performance.now() - jobStartedAt)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const seconds = (performance.now() - startedAt) / 1000
  return { perSecond: count / seconds, p50: median(times), p99: quantile(times, 0.99) }
}

/** The value below which that share of them lies, 0 to below 1; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0
}

/** Of an even number the upper one; 0 of none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** A row of figures under a title of fixed width. */
export function row(title: string, { perSecond, p50, p99 }: Figures): string {
  const number = (value: number, digits: number) => value.toFixed(digits).padStart(9)
  return `${title.padEnd(44)}${number(perSecond, 0)}/s  p50${number(p50, 2)} ms  p99${number(p99, 2)} ms`
}
