import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** `npm run check`: what is seen without running anything. Two lines side by side, because each keeps one core busy. */
const lines = [['types'], ['format', 'lint', 'structure', 'unused', 'imports']]

const failed = (await Promise.all(lines.map(inTurn))).flat()
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0

/** Answers with those that failed; each says what it has to say in one piece. */
async function inTurn(names: string[]): Promise<string[]> {
  const failures: string[] = []
  for (const name of names) {
    const child = spawn('npm', ['run', '--silent', `check:${name}`], { stdio: ['ignore', 'pipe', 'pipe'] })
    const [[code], said, warned] = await Promise.all([
      once(child, 'close') as Promise<[number | null]>,
      text(child.stdout),
      text(child.stderr),
    ])
    process.stdout.write(said + warned)
    if (code !== 0) failures.push(name)
  }
  return failures
}
