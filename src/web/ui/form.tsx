import { useMutation } from '@tanstack/react-query'
import { createContext, useContext, useRef } from 'react'
import type { ComponentProps } from 'react'
import { FormProvider } from 'react-hook-form'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { explain, trapName } from '#web/lib/form-problems.ts'
import type { Failure } from '#web/lib/form-problems.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonProps } from '#web/ui/button.tsx'
import styles from '#web/ui/form.module.css'
import { useNotify } from '#web/ui/island.tsx'

type FormProps<Values extends FieldValues> = Omit<ComponentProps<'form'>, 'onSubmit' | 'method'> & {
  form: UseFormReturn<Values>
  /** Sends what is right by the schema. What it throws is told in a toast and at the fields that it names. */
  submit: (values: Values) => Promise<unknown>
  failure: Failure
  /** Throws what is to be told also where the schema has refused something else. */
  check?: (values: Values) => unknown
}

const SendingContext = createContext(false)

/** True while the form around is being sent. */
export function useSending(): boolean {
  return useContext(SendingContext)
}

/** A form that is sent once, however often it is asked to, and says what was refused where it can be mended. */
export function Form<Values extends FieldValues>({
  form,
  submit,
  failure,
  check,
  ...rest
}: FormProps<Values>) {
  const { t } = useWords()
  const notify = useNotify()
  const sending = useMutation({ mutationFn: submit })
  // A second press may come before the first one is drawn.
  const isSending = useRef(false)
  const { className = styles.form, children, ...attributes } = rest

  async function send(values: Values) {
    try {
      await sending.mutateAsync(values)
    } catch (problem) {
      tell(problem)
    }
  }

  async function sendOnce() {
    if (isSending.current) return
    isSending.current = true
    // What was said of the last try, saved or failed, is no answer to this one.
    notify(null)
    await form
      .handleSubmit(send, checkAll)()
      .finally(() => {
        isSending.current = false
      })
  }

  function checkAll() {
    try {
      check?.(form.getValues())
    } catch (problem) {
      tell(problem)
    }
  }

  function tell(problem: unknown) {
    const known = Object.keys(form.getValues())
    const { title, description, fields } = explain(problem, t, failure, known)
    if (known.includes(trapName))
      form.setValue(trapName as Path<Values>, '' as PathValue<Values, Path<Values>>)
    notify({ variant: 'destructive', title, description })
    fields.forEach(([field, message], index) =>
      form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
    )
  }

  return (
    <FormProvider {...form}>
      <SendingContext value={sending.isPending}>
        <form
          className={className}
          method="post"
          noValidate
          {...attributes}
          onSubmit={(event) => {
            event.preventDefault()
            void sendOnce()
          }}
        >
          {children}
        </form>
      </SendingContext>
    </FormProvider>
  )
}

/** Waits for the script of the page: before that, the browser would send the form by itself. */
export function SubmitButton({ children, busyLabel, ...button }: ButtonProps & { busyLabel?: string }) {
  const { t } = useWords()
  const isReady = useHydrated()
  const isSending = useSending()
  return (
    <Button type="submit" disabled={!isReady} isBusy={isSending} aria-disabled={isSending} {...button}>
      {isSending ? (busyLabel ?? t('form.busy')) : children}
    </Button>
  )
}
