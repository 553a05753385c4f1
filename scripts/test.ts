import { spawnSync } from 'node:child_process'

/** `npm test`: everything that must hold before a change lands, cheapest first; stops at the first failure. */
const steps = [
  { title: 'types, lint, format, import rules, structure', script: 'check' },
  { title: 'site', script: 'build' },
  { title: 'rules, API, mails and durability on the embedded database', script: 'test:unit' },
  { title: 'browser', script: 'test:e2e' },
]

for (const { title, script } of steps) {
  const startedAt = performance.now()
  console.log(`\n== ${title}`)
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`== ${title}: failed`)
    process.exit(1)
  }
  console.log(`== ${title}: passed in ${Math.round((performance.now() - startedAt) / 1000)} s`)
}
