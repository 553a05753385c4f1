import { useCallback, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Profile } from '#shared/features/account/contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { LogoutButton } from '#web/features/portal/logout-button.tsx'
import { Skeleton } from '#web/features/portal/loaded.tsx'
import styles from '#web/features/portal/portal-frame.module.css'
import { useNameInHeader } from '#web/features/portal/use-name-in-header.ts'
import { carryToast } from '#web/lib/carried-toast.ts'
import {
  forgetSession,
  sessionGap,
  useSession,
  useSessionElsewhere,
  useSessionEnd,
} from '#web/lib/session.ts'
import { forgetEveryDraft } from '#web/lib/use-draft.ts'
import { useWords } from '#web/lib/words.ts'

const pages = {
  overview: paths.portal,
  appointments: paths.portalAppointments,
  treatments: paths.portalTreatments,
  preferences: paths.portalPreferences,
  profile: paths.portalProfile,
} as const
type PortalPage = keyof typeof pages

type PortalFrameProps = {
  page: PortalPage
  /** Only a signed-in client gets to see anything. */
  children: (client: Profile) => ReactNode
}

/** The portal's own navigation around one of its pages; without a session, or once it has ended, it leads to the login (SPEC 4). */
export function PortalFrame({ page, children }: PortalFrameProps) {
  const { language, t } = useWords()
  const { data: session } = useSession(language)
  useEffect(() => {
    if (session !== null) return
    const gap = sessionGap()
    if (gap !== 'none') {
      const [title, description] = [t(`portal.session_${gap}_title`), t(`portal.session_${gap}_message`)]
      carryToast({ variant: 'default', title, description })
    }
    if (gap === 'ended') forgetSession()
    location.replace(localized(paths.login, language))
  }, [session, language, t])
  const leave = useCallback(() => {
    const title = t('portal.session_ended_title')
    carryToast({ variant: 'default', title, description: t('portal.session_ended_message') })
    forgetSession()
    location.replace(localized(paths.login, language))
  }, [t, language])
  useSessionEnd(leave)
  useSessionElsewhere(startAnew)
  useEffect(reloadWhenBroughtBack, [])
  useNameInHeader(session?.client)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <div className={styles.frame}>
      <nav className={styles.nav} aria-label={t('portal.navigation')}>
        <ul ref={list} className={styles.list}>
          {Object.entries(pages).map(([name, path]) => (
            <li key={name}>
              <a
                className={styles.item}
                href={localized(path, language)}
                aria-current={name === page ? 'page' : undefined}
              >
                {t(`portal.page.${name as PortalPage}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>
        {session === undefined || session === null ? <Skeleton shape="page" /> : children(session.client)}
      </div>
      <div className={styles.logout}>
        <LogoutButton />
      </div>
    </div>
  )
}

/** Somebody signed in or out elsewhere: what was begun in this tab is not theirs either. */
function startAnew() {
  forgetEveryDraft()
  location.reload()
}

/** The browser's back button must not bring back what was on the screen before signing out. */
function reloadWhenBroughtBack() {
  const onShow = (event: PageTransitionEvent) => event.persisted && location.reload()
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}
