import type { Query } from '@tanstack/react-query'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { unaskedHeader } from '#shared/features/desk/rules.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { Translator } from '#shared/i18n/messages.ts'
import { isLeftAlone } from '#web/features/desk/base/touches.ts'
import { ApiError, readJson, sendBody } from '#web/lib/api-call.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { useRequestKey } from '#web/lib/use-request-key.ts'
import { useWords } from '#web/lib/words.ts'

/**
 * Reading and changing at the desk. Answers are taken at their word: pages and server come from one build, and the library
 * that would check them weighs as much as a screen. So contracts are imported as types only.
 */
export type DeskChange = { method?: 'POST' | 'PATCH' | 'DELETE'; path: string; body?: unknown }

/**
 * What was read from an address of `/api/desk`; null reads nothing. What is on the screen stays there while it is read
 * anew; with `keepsLast` also while another address is read in its place. With `readsAnew` it is read whenever it comes
 * into sight: for what changes without an event that tells of it.
 */
export function useDeskQuery<Answer>(
  path: string | null,
  { keepsLast = false, readsAnew = false }: { keepsLast?: boolean; readsAnew?: boolean } = {},
) {
  const { language } = useWords()
  return useQuery({
    queryKey: deskKey(path ?? ''),
    queryFn: ({ signal }) =>
      readJson<Answer>(path ?? '', { language, signal, headers: readHeaders(path ?? '') }),
    enabled: path !== null,
    placeholderData: (before) => (keepsLast ? before : undefined),
    ...(readsAnew && { staleTime: 0, refetchOnWindowFocus: true }),
  })
}

/** Sends a change; the answer is undefined where the server has nothing to say. */
export async function changeDesk<Answer>(
  change: DeskChange,
  language: Language,
  headers?: Record<string, string>,
): Promise<Answer> {
  const call = { language, headers }
  const response = await sendBody(change.method ?? 'POST', change.path, change.body ?? {}, call)
  return (response.status === 204 ? undefined : await response.json()) as Answer
}

export type Problem = { message: string; fields: Readonly<Record<string, string>> }

/**
 * One change at a time. `change` resolves with the answer, or with null where it was refused; `problem` then says why, in
 * the words of the server. What was typed stays where it is, and has one key until the server has given its verdict, also
 * when it is typed anew: after a lost answer nothing is done twice, nor once as it was and once as it is.
 */
export function useDeskChange<Answer>() {
  const { language, t } = useWords()
  const once = useRequestKey()
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (change: DeskChange) =>
      once(change.path, (headers) => changeDesk<Answer>(change, language, headers)),
  })
  const change = useCallback(
    async (wish: DeskChange): Promise<{ answer: Answer } | null> => {
      try {
        return { answer: await mutateAsync(wish) }
      } catch {
        return null
      }
    },
    [mutateAsync],
  )
  return { change, isBusy: isPending, problem: error === null ? null : problemOf(error, t), error, reset }
}

/** The words for a failure. A session that has ended is no problem of the form: the sign-in dialog stands over it. */
export function problemOf(failure: unknown, t: Translator): Problem {
  if (!(failure instanceof ApiError)) return { message: t('desk.connection'), fields: {} }
  const [first] = Object.values(failure.fields)
  return { message: first ?? failure.visitorMessage ?? t('desk.failed'), fields: failure.fields }
}

export function deskKey(path: string): readonly [string, string] {
  return ['desk', path]
}

/**
 * Reads anew what any open part of the desk shows of these addresses. A first look that is on its way may have been taken
 * before the change: the library would let it finish and call it fresh. Resolves once what is open shows it.
 */
export async function refresh(...prefixes: readonly string[]): Promise<void> {
  const isShown = isBelow(prefixes)
  const isFirstLook = (query: Query) => isShown(query) && query.state.data === undefined
  await queryClient.cancelQueries({ predicate: isFirstLook, fetchStatus: 'fetching' })
  await queryClient.invalidateQueries({ predicate: isShown })
}

/** What is to be read without anybody at this desk having asked. */
const unasked = new Set<string>()

/** The same because of what others did, or of the line: it keeps no session alive (DECISIONS 8). */
export function follow(...prefixes: readonly string[]): void {
  const shown = queryClient.getQueryCache().findAll({ type: 'active', predicate: isBelow(prefixes) })
  for (const { queryKey } of shown) unasked.add(String(queryKey[1]))
  refresh(...prefixes)
}

/** What goes with a read: that nobody asked for it, where that is so. Midnight, too, brings another day to a desk left open. */
export function readHeaders(path: string): Record<string, string> | undefined {
  const isFollowed = unasked.delete(path)
  return isFollowed || isLeftAlone() ? { [unaskedHeader]: '1' } : undefined
}

function isBelow(prefixes: readonly string[]) {
  return ({ queryKey }: Pick<Query, 'queryKey'>) =>
    queryKey[0] === 'desk' && prefixes.some((prefix) => String(queryKey[1]).startsWith(prefix))
}

/** Shows the answer to a change as what is read from this address, where the server answers with the same. */
export function showAnswer<Answer>(path: string, answer: Answer): void {
  queryClient.setQueryData(deskKey(path), answer)
}
