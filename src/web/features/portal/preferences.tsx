import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { preferencesAnswer } from '#shared/features/account/contract.ts'
import type { Preferences as Values } from '#shared/features/account/contract.ts'
import { languages } from '#shared/i18n/languages.ts'
import { formatLanguage } from '#shared/i18n/format-language.ts'
import { Loaded } from '#web/features/portal/loaded.tsx'
import { PortalHead } from '#web/features/portal/part.tsx'
import { PortalFrame } from '#web/features/portal/portal-frame.tsx'
import { usePreferences } from '#web/features/portal/portal-queries.ts'
import styles from '#web/features/portal/preferences.module.css'
import { sendJson } from '#web/lib/api-client.ts'
import { explainFailure } from '#web/lib/form-problems.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { useWords } from '#web/lib/words.ts'
import { Choice } from '#web/ui/choice.tsx'
import form from '#web/ui/form.module.css'
import { asIsland, useNotify } from '#web/ui/island.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

export const PreferencesIsland = asIsland(Preferences)

/** `/portal/preferences`: in which language, and about what, the clinic writes. */
function Preferences() {
  const { t } = useWords()
  return <PortalFrame page="preferences">{() => <Stored title={t('portal.page.preferences')} />}</PortalFrame>
}

function Stored({ title }: { title: string }) {
  const { t } = useWords()
  const query = usePreferences()
  return (
    <>
      <PortalHead title={title} lead={t('portal.preferences.lead')} />
      <Loaded query={query}>{(stored) => <PreferencesForm stored={stored} title={title} />}</Loaded>
    </>
  )
}

function PreferencesForm({ stored, title }: { stored: Values; title: string }) {
  const { language, t } = useWords()
  const notify = useNotify()
  const { register, handleSubmit } = useForm<Values>({ defaultValues: stored })
  const save = useMutation({
    mutationFn: (values: Values) =>
      sendJson('PATCH', '/api/preferences', values, preferencesAnswer, { language }),
    onSuccess: (saved) => {
      queryClient.setQueryData(['preferences'], saved)
      const description = t('portal.saved_message')
      notify({ variant: 'default', title: t('portal.saved_title'), description })
    },
    onError: (failure) =>
      notify({
        variant: 'destructive',
        title: t('portal.error_title'),
        description: explainFailure(failure, t, t('auth.connection')),
      }),
  })
  return (
    <form
      className={`${form.form} ${styles.form}`}
      aria-label={title}
      onSubmit={(event) =>
        void handleSubmit((values) => {
          if (!save.isPending) save.mutate(values)
        })(event)
      }
    >
      <fieldset className={form.part}>
        <legend className={form.legend}>{t('portal.preferences.language')}</legend>
        <div className={styles.languages}>
          {languages.map((code) => (
            <Choice
              key={code}
              type="radio"
              value={code}
              label={formatLanguage(code, language)}
              {...register('language')}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={form.part}>
        <legend className={form.legend}>{t('portal.preferences.mails')}</legend>
        <Choice
          type="checkbox"
          label={t('portal.preferences.reminders')}
          help={t('portal.preferences.reminders_help')}
          {...register('reminders')}
        />
        <Choice
          type="checkbox"
          label={t('portal.preferences.newsletter')}
          help={t('portal.preferences.newsletter_help')}
          {...register('newsletter')}
        />
      </fieldset>
      <div className={form.actions}>
        <SubmitButton isBusy={save.isPending} busyLabel={t('auth.busy')}>
          {t('portal.save')}
        </SubmitButton>
      </div>
    </form>
  )
}
