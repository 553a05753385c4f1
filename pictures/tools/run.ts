import { execFile, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'

/** Runs a program to its end and answers with what it wrote; throws with its complaints when it fails. */
export async function run(command: string, args: readonly string[]): Promise<Buffer> {
  const { stdout } = await promisify(execFile)(command, args, { encoding: 'buffer', maxBuffer: 2 ** 30 })
  return stdout
}

/** Runs two programs, the output of the first being the input of the second. */
export async function pipe(from: readonly string[], to: readonly string[]): Promise<void> {
  const [fromCommand = '', ...fromArgs] = from
  const [toCommand = '', ...toArgs] = to
  const source = spawn(fromCommand, fromArgs, { stdio: ['ignore', 'pipe', 'inherit'] })
  const sink = spawn(toCommand, toArgs, { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = [source, sink].map(
    (child) =>
      new Promise<void>((resolve, reject) => {
        child.on('error', reject)
        child.on('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`${child.spawnfile} ended with ${code}`)),
        )
      }),
  )
  await Promise.all([pipeline(source.stdout, sink.stdin), ...ended])
}

/** Compiles a Rust program without dependencies and answers with its path. */
export async function compileRust(source: string): Promise<string> {
  const program = join(await mkdtemp(join(tmpdir(), 'pictures-')), 'program')
  const options = ['--edition', '2021', '-C', 'opt-level=3', '-C', 'target-cpu=native']
  await run('rustc', [...options, source, '-o', program])
  return program
}
