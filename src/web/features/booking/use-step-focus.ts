import { useEffect, useRef } from 'react'

/** Each new step starts at its top, with the focus on its heading, so that it is read out. */
export function useStepFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    body.current?.scrollTo({ top: 0 })
    heading.current?.focus()
  }, [step])
  return { heading, body }
}
