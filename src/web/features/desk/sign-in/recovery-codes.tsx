import { useTell } from '#web/features/desk/base/tell.tsx'
import styles from '#web/features/desk/sign-in/sign-in.module.css'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

/** The ten codes, shown this once: on paper they go into a safe. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useWords()
  const tell = useTell()
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
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
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
