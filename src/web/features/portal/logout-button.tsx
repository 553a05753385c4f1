import { useMutation } from '@tanstack/react-query'
import { localized, paths } from '#shared/i18n/paths.ts'
import { doneAnswer } from '#shared/lib/answers.ts'
import styles from '#web/features/portal/portal-frame.module.css'
import { postJson } from '#web/lib/api-client.ts'
import { carryToast } from '#web/lib/carried-toast.ts'
import { forgetSession } from '#web/lib/session.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useWords } from '#web/lib/words.ts'
import { useNotify } from '#web/ui/island.tsx'

/** Ends the session here and on the server, and clears everything that was read for the client. */
export function LogoutButton() {
  const { language, t } = useWords()
  const notify = useNotify()
  const isReady = useHydrated()
  const logout = useMutation({
    mutationFn: () => postJson('/api/auth/logout', {}, doneAnswer, { language }),
    onSuccess: () => {
      const title = t('portal.logout.success_title')
      carryToast({ variant: 'default', title, description: t('portal.logout.success_message') })
      forgetSession()
      location.replace(localized(paths.login, language))
    },
    onError: () =>
      notify({
        variant: 'destructive',
        title: t('portal.logout.error_title'),
        description: t('portal.logout.error_message'),
      }),
  })
  return (
    <button
      type="button"
      className={styles.item}
      disabled={!isReady}
      aria-busy={logout.isPending ? true : undefined}
      onClick={() => !logout.isPending && logout.mutate()}
    >
      {t('portal.logout.button')}
    </button>
  )
}
