import type { Reporter, TestCase } from 'vitest/node'

/** Names the tests that passed only when they were repeated: each hides a defect, of the test or of the product. */
export class TellRepeated implements Reporter {
  private readonly repeated: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.repeated.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd(): void {
    if (this.repeated.length > 0)
      process.stdout.write(`\nPassed only when repeated:\n${this.repeated.join('\n')}\n`)
  }
}
