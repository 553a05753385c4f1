import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styles from '#web/features/portal/loaded.module.css'
import { ApiError } from '#web/lib/api-client.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'refetch'>
  children: (data: Data) => ReactNode
}

/** What was read from the server, or how it stands with that. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useWords()
  // The frame around leads to the login.
  const isSignedOut = query.error instanceof ApiError && query.error.status === 401
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
