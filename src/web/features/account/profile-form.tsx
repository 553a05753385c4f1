import { z } from 'zod'
import { profileAnswer } from '#shared/features/account/contract.ts'
import type { Profile, ProfilePatch } from '#shared/features/account/contract.ts'
import { dayFirst } from '#shared/lib/birth-date.ts'
import { KnownPassword } from '#web/features/account/password-fields.tsx'
import { PersonFields } from '#web/features/account/person-fields.tsx'
import { personFields } from '#web/features/account/person.ts'
import { useOffered } from '#web/features/account/use-offered.ts'
import { useFormDraft } from '#web/features/account/use-form-draft.ts'
import { sendJson } from '#web/lib/api-client.ts'
import { birthDateOf } from '#web/lib/birth-date.ts'
import { changesOf } from '#web/lib/changes-of.ts'
import { keepProfile } from '#web/lib/session.ts'
import { forgetDraft } from '#web/lib/use-draft.ts'
import { useTypedForm } from '#web/lib/use-typed-form.ts'
import { useWords } from '#web/lib/words.ts'
import { Form, SubmitButton } from '#web/ui/form.tsx'
import styles from '#web/ui/form.module.css'
import { useNotify } from '#web/ui/island.tsx'

const profileValues = z.object({ ...personFields, currentPassword: z.string().optional() })
type ProfileValues = z.infer<typeof profileValues>

/** Name, ways to reach the client, date of birth. Another address needs the password: it is the key to the account. */
export function ProfileForm({ client }: { client: Profile }) {
  const { language, t } = useWords()
  const notify = useNotify()
  const form = useTypedForm(profileValues, typed(client))
  const draftKey = `profile-${client.id}`
  useFormDraft(form, draftKey, draftFields)
  const keepOwn = useOffered(form, typed(client))
  // As the server tells addresses apart.
  const isOtherAddress = form.watch('email').toLowerCase() !== client.email.toLowerCase()
  // The address may have been proven on another device since: then the server asks for it.
  const isAskedFor = form.formState.errors.currentPassword !== undefined
  const needsPassword = isOtherAddress && (client.emailVerified || isAskedFor)
  return (
    <Form
      form={form}
      submit={store}
      failure={{ title: t('portal.error_title'), message: t('form.check_fields') }}
      aria-labelledby="details"
    >
      <p className={styles.small}>
        <bdi>{t('portal.profile.username', { username: client.username })}</bdi>
      </p>
      <PersonFields />
      {needsPassword && (
        <KnownPassword
          name="currentPassword"
          control={form.control}
          label={t('portal.profile.email_password')}
          help={t('portal.profile.email_password_help')}
        />
      )}
      <div className={styles.actions}>
        <SubmitButton>{t('portal.save')}</SubmitButton>
      </div>
    </Form>
  )

  async function store(values: ProfileValues) {
    // Only what was changed here: the rest may have been changed on another device.
    const { dateOfBirth, phone, currentPassword, ...changed } = changesOf(
      values,
      form.formState.defaultValues,
    )
    const patch: ProfilePatch = {
      ...changed,
      ...(phone !== undefined && { phone: phone === '' ? null : phone }),
      ...(dateOfBirth !== undefined && { dateOfBirth: birthDateOf(dateOfBirth) }),
      ...(currentPassword !== undefined && { currentPassword }),
    }
    const sent = JSON.stringify(form.getValues())
    const saved = await sendJson('PATCH', '/api/profile', patch, profileAnswer, { language })
    keepOwn(typed(saved))
    keepProfile(saved)
    forgetDraft(draftKey)
    // What was typed meanwhile stays.
    form.reset(typed(saved), { keepValues: JSON.stringify(form.getValues()) !== sent })
    form.setValue('currentPassword', '')
    const isAsked = saved.email !== client.email && !saved.emailVerified
    const description = isAsked
      ? t('portal.profile.email_asked', { email: saved.email })
      : t('portal.saved_message')
    notify({ variant: 'default', title: t('portal.saved_title'), description })
  }
}

/** Another language, another page of the portal or a reload loses no change; the password is never kept. */
const draftFields = ['firstName', 'lastName', 'email', 'phone', 'dateOfBirth'] as const

function typed({ firstName, lastName, email, phone, dateOfBirth }: Profile): ProfileValues {
  return {
    firstName,
    lastName,
    email,
    phone: phone ?? '',
    dateOfBirth: dateOfBirth === null ? '' : dayFirst(dateOfBirth),
    currentPassword: '',
  }
}
