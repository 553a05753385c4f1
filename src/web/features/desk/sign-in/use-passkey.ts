import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { useRef, useState } from 'react'
import type { StaffMember } from '#shared/features/desk/staff-contract.ts'
import { changeDesk, problemOf } from '#web/features/desk/base/desk-data.ts'
import type { Problem } from '#web/features/desk/base/desk-data.ts'
import { ApiError, isUnanswered } from '#web/lib/api-call.ts'
import { useWords } from '#web/lib/words.ts'
import type { Translator } from '#shared/i18n/messages.ts'

type Options<Ceremony extends (wish: { optionsJSON: never }) => unknown> = {
  options: Parameters<Ceremony>[0]['optionsJSON']
}

/** Runs one ceremony with the device at a time, and says in words why it did not work. */
export function usePasskey() {
  const { language, t } = useWords()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  // By a try that nobody answered.
  const isLinkUsed = useRef(false)

  async function run<Answer>(ceremony: () => Promise<Answer>): Promise<Answer | null> {
    setBusy(true)
    setProblem(null)
    try {
      return await ceremony()
    } catch (failure) {
      setProblem({ message: problemIn(failure), fields: {} })
      return null
    } finally {
      setBusy(false)
    }
  }

  function problemIn(failure: unknown): string {
    if (isOfDevice(failure)) return deviceProblem(failure, t)
    return isLinkSpent(failure) && isLinkUsed.current ? t('desk.key.unsure') : problemOf(failure, t).message
  }

  return {
    isBusy,
    problem,
    /** Signs in with any key that this device has for the site. */
    signIn: () =>
      run(async () => {
        const { options } = await changeDesk<Options<typeof startAuthentication>>(
          { path: '/api/desk/sign-in/options' },
          language,
        )
        const response = await startAuthentication({ optionsJSON: options })
        return changeDesk<{ staff: StaffMember }>(
          { path: '/api/desk/sign-in/verify', body: { response } },
          language,
        )
      }),
    /** Makes a key: `ask` and `keep` are the addresses before and after, `body` goes along to both. */
    makeKey: <Answer>(ask: string, keep: string, body: Readonly<Record<string, unknown>> = {}) =>
      run(async () => {
        const { options } = await changeDesk<Options<typeof startRegistration>>({ path: ask, body }, language)
        const response = await startRegistration({ optionsJSON: options })
        try {
          return await changeDesk<Answer>({ path: keep, body: { ...body, response } }, language)
        } catch (failure) {
          isLinkUsed.current ||= isUnanswered(failure)
          throw failure
        }
      }),
  }
}

/** Used, too old, or never given out. */
export function isLinkSpent(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'link_invalid'
}

/** What the browser or the device refuses, as `@simplewebauthn/browser` passes it on. */
function isOfDevice(failure: unknown): failure is Error {
  return (
    failure instanceof Error &&
    (failure instanceof DOMException || failure.name === 'WebAuthnError' || 'cause' in failure)
  )
}

function deviceProblem(failure: Error, t: Translator): string {
  if (failure.name === 'InvalidStateError') return t('desk.sign_in.key_there')
  if (failure.name === 'NotAllowedError' || failure.name === 'AbortError')
    return t('desk.sign_in.key_stopped')
  return t('desk.sign_in.key_failed')
}
