import { lazy } from 'react'
import { importWithRetry } from '#web/lib/load-with-retry.ts'

/** Where toasts appear; fetched once the steps are shown. Without it they go on: what was refused also stands at its cause. */
export const LazyToastArea = lazy(() =>
  importWithRetry(() => import('#web/ui/toast.tsx')).then(
    ({ ToastArea }) => ({ default: ToastArea }),
    () => ({ default: () => <></> }),
  ),
)
