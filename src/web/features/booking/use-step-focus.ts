import { useCallback, useEffect, useRef } from 'react'

/** Each new step starts at its top, with the focus on its heading, so that it is read out. */
export function useStepFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  /** Also for what a step does by a control of its own, which goes. */
  const begin = useCallback(() => {
    body.current?.scrollTo({ top: 0 })
    heading.current?.focus()
  }, [])
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    begin()
  }, [step, begin])
  return { heading, body, begin }
}
