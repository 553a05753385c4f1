import { Button } from '#web/ui/button.tsx'
import type { ButtonProps } from '#web/ui/button.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'

/** Submits its form. Waits for the script of the page: before that, the browser would send the form by itself. */
export function SubmitButton({ isBusy = false, children, busyLabel, ...button }: SubmitButtonProps) {
  const isReady = useHydrated()
  return (
    <Button type="submit" disabled={!isReady} isBusy={isBusy} aria-disabled={isBusy} {...button}>
      {isBusy ? busyLabel : children}
    </Button>
  )
}

type SubmitButtonProps = ButtonProps & { busyLabel: string }
