import { useEffect } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { localized, paths } from '#shared/i18n/paths.ts'
import styles from '#web/features/portal/loaded.module.css'
import { ApiError } from '#web/lib/api-client.ts'
import { forgetSession } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'refetch'>
  children: (data: Data) => ReactNode
}

/** What was read from the server, or how it stands with that. A session that ended meanwhile leads to the login. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { language, t } = useWords()
  const isSignedOut = query.error instanceof ApiError && query.error.status === 401
  useEffect(() => {
    if (!isSignedOut) return
    forgetSession()
    location.replace(localized(paths.login, language))
  }, [isSignedOut, language])
  if (query.data !== undefined) return children(query.data)
  if (!query.isError || isSignedOut) return <Skeleton />
  return (
    <div className={styles.failed} role="alert">
      <p>{t('portal.load_failed')}</p>
      <Button variant="secondary" isCompact onClick={() => void query.refetch()}>
        {t('portal.try_again')}
      </Button>
    </div>
  )
}

/** Quiet bars in the place of what is coming. */
export function Skeleton() {
  const { t } = useWords()
  return (
    <div className={styles.skeleton}>
      <output className="visually-hidden">{t('portal.loading')}</output>
      <i aria-hidden />
      <i aria-hidden />
      <i aria-hidden />
    </div>
  )
}
