import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What a command of an operator tells: its answer, or the sentence with which it refuses. */
export async function tellsOperator(
  settings: Readonly<Record<string, string>>,
  script: string,
  ...words: string[]
): Promise<string> {
  const ran = promisify(execFile)(
    process.execPath,
    ['--import', './scripts/modules.ts', `scripts/${script}.ts`, ...words],
    {
      cwd: join(import.meta.dirname, '..'),
      env: { PATH: process.env['PATH'], ...settings },
    },
  )
  return ran.then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }: { stderr: string }) => stderr.trim(),
  )
}
