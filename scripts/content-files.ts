import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { z } from 'zod'

/** What is wrong with the content, each with the file it stands in. */
export const problems: string[] = []

export function check(file: string, schema: z.ZodType, value: unknown): void {
  const parsed = schema.safeParse(value)
  if (parsed.success) return
  for (const issue of parsed.error.issues) problems.push(`${file}: ${issue.path.join('.')}: ${issue.message}`)
}

/** The text of a file; a missing one is a problem and reads as null. */
export function readText(file: string): string | null {
  if (existsSync(file)) return readFileSync(file, 'utf8')
  problems.push(`${file} is missing`)
  return null
}

export function checkYaml(file: string, schema: z.ZodType): void {
  const text = readText(file)
  if (text !== null) check(file, schema, parse(text))
}
