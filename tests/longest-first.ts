import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** Those that start servers or build a site: begun last, one of them would keep a single core busy at the end. */
const longest = /tests\/(durability|smtp|other-clinic|commands|half-sent|few-files)\.test\.ts$/

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
