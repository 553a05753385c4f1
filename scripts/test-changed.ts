import { execFileSync, spawnSync } from 'node:child_process'

/**
 * `npm run test:changed`: the tests that reach what changed since the branch left main, committed or not. Tests that start
 * whole servers or build whole sites run when they change themselves; the rest of the proof is `npm test`.
 */
const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()
const base = git('merge-base', 'HEAD', process.argv[2] ?? 'main')
const changed = [
  ...git('diff', '--name-only', base).split('\n'),
  ...git('ls-files', '--others', '--exclude-standard').split('\n'),
]

const slow = git('grep', '--untracked', '-lE', 'server-process|whole-site', '--', '*.test.ts').split('\n')
const excluded = slow.flatMap((file) => (changed.includes(file) ? [] : ['--exclude', file]))
run('vitest', 'run', '--changed', base, '--passWithNoTests', ...excluded)
if (changed.some((file) => file.startsWith('tests/e2e/')))
  run('playwright', 'test', `--only-changed=${base}`, '--pass-with-no-tests')

function run(program: string, ...words: string[]): void {
  const { status } = spawnSync('npx', [program, ...words], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
