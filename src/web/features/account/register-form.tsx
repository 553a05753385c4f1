import { useRef } from 'react'
import type { Control } from 'react-hook-form'
import { z } from 'zod'
import { accountLimits, registerRequest, sessionAnswer } from '#shared/features/account/contract.ts'
import type { RegisterRequest } from '#shared/features/account/contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { NewPassword, withoutRepeat } from '#web/features/account/password-fields.tsx'
import { PersonFields } from '#web/features/account/person-fields.tsx'
import { personFields } from '#web/features/account/person.ts'
import { useFormDraft } from '#web/features/account/use-form-draft.ts'
import { useSignedOutOnly } from '#web/features/account/signed-out-only.ts'
import { isUnanswered } from '#web/lib/api-call.ts'
import { ApiError, postJson } from '#web/lib/api-client.ts'
import { birthDateOf } from '#web/lib/birth-date.ts'
import { carryToast } from '#web/lib/carried-toast.ts'
import { keepSession } from '#web/lib/session.ts'
import { forgetDraft } from '#web/lib/use-draft.ts'
import { useTypedForm } from '#web/lib/use-typed-form.ts'
import { useWords } from '#web/lib/words.ts'
import { TextField } from '#web/ui/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/form.tsx'
import styles from '#web/ui/form.module.css'
import { asIsland } from '#web/ui/island.tsx'

const registration = z.object({
  ...personFields,
  username: registerRequest.shape.username,
  password: registerRequest.shape.password,
  confirmPassword: z.string().min(1),
})
type Registration = z.infer<typeof registration>

export const RegisterIsland = asIsland(RegisterForm)

/** `/register`: the repeated password stays here (SPEC 5). */
function RegisterForm() {
  const { language, t } = useWords()
  const form = useTypedForm(registration)
  useSignedOutOnly()
  useFormDraft(form, draftKey, draftFields)
  const register = useRegister()
  return (
    <Form
      form={form}
      submit={enter}
      check={(typed) => withoutRepeat(typed, typed.password, t)}
      failure={{ title: t('auth.register.error_title'), message: t('auth.register.error_message') }}
      aria-label={t('auth.register.title')}
    >
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t('auth.register.about_you')}</legend>
        <PersonFields />
      </fieldset>
      <AccountFields control={form.control} />
      <p className={styles.small}>
        {t('auth.register.privacy')}{' '}
        <a href={localized(paths.privacy, language)}>{t('auth.register.privacy_link')}</a>.
      </p>
      <div className={styles.actions}>
        <SubmitButton busyLabel={t('auth.register.submitting')}>{t('auth.register.submit')}</SubmitButton>
      </div>
      <p className={styles.small}>
        {t('auth.register.has_account')}{' '}
        <a href={localized(paths.login, language)}>{t('auth.register.login')}</a>
      </p>
    </Form>
  )

  async function enter(typed: Registration) {
    const { dateOfBirth, phone, ...values } = withoutRepeat(typed, typed.password, t)
    const birthDate = birthDateOf(dateOfBirth)
    const request: RegisterRequest = {
      ...values,
      ...(phone === '' ? {} : { phone }),
      ...(birthDate === null ? {} : { dateOfBirth: birthDate }),
    }
    const session = await register(request)
    const [title, description] = [t('auth.register.success_title'), t('auth.register.success_message')]
    forgetDraft(draftKey)
    carryToast({ variant: 'default', title, description })
    keepSession(session)
  }
}

/** After a try whose answer was lost, the account that takes the name may be the one that it made. */
function useRegister() {
  const { language } = useWords()
  const isUnsure = useRef(false)
  return async (request: RegisterRequest) => {
    try {
      return await postJson('/api/auth/register', request, sessionAnswer, { language })
    } catch (failure) {
      const isTaken = failure instanceof ApiError && failure.code === 'username_taken'
      if (!isTaken || !isUnsure.current) {
        isUnsure.current ||= isUnanswered(failure)
        throw failure
      }
      const { username, password } = request
      return postJson('/api/auth/login', { username, password }, sessionAnswer, { language }).catch(() => {
        throw failure
      })
    }
  }
}

const draftKey = 'register'
/** A visitor who has just booked does not type it all again; the password is never kept. */
const draftFields = ['firstName', 'lastName', 'email', 'phone', 'username'] as const

function AccountFields({ control }: { control: Control<Registration> }) {
  const { t } = useWords()
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('auth.register.about_account')}</legend>
      <TextField
        name="username"
        control={control}
        label={t('auth.username')}
        help={t('auth.username_help', { min: accountLimits.usernameMin })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={accountLimits.usernameMax}
        aria-required
      />
      <NewPassword
        name="password"
        control={control}
        label={t('auth.password')}
        confirmLabel={t('auth.confirm_password')}
      />
    </fieldset>
  )
}
