import { z } from 'zod'

/** Every error of the API (DECISIONS 4); `error` and `fields` are readable for the visitor. */
export const errorAnswer = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
/** What an error that says more than others holds beside that (`AppError`). */
export type BesideError<Answer extends z.ZodType> = Omit<z.infer<Answer>, keyof z.infer<typeof errorAnswer>>

/** Answers without content of their own: what was asked for is done, or waits for a link in a mail. */
export const doneAnswer = z.object({ status: z.literal('done') })
export const pendingAnswer = z.object({ status: z.literal('pending') })
