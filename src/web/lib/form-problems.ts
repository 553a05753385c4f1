import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { accountLimits } from '#shared/features/account/contract.ts'
import type { Translator } from '#shared/i18n/messages.ts'
import { ApiError } from '#web/lib/api-client.ts'

/** A sentence for what a contract's schema refuses at a field of the account forms. */
export function sentenceFor(
  t: Translator,
  { code, path, input }: { code?: string | undefined; path?: PropertyKey[] | undefined; input?: unknown },
): string {
  const field = path?.at(-1)
  const isPassword = field === 'password' || field === 'newPassword'
  if (isPassword && input === '') return t('auth.required')
  if (code === 'too_big') return t('auth.too_long')
  if (code === 'too_small' && isPassword) return t('auth.too_short', { min: accountLimits.passwordMin })
  if (field === 'email') return t('auth.invalid_email')
  if (field === 'dateOfBirth') return t('auth.invalid_date_of_birth')
  if (field === 'phone') return t('auth.invalid_phone')
  if (field === 'username' && code === 'invalid_format') return t('auth.username_help')
  return t('auth.required')
}

/**
 * Puts what the server says about fields at those of the form; answers with the sentence for the toast: the server's
 * own, else `fallback`, and for a call without any answer that there was none.
 */
export function explainFailure<Values extends FieldValues>(
  failure: unknown,
  t: Translator,
  fallback: string,
  form?: UseFormReturn<Values>,
): string {
  if (!(failure instanceof ApiError)) return t('auth.connection')
  if (form !== undefined) {
    const known = Object.keys(form.getValues())
    const fields = Object.entries(failure.fields).filter(([field]) => known.includes(field))
    fields.forEach(([field, message], index) =>
      form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
    )
  }
  return failure.visitorMessage ?? fallback
}
