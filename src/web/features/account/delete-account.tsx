import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { clinic } from '#content/clinic.ts'
import { deleteProfileRequest, doneAnswer } from '#shared/features/account/contract.ts'
import { formatPeriod } from '#shared/i18n/format-period.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { useAccountForm } from '#web/features/account/account-form.ts'
import { Password } from '#web/features/account/password-fields.tsx'
import own from '#web/features/account/profile.module.css'
import { sendJson } from '#web/lib/api-client.ts'
import { carryToast } from '#web/lib/carried-toast.ts'
import { explainFailure } from '#web/lib/form-problems.ts'
import { forgetSession } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import styles from '#web/ui/form.module.css'
import { useNotify } from '#web/ui/island.tsx'
import { Isolated } from '#web/ui/isolated.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

const removal = z.object({
  password: deleteProfileRequest.shape.password,
  future: z.enum(['keep', 'cancel']),
})
type Removal = z.infer<typeof removal>

/** What is erased and what the clinic must keep, then the password. */
export function DeleteAccount() {
  const { language, t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const facts = {
    email: clinic.emails.privacy,
    kept: formatPeriod(clinic.retention.leftVisit, language),
  }
  return (
    <>
      <div className={own.fates}>
        <div>
          <h3>{t('portal.profile.erased')}</h3>
          <ul>
            {(['erased_1', 'erased_2', 'erased_3'] as const).map((key) => (
              <li key={key}>{t(`portal.profile.${key}`)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('portal.profile.kept')}</h3>
          <ul>
            {(['kept_1', 'kept_2', 'kept_3', 'kept_4'] as const).map((key) => (
              <li key={key}>
                <Isolated text={t(`portal.profile.${key}`, facts)} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      {isOpen ? (
        <RemovalForm onClose={() => setOpen(false)} />
      ) : (
        <p>
          <Button variant="secondary" isCompact onClick={() => setOpen(true)}>
            {t('portal.profile.remove_open')}
          </Button>
        </p>
      )}
    </>
  )
}

function RemovalForm({ onClose }: { onClose: () => void }) {
  const { language, t } = useWords()
  const notify = useNotify()
  const form = useAccountForm<Removal>(removal, { password: '', future: 'keep' })
  const remove = useMutation({
    mutationFn: ({ password, future }: Removal) =>
      sendJson('DELETE', '/api/profile', { password, cancelAppointments: future === 'cancel' }, doneAnswer, {
        language,
      }),
  })
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-labelledby="remove"
      onSubmit={(event) => void form.handleSubmit(erase)(event)}
    >
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t('portal.profile.future')}</legend>
        {(['keep', 'cancel'] as const).map((choice) => (
          <Choice
            key={choice}
            type="radio"
            value={choice}
            label={t(`portal.profile.future_${choice}`)}
            help={t(`portal.profile.future_${choice}_help`, { hours: clinic.fees.freeUntilHours })}
            {...form.register('future')}
          />
        ))}
      </fieldset>
      <Password
        label={t('auth.password')}
        error={form.formState.errors.password?.message}
        autoComplete="current-password"
        aria-required
        {...form.register('password')}
      />
      <p className={own.forever}>{t('portal.profile.remove_text')}</p>
      <div className={styles.actions}>
        <SubmitButton className={own.danger} isBusy={remove.isPending} busyLabel={t('auth.busy')}>
          {t('portal.profile.remove_submit')}
        </SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {t('portal.profile.remove_keep')}
        </Button>
      </div>
    </form>
  )

  async function erase(values: Removal) {
    if (remove.isPending) return
    try {
      await remove.mutateAsync(values)
      const title = t('portal.profile.removed_title')
      carryToast({ variant: 'default', title, description: t('portal.profile.removed_message') })
      forgetSession()
      location.replace(localized(paths.login, language))
    } catch (failure) {
      const title = t('portal.profile.remove_error_title')
      notify({
        variant: 'destructive',
        title,
        description: explainFailure(failure, t, t('auth.connection'), form),
      })
    }
  }
}
