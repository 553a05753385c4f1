import { useMutation } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import { pendingAnswer } from '#shared/lib/answers.ts'
import styles from '#web/features/portal/unverified-notice.module.css'
import { saidOf } from '#web/lib/api-call.ts'
import { postJson } from '#web/lib/api-client.ts'
import { readProfileAnew } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { useNotify } from '#web/ui/island.tsx'

/** Says what an unverified address means, and sends the mail once more where it is still so. */
export function UnverifiedNotice({ email }: { email: string }) {
  const { language, t } = useWords()
  const notify = useNotify()
  const resend = useMutation({
    mutationFn: async () => {
      if ((await readProfileAnew(language)).emailVerified) return 'proven'
      await postJson('/api/profile/verification', {}, pendingAnswer, { language })
      return 'resent'
    },
    onSuccess: (outcome) =>
      notify({
        variant: 'default',
        title: t(`portal.dashboard.${outcome}_title`),
        description: t(`portal.dashboard.${outcome}_message`),
      }),
    onError: (failure) =>
      notify({
        variant: 'destructive',
        title: t('portal.dashboard.resend_error_title'),
        description: saidOf(failure) ?? t('portal.load_failed'),
      }),
  })
  const [before, after] = t('portal.dashboard.unverified', { email }).split(email)
  return (
    <div className={styles.notice}>
      <MailWarning aria-hidden strokeWidth={1.5} />
      <div>
        <p className={styles.title}>
          {before}
          <bdi className={styles.address}>{email}</bdi>
          {after}
        </p>
        <p>{t('portal.dashboard.unverified_text')}</p>
      </div>
      <Button
        variant="secondary"
        isCompact
        isBusy={resend.isPending}
        aria-disabled={resend.isPending}
        onClick={() => !resend.isPending && resend.mutate()}
      >
        {t('portal.dashboard.resend')}
      </Button>
    </div>
  )
}
