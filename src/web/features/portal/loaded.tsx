import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styles from '#web/features/portal/loaded.module.css'
import { isSessionEnd } from '#web/lib/api-call.ts'
import { focusAround } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'refetch'>
  /** Stands as high as what is coming. */
  loading?: ReactNode
  children: (data: Data) => ReactNode
}

/** What was read from the server, or how it stands with that. */
export function Loaded<Data>({ query, loading, children }: LoadedProps<Data>) {
  const { t } = useWords()
  // The frame around leads to the login.
  const isSignedOut = isSessionEnd(query.error)
  if (query.data !== undefined) return children(query.data)
  if (!query.isError || isSignedOut) return loading ?? <Skeleton shape="lines" />
  return (
    <div className={styles.failed} role="alert">
      <p>{t('portal.load_failed')}</p>
      <Button
        variant="secondary"
        isCompact
        onClick={(event) => {
          focusAround(event.currentTarget)
          void query.refetch()
        }}
      >
        {t('portal.try_again')}
      </Button>
    </div>
  )
}

/** Quiet bars in the place of what is coming: a page with its head, the next visit, or three lines of a list. */
export function Skeleton({ shape }: { shape: 'page' | 'visit' | 'lines' }) {
  const { t } = useWords()
  return (
    <div className={styles.skeleton} data-shape={shape}>
      <output className="visually-hidden">{t('portal.loading')}</output>
      <i aria-hidden />
      <i aria-hidden />
      <i aria-hidden />
    </div>
  )
}
