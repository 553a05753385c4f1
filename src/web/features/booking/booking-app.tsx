import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useCallback, useState } from 'react'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { createPortal } from 'react-dom'
import { directionOf } from '#shared/i18n/languages.ts'
import type { Words } from '#web/lib/words.ts'
import { WordsProvider } from '#web/lib/words.ts'
import type { Booked } from '#web/features/booking/booked.ts'
import { useDetailsPart } from '#web/features/booking/details-part.ts'
import { LazyToastArea } from '#web/features/booking/lazy-toasts.tsx'
import type { Receipt } from '#web/features/booking/receipt.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import type { Notify, ToastMessage } from '#web/ui/toast.tsx'

type BookingAppProps = {
  words: Words
  /** Where the toast of success appears. */
  place: HTMLElement | null
  children: (tools: {
    notify: Notify
    dismiss: () => void
    onBooked: (booked: Booked) => void
    /** Where the toasts about mistakes appear: at their cause. */
    toastPlace: Ref<HTMLDivElement>
  }) => ReactNode
  /** After the toast of success was raised. */
  onBooked: () => void
  /** Gives the focus to what is there still. */
  onReceiptClosed: () => void
}

/** What dialog and page share: the words, the cache, the one toast, and the receipt after a booking. */
export function BookingApp({ words, place, children, onBooked, onReceiptClosed }: BookingAppProps) {
  const { t, language } = words
  const [toast, setToast] = useState<ToastMessage | null>(null)
  const [cause, setCause] = useState<HTMLElement | null>(null)
  const [booked, setBooked] = useState<Booked | null>(null)
  const notify: Notify = (message) => setToast((last) => ({ ...message, id: (last?.id ?? 0) + 1 }))
  const dismiss = useCallback(() => setToast(null), [])
  const closeReceipt = () => {
    setBooked(null)
    onReceiptClosed()
  }
  const container = (toast?.variant === 'destructive' ? cause : null) ?? place
  return (
    <QueryClientProvider client={queryClient}>
      <WordsProvider value={words}>
        {children({
          toastPlace: setCause,
          notify,
          dismiss,
          onBooked: (result) => {
            setBooked(result)
            // Not one second after this moment.
            document.dispatchEvent(new Event('newsletter:rest'))
            notify({
              variant: 'default',
              title: t('appointment.success_title'),
              description: t('appointment.success_message'),
            })
            onBooked()
          },
        })}
        {container !== null && (
          <Suspense>
            <LazyToastArea
              message={toast}
              container={container}
              direction={directionOf(language)}
              regionLabel={t('appointment.toasts')}
              dismissLabel={t('appointment.dismiss')}
            />
          </Suspense>
        )}
        {booked !== null &&
          createPortal(<FetchedReceipt booked={booked} onClose={closeReceipt} />, document.body)}
      </WordsProvider>
    </QueryClientProvider>
  )
}

/** Its code came with the form that was just sent. */
function FetchedReceipt(props: ComponentProps<typeof Receipt>) {
  const { data } = useDetailsPart(true)
  return data === undefined ? null : <data.Receipt {...props} />
}
