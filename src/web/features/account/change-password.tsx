import { z } from 'zod'
import { changePasswordRequest } from '#shared/features/account/contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { doneAnswer } from '#shared/lib/answers.ts'
import { KnownPassword, NewPassword, withoutRepeat } from '#web/features/account/password-fields.tsx'
import { isSessionEnd } from '#web/lib/api-call.ts'
import { postJson } from '#web/lib/api-client.ts'
import { carryToast } from '#web/lib/carried-toast.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { forgetSession } from '#web/lib/session.ts'
import { useOnceOnly } from '#web/lib/use-once-only.ts'
import { useTypedForm } from '#web/lib/use-typed-form.ts'
import { useWords } from '#web/lib/words.ts'
import { Form, SubmitButton } from '#web/ui/form.tsx'
import styles from '#web/ui/form.module.css'
import { useNotify } from '#web/ui/island.tsx'

const passwords = z.object({ ...changePasswordRequest.shape, confirmPassword: z.string().min(1) })
type Passwords = z.infer<typeof passwords>

/** Another password ends the session on every other device. */
export function ChangePassword({ username }: { username: string }) {
  const { language, t } = useWords()
  const notify = useNotify()
  const form = useTypedForm(passwords)
  const once = useOnceOnly(isSessionEnd)
  const { control } = form
  return (
    <Form
      form={form}
      submit={save}
      check={(typed) => withoutRepeat(typed, typed.newPassword, t)}
      failure={{ title: t('portal.error_title'), message: t('form.check_fields') }}
      aria-labelledby="password"
    >
      <p className={styles.small}>{t('portal.profile.password_help')}</p>
      {/* Tells password managers whose password changes. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <KnownPassword name="currentPassword" control={control} label={t('portal.profile.current_password')} />
      <NewPassword
        name="newPassword"
        control={control}
        label={t('auth.new_password')}
        confirmLabel={t('auth.confirm_new_password')}
      />
      <div className={styles.actions}>
        <SubmitButton variant="secondary">{t('portal.profile.password_submit')}</SubmitButton>
      </div>
    </Form>
  )

  async function save(typed: Passwords) {
    const request = withoutRepeat(typed, typed.newPassword, t)
    // The session goes on under another mark, which came with the answer.
    if (!(await once(() => postJson('/api/profile/password', request, doneAnswer, { language })))) {
      const description = t('portal.profile.password_unsure')
      carryToast({ variant: 'default', title: t('form.unsure_title'), description })
      forgetSession()
      return location.replace(localized(paths.login, language))
    }
    const title = t('portal.profile.password_changed_title')
    notify({ variant: 'default', title, description: t('portal.profile.password_changed_message') })
    form.reset()
    // The list of sessions on this page has one left.
    void queryClient.invalidateQueries({ queryKey: ['sessions'] })
  }
}
