import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { directionOf } from '#shared/i18n/languages.ts'
import type { Words } from '#web/lib/words.ts'
import { WordsProvider } from '#web/lib/words.ts'
import type { Booked, Notify } from '#web/features/booking/use-flow.ts'
import { Receipt } from '#web/features/booking/receipt.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { ToastArea } from '#web/ui/toast.tsx'
import type { ToastMessage } from '#web/ui/toast.tsx'

type BookingAppProps = {
  words: Words
  /** Where toasts appear; an open modal dialog has to hold them itself. */
  toastPlace: HTMLElement | null
  children: (tools: { notify: Notify; dismiss: () => void; onBooked: (booked: Booked) => void }) => ReactNode
  /** After the toast of success was raised. */
  onBooked: () => void
}

/** What dialog and page share: the words, the cache, the one toast, and the receipt after a booking. */
export function BookingApp({ words, toastPlace, children, onBooked }: BookingAppProps) {
  const { t, language } = words
  const [toast, setToast] = useState<ToastMessage | null>(null)
  const [booked, setBooked] = useState<Booked | null>(null)
  const notify: Notify = (message) => setToast((last) => ({ ...message, id: (last?.id ?? 0) + 1 }))
  return (
    <QueryClientProvider client={queryClient}>
      <WordsProvider value={words}>
        {children({
          notify,
          dismiss: () => setToast(null),
          onBooked: (result) => {
            setBooked(result)
            notify({
              variant: 'default',
              title: t('appointment.success_title'),
              description: t('appointment.success_message'),
            })
            onBooked()
          },
        })}
        {toastPlace !== null && (
          <ToastArea
            message={toast}
            container={toastPlace}
            direction={directionOf(language)}
            regionLabel={t('appointment.toasts')}
            dismissLabel={t('appointment.dismiss')}
          >
            {booked !== null && <Receipt booked={booked} onClose={() => setBooked(null)} />}
          </ToastArea>
        )}
      </WordsProvider>
    </QueryClientProvider>
  )
}
