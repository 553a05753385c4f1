import type { Reporter, TestCase } from 'vitest/node'

/** Fails a run in which a test passed only when it was repeated: each hides a defect, of the test or of the product. */
export class TellRepeated implements Reporter {
  private readonly repeated: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const failures = test
      .result()
      .errors?.map(({ message, diff }) => [message, diff].filter(Boolean).join('\n'))
    this.repeated.push([`${test.module.relativeModuleId} > ${test.fullName}`, ...(failures ?? [])].join('\n'))
  }

  onTestRunEnd(): void {
    if (this.repeated.length === 0) return
    process.stderr.write(`\nPassed only when repeated, which fails the run:\n${this.repeated.join('\n')}\n`)
    process.exitCode = 1
  }
}
