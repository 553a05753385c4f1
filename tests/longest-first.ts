import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** Those that start servers, build a site or wait for retries: begun last, one of them alone would be waited for at the end. */
const longest =
  /(tests\/(durability|smtp|other-clinic|injection|backup|memory-ends|half-sent|commands|few-files)|mail\/delivery|db\/register)\.test\.ts$/

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
