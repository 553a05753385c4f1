import type { Load } from './page-load.ts'

const columns = 40

/** A line per file: when it was asked for and had come, beside the first and the largest paint. */
export function waterfall({ fetched, firstPaint, largestPaint }: Load): string {
  const end = Math.max(...fetched.map(({ endedAt }) => endedAt), largestPaint)
  const column = (ms: number) => Math.round((ms / end) * columns)
  const line = (from: number, to: number, mark: string, text: string) => {
    const bar = ' '.repeat(column(from)) + mark.repeat(Math.max(1, column(to) - column(from)))
    return `  ${bar.padEnd(columns + 1)} ${from.toFixed(0).padStart(5)}–${to.toFixed(0).padEnd(5)} ${text}`
  }
  return [
    ...fetched.map(({ startedAt, endedAt, bytes, priority, path }) =>
      line(
        startedAt,
        endedAt,
        '=',
        `${(bytes / 1000).toFixed(1).padStart(6)} KB  ${priority.padEnd(8)}  ${path}`,
      ),
    ),
    line(firstPaint, firstPaint, '|', 'first paint'),
    line(largestPaint, largestPaint, '|', 'largest paint'),
  ].join('\n')
}
