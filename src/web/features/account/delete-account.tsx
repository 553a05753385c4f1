import { useState } from 'react'
import { z } from 'zod'
import { clinic } from '#content/clinic.ts'
import { deleteProfileRequest } from '#shared/features/account/contract.ts'
import { formatPeriod } from '#shared/content/format-period.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { doneAnswer } from '#shared/lib/answers.ts'
import { KnownPassword } from '#web/features/account/password-fields.tsx'
import own from '#web/features/account/profile.module.css'
import { isSessionEnd } from '#web/lib/api-call.ts'
import { sendJson } from '#web/lib/api-client.ts'
import { carryToast } from '#web/lib/carried-toast.ts'
import { forgetSession } from '#web/lib/session.ts'
import { useArrivalFocus, useReturnFocus } from '#web/lib/use-focus.ts'
import { useOnceOnly } from '#web/lib/use-once-only.ts'
import { useTypedForm } from '#web/lib/use-typed-form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceField } from '#web/ui/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/form.tsx'
import styles from '#web/ui/form.module.css'
import { Isolated } from '#web/ui/isolated.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'

const removal = z.object({
  password: deleteProfileRequest.shape.password,
  future: z.enum(['keep', 'cancel']),
})
type Removal = z.infer<typeof removal>

/** What is erased and what the clinic must keep, then the password. */
export function DeleteAccount() {
  const { language, t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const opener = useReturnFocus<HTMLButtonElement>(isOpen)
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
            {(['erased_1', 'erased_2', 'erased_3', 'erased_4'] as const).map((key) => (
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
          <p>
            <LinkedText text={t('portal.profile.medical_file', facts)} />
          </p>
        </div>
      </div>
      {isOpen ? (
        <RemovalForm onClose={() => setOpen(false)} />
      ) : (
        <p>
          <Button
            ref={opener}
            className={own.remove}
            variant="danger"
            isCompact
            onClick={() => setOpen(true)}
          >
            {t('portal.profile.remove_open')}
          </Button>
        </p>
      )}
    </>
  )
}

function RemovalForm({ onClose }: { onClose: () => void }) {
  const { language, t } = useWords()
  const form = useTypedForm<Removal>(removal, { password: '', future: 'keep' })
  const once = useOnceOnly(isSessionEnd)
  const { control } = form
  const title = t('portal.profile.remove_error_title')
  const place = useArrivalFocus<HTMLFieldSetElement>()
  return (
    <Form
      form={form}
      submit={erase}
      failure={{ title, message: t('form.check_fields') }}
      aria-labelledby="remove"
    >
      <fieldset ref={place} tabIndex={-1} className={styles.part}>
        <legend className={styles.legend}>{t('portal.profile.future')}</legend>
        {(['keep', 'cancel'] as const).map((choice) => (
          <ChoiceField
            key={choice}
            name="future"
            control={control}
            type="radio"
            value={choice}
            label={t(`portal.profile.future_${choice}`)}
            help={t(`portal.profile.future_${choice}_help`, { hours: clinic.fees.freeUntilHours })}
          />
        ))}
      </fieldset>
      <KnownPassword name="password" control={control} label={t('auth.password')} />
      <p className={own.forever}>{t('portal.profile.remove_text')}</p>
      <div className={styles.actions}>
        <Button disabled={form.formState.isSubmitting} onClick={onClose}>
          {t('portal.profile.remove_keep')}
        </Button>
        <SubmitButton variant="danger">{t('portal.profile.remove_submit')}</SubmitButton>
      </div>
    </Form>
  )

  async function erase({ password, future }: Removal) {
    const request = { password, cancelAppointments: future === 'cancel' }
    const isSure = await once(() => sendJson('DELETE', '/api/profile', request, doneAnswer, { language }))
    carryToast({
      variant: 'default',
      title: t(isSure ? 'portal.profile.removed_title' : 'form.unsure_title'),
      description: t(isSure ? 'portal.profile.removed_message' : 'portal.profile.removed_unsure'),
    })
    forgetSession()
    location.replace(localized(paths.login, language))
  }
}
