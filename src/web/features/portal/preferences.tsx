import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { preferencesAnswer } from '#shared/features/account/contract.ts'
import type { Preferences as Values, Profile } from '#shared/features/account/contract.ts'
import { languages } from '#shared/i18n/languages.ts'
import { formatLanguage } from '#shared/i18n/format-language.ts'
import { Loaded } from '#web/features/portal/loaded.tsx'
import { PortalHead } from '#web/features/portal/part.tsx'
import { PortalFrame } from '#web/features/portal/portal-frame.tsx'
import { usePreferences } from '#web/features/portal/portal-queries.ts'
import styles from '#web/features/portal/preferences.module.css'
import { sendJson } from '#web/lib/api-client.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { changesOf } from '#web/lib/changes-of.ts'
import { useWords } from '#web/lib/words.ts'
import { ChoiceField } from '#web/ui/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/form.tsx'
import shared from '#web/ui/form.module.css'
import { asIsland, useNotify } from '#web/ui/island.tsx'

export const PreferencesIsland = asIsland(Preferences)

/** `/portal/preferences`: in which language, and about what, the clinic writes. */
function Preferences() {
  return <PortalFrame page="preferences">{(client) => <Stored client={client} />}</PortalFrame>
}

function Stored({ client }: { client: Profile }) {
  const { t } = useWords()
  const title = t('portal.page.preferences')
  const query = usePreferences()
  return (
    <>
      <PortalHead title={title} lead={t('portal.preferences.lead')} />
      <Loaded query={query}>
        {(stored) => <PreferencesForm client={client} stored={stored} title={title} />}
      </Loaded>
    </>
  )
}

type PreferencesFormProps = { client: Profile; stored: Values; title: string }

function PreferencesForm({ client, stored, title }: PreferencesFormProps) {
  const { language, t } = useWords()
  const notify = useNotify()
  const form = useForm<Values>({ defaultValues: stored })
  const { control } = form
  const { isDirty } = form.formState
  const stateId = useId()
  return (
    <Form
      form={form}
      submit={save}
      failure={{ title: t('portal.error_title'), message: t('form.connection') }}
      className={`${shared.form} ${styles.form}`}
      aria-label={title}
    >
      <fieldset className={shared.part}>
        <legend className={shared.legend}>{t('portal.preferences.language')}</legend>
        <div className={styles.languages}>
          {languages.map((code) => (
            <ChoiceField
              key={code}
              name="language"
              control={control}
              type="radio"
              value={code}
              label={formatLanguage(code, language)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={shared.part}>
        <legend className={shared.legend}>{t('portal.preferences.mails')}</legend>
        <div className={styles.mails}>
          {(['reminders', 'newsletter'] as const).map((name) => (
            <ChoiceField
              key={name}
              name={name}
              control={control}
              type="checkbox"
              label={t(`portal.preferences.${name}`)}
              help={t(`portal.preferences.${name}_help`)}
            />
          ))}
        </div>
      </fieldset>
      <div className={shared.actions}>
        <SubmitButton data-waiting={isDirty ? undefined : ''} aria-describedby={stateId}>
          {t('portal.save')}
        </SubmitButton>
        <p id={stateId} className={shared.small}>
          {t(isDirty ? 'portal.preferences.not_stored' : 'portal.preferences.as_stored')}
        </p>
      </div>
    </Form>
  )

  async function save(values: Values) {
    // Only what was changed here: the rest may have been changed elsewhere, as by the link of a mail.
    const patch = changesOf(values, form.formState.defaultValues)
    const saved = await sendJson('PATCH', '/api/preferences', patch, preferencesAnswer, { language })
    queryClient.setQueryData(['preferences'], saved)
    // What was chosen meanwhile stays.
    form.reset(saved, { keepValues: Object.keys(changesOf(form.getValues(), values)).length > 0 })
    const isAsked = patch.newsletter === true && !client.emailVerified
    const description = isAsked
      ? t('portal.preferences.newsletter_asked', { email: client.email })
      : t('portal.saved_message')
    notify({ variant: 'default', title: t('portal.saved_title'), description })
  }
}
