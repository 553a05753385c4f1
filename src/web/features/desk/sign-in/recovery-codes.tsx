import { useState } from 'react'
import { clinic } from '#content/clinic.ts'
import { formatFullDate } from '#shared/i18n/format.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { Facts } from '#web/features/desk/base/facts.tsx'
import { useTell } from '#web/features/desk/base/tell.tsx'
import styles from '#web/features/desk/sign-in/sign-in.module.css'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

type RecoveryCodesProps = {
  codes: readonly string[]
  /** Of whose they are. */
  email: string
}

/** The ten codes, shown this once: on paper they go into a safe, and say whose they are, of when, and where they let in. */
export function RecoveryCodes({ codes, email }: RecoveryCodesProps) {
  const { language, t } = useWords()
  const tell = useTell()
  const [madeAt] = useState(() => new Date())
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      tell({ text: t('desk.codes.copied') })
    } catch {
      tell({ text: t('desk.codes.not_copied'), isProblem: true })
    }
  }
  return (
    <>
      <p className={styles.help}>{t('desk.codes.text')}</p>
      <p className={styles.paper}>
        <Facts
          facts={[
            <bdi key="clinic">{clinic.name}</bdi>,
            <bdi key="email">{email}</bdi>,
            formatFullDate(madeAt, language, clinic.timeZone),
            <bdi key="address">{location.host + localized(paths.desk, language)}</bdi>,
          ]}
        />
      </p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons} data-screen-only="">
        <Button isCompact variant="secondary" onClick={() => void copy()}>
          {t('desk.codes.copy')}
        </Button>
        <Button isCompact variant="secondary" onClick={() => window.print()}>
          {t('desk.codes.print')}
        </Button>
      </div>
    </>
  )
}
