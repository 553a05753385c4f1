import '#web/lib/zod-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { sentenceFor } from '#web/lib/form-problems.ts'
import { useWords } from '#web/lib/words.ts'

/** A form that judges by a schema of the contract and answers in the page's language. */
export function useTypedForm<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  defaultValues?: DefaultValues<Values>,
) {
  const { t } = useWords()
  return useForm<Values>({
    resolver: zodResolver(schema, { error: (issue) => sentenceFor(t, issue) }),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // Left out, fields keep what was typed, or filled in by the browser, before the script took over.
    ...(defaultValues === undefined ? {} : { defaultValues }),
  })
}
