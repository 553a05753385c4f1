import { useMutation } from '@tanstack/react-query'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { z } from 'zod'
import { profileAnswer } from '#shared/features/account/contract.ts'
import type { Profile, ProfilePatch } from '#shared/features/account/contract.ts'
import {
  birthDateOf,
  personFields,
  typedBirthDate,
  useAccountForm,
} from '#web/features/account/account-form.ts'
import { Password } from '#web/features/account/password-fields.tsx'
import { PersonFields } from '#web/features/account/person-fields.tsx'
import type { Person } from '#web/features/account/person-fields.tsx'
import { sendJson } from '#web/lib/api-client.ts'
import { explainFailure } from '#web/lib/form-problems.ts'
import { keepProfile } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'
import styles from '#web/ui/form.module.css'
import { useNotify } from '#web/ui/island.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

const profileValues = z.object({ ...personFields, currentPassword: z.string().optional() })
type ProfileValues = z.infer<typeof profileValues>

/** Name, ways to reach the client, date of birth. Another address needs the password: it is the key to the account. */
export function ProfileForm({ client }: { client: Profile }) {
  const { language, t } = useWords()
  const notify = useNotify()
  const form = useAccountForm(profileValues, typed(client))
  const save = useMutation({
    mutationFn: (patch: ProfilePatch) =>
      sendJson('PATCH', '/api/profile', patch, profileAnswer, { language }),
  })
  const needsPassword = client.emailVerified && form.watch('email') !== client.email
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-labelledby="details"
      onSubmit={(event) => void form.handleSubmit(store)(event)}
    >
      <p className={styles.small}>
        <bdi>{t('portal.profile.username', { username: client.username })}</bdi>
      </p>
      <PersonFields
        register={form.register as unknown as UseFormRegister<Person>}
        errors={form.formState.errors as FieldErrors<Person>}
      />
      {needsPassword && (
        <Password
          label={t('portal.profile.email_password')}
          help={t('portal.profile.email_password_help')}
          error={form.formState.errors.currentPassword?.message}
          autoComplete="current-password"
          {...form.register('currentPassword')}
        />
      )}
      <div className={styles.actions}>
        <SubmitButton isBusy={save.isPending} busyLabel={t('auth.busy')}>
          {t('portal.save')}
        </SubmitButton>
      </div>
    </form>
  )

  async function store({ currentPassword, dateOfBirth, phone, ...values }: ProfileValues) {
    if (save.isPending) return
    try {
      const saved = await save.mutateAsync({
        ...values,
        phone: phone === '' ? null : phone,
        dateOfBirth: birthDateOf(dateOfBirth),
        ...(currentPassword === undefined || currentPassword === '' ? {} : { currentPassword }),
      })
      keepProfile(saved)
      form.reset(typed(saved))
      notify({ variant: 'default', title: t('portal.saved_title'), description: t('portal.saved_message') })
    } catch (failure) {
      const description = explainFailure(failure, t, t('auth.check_fields'), form)
      notify({ variant: 'destructive', title: t('portal.error_title'), description })
    }
  }
}

function typed({ firstName, lastName, email, phone, dateOfBirth }: Profile): ProfileValues {
  return {
    firstName,
    lastName,
    email,
    phone: phone ?? '',
    dateOfBirth: typedBirthDate(dateOfBirth),
    currentPassword: '',
  }
}
