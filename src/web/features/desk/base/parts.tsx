import type { ComponentProps, ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { problemOf } from '#web/features/desk/base/desk-data.ts'
import styles from '#web/features/desk/base/parts.module.css'
import { focusAround } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'

/** The head of a screen: its name, and what can be done on all of it. */
export function ScreenHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head} data-screen-head>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  )
}

/** Marks one's own among several: oneself in the team, the device one sits at. */
export function Own({ children }: { children: string }) {
  return <span className={styles.own}>{children}</span>
}

type MoreProps = { label: string; isOpen?: boolean; children: ReactNode }

/** What is folded away: the rest of a list, a form on a phone. */
export function More({ label, isOpen, children }: MoreProps) {
  return (
    <details open={isOpen}>
      <summary className={styles.more}>{label}</summary>
      {children}
    </details>
  )
}

/** The way from a screen to the one it lies under, above its name. */
export function WayBack(link: ComponentProps<typeof BackLink>) {
  return (
    <div className={styles.back}>
      <BackLink {...link} />
    </div>
  )
}

/** Why something was refused, where it was asked for; nothing for null. */
export function Refusal({ problem }: { problem: { message: string } | null }) {
  if (problem === null) return null
  return (
    <p className={styles.refusal} role="alert">
      <CircleAlert aria-hidden strokeWidth={1.5} size={18} />
      {problem.message}
    </p>
  )
}

/** Says that there is nothing, in the place of a list. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className={styles.nothing}>{children}</p>
}

type LoadedProps<Answer> = {
  query: { data: Answer | undefined; error: unknown; refetch: () => unknown }
  children: (answer: Answer) => ReactNode
}

/** What was read; until then a quiet place for it, and where it could not be read why, and a way to try again. */
export function Loaded<Answer>({ query, children }: LoadedProps<Answer>) {
  const { t } = useWords()
  if (query.data !== undefined) return children(query.data)
  if (query.error === null)
    return (
      <p className={styles.quiet} role="status">
        {t('desk.loading')}
      </p>
    )
  return (
    <div className={styles.failed}>
      <Refusal problem={problemOf(query.error, t)} />
      <Button
        variant="secondary"
        isCompact
        onClick={(event) => {
          focusAround(event.currentTarget)
          void query.refetch()
        }}
      >
        {t('desk.again')}
      </Button>
    </div>
  )
}
