import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { clinic } from '#content/clinic.ts'
import { may } from '#shared/features/desk/access.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { hasSignedOut } from '#web/features/desk/base/desk-person.ts'
import { Dialog } from '#web/features/desk/base/dialog.tsx'
import { Loaded, Refusal } from '#web/features/desk/base/parts.tsx'
import { deskScreens } from '#web/features/desk/base/screens.ts'
import type { DeskScreen } from '#web/features/desk/base/screens.ts'
import { StaffProvider } from '#web/features/desk/base/staff.ts'
import { useTouches } from '#web/features/desk/base/touches.ts'
import { useDeskEvents } from '#web/features/desk/base/use-desk-events.ts'
import { useDeskSession } from '#web/features/desk/base/use-desk-session.ts'
import { DeskBar } from '#web/features/desk/frame/desk-bar.tsx'
import styles from '#web/features/desk/frame/desk-frame.module.css'
import { useNextFocus } from '#web/features/desk/frame/use-next-focus.ts'
import { SignIn } from '#web/features/desk/sign-in/sign-in.tsx'
import door from '#web/features/desk/sign-in/sign-in.module.css'
import { forgetEveryDraft } from '#web/lib/use-draft.ts'
import { useWords } from '#web/lib/words.ts'
import { Logo } from '#web/ui/logo.tsx'

type DeskFrameProps = { screen: DeskScreen | 'account'; children: ReactNode }

/**
 * The bar of the desk around one screen. Without a session it asks who is there; once a session has ended it asks again
 * over the screen, which stays as it is but cannot be read.
 */
export function DeskFrame({ screen, children }: DeskFrameProps) {
  const { language, t } = useWords()
  useTouches()
  useNextFocus()
  const { session, staff, hasEnded, isLeaving, enter } = useDeskSession()
  const isIn = staff !== undefined && staff !== null
  const isLive = useDeskEvents(isIn && !hasEnded && may(staff.role, 'agenda'))
  const isAllowed = isIn && (screen === 'account' || may(staff.role, deskScreens[screen].needs))
  const isOut = staff === null
  useEffect(() => {
    // A page that is left keeps what was typed on it; of those that follow, the one after a sign-out forgets it.
    if (isOut && hasSignedOut()) forgetEveryDraft()
  }, [isOut])
  if (isLeaving) return <div className={styles.desk} />
  return (
    <div className={styles.desk}>
      <DeskBar screen={screen} staff={staff ?? null} />
      <p className={styles.notice} role="status">
        {!isLive && !hasEnded && t('desk.line_lost')}
      </p>
      {/* Before the screen, which is out of sight while it stands. */}
      {hasEnded && (
        <Dialog title={t('desk.sign_in.ended')}>
          <p className={door.help}>{t('desk.sign_in.ended_text')}</p>
          <SignIn onEntered={enter} />
        </Dialog>
      )}
      <main className={styles.main} tabIndex={-1}>
        {isOut ? (
          <section className={door.door}>
            <Logo name={clinic.name} />
            <div className={door.head}>
              <h2>{t('desk.sign_in.title')}</h2>
              <p className={door.help}>{t('desk.sign_in.text')}</p>
            </div>
            <SignIn onEntered={enter} />
            <a className={door.client} href={localized(paths.login, language)}>
              {t('desk.sign_in.client')}
            </a>
          </section>
        ) : (
          <Loaded query={session}>
            {() =>
              isAllowed ? (
                <StaffProvider value={staff ?? null}>{children}</StaffProvider>
              ) : (
                <Refusal problem={{ message: t('desk.not_yours') }} />
              )
            }
          </Loaded>
        )}
      </main>
    </div>
  )
}

/** The same without anybody: around the page that makes a key. */
export function KeyFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.desk}>
      <DeskBar screen="key" staff={null} />
      <main className={styles.main}>{children}</main>
    </div>
  )
}
