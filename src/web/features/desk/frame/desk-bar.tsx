import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { ChevronDown } from 'lucide-react'
import { may } from '#shared/features/desk/access.ts'
import type { Role } from '#shared/features/desk/access.ts'
import type { MessagesAnswer } from '#shared/features/desk/post-contract.ts'
import type { StaffMember } from '#shared/features/desk/staff-contract.ts'
import { languageNames } from '#shared/i18n/language-names.ts'
import { languages } from '#shared/i18n/languages.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { changeDesk, problemOf, useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { forgetPerson } from '#web/features/desk/base/desk-person.ts'
import { messagesPath } from '#web/features/desk/base/messages-path.ts'
import { deskScreens, listedScreens } from '#web/features/desk/base/screens.ts'
import type { DeskScreen } from '#web/features/desk/base/screens.ts'
import row from '#web/features/desk/frame/sideways.module.css'
import { useTell } from '#web/features/desk/base/tell.tsx'
import styles from '#web/features/desk/frame/desk-frame.module.css'
import { useWords } from '#web/lib/words.ts'

type DeskBarProps = { screen: DeskScreen | 'account' | 'key'; staff: StaffMember | null }

/** The name of the desk, the screens that somebody may see, and their own menu. */
export function DeskBar({ screen, staff }: DeskBarProps) {
  const { t } = useWords()
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>{t('desk.title')}</h1>
      {staff !== null && <Screens screen={screen} role={staff.role} />}
      <Menu screen={screen} staff={staff} />
    </header>
  )
}

function Screens({ screen, role }: { screen: DeskBarProps['screen']; role: Role }) {
  const { language, t } = useWords()
  const list = useRef<HTMLUListElement>(null)
  const waiting = useWaiting(role)
  const isAnyWaiting = waiting > 0
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a number among them moves what comes after it out of sight
  }, [isAnyWaiting])
  return (
    <>
      <nav className={styles.nav} aria-label={t('desk.navigation')}>
        <ul ref={list} className={`${styles.screens} ${row.sideways}`}>
          {listedScreens
            .filter((name) => may(role, deskScreens[name].needs))
            .map((name) => (
              <li key={name}>
                <a
                  className={styles.screen}
                  href={localized(deskScreens[name].path, language)}
                  aria-current={currentAt(name, screen)}
                >
                  {t(`desk.screen.${name}`)}
                  {name === 'messages' && isAnyWaiting && (
                    <span className={styles.beside}>
                      <Waiting count={waiting} />
                    </span>
                  )}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      {/* On a phone the row moves: how many wait stands outside it. */}
      {isAnyWaiting && (
        <a className={styles.post} href={localized(deskScreens.messages.path, language)}>
          <Waiting count={waiting} />
        </a>
      )}
    </>
  )
}

/** How many messages nobody has dealt with; none for who may not read them. */
function useWaiting(role: Role): number {
  const isTheirs = may(role, deskScreens.messages.needs)
  const path = isTheirs ? `${messagesPath}?state=open` : null
  return useDeskQuery<MessagesAnswer>(path, { readsAnew: true }).data?.waiting ?? 0
}

function Waiting({ count }: { count: number }) {
  const { t } = useWords()
  return (
    <>
      {' '}
      <span className={styles.waiting} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{t('desk.waiting', { count })}</span>
    </>
  )
}

/** On a screen under this one, it is the place but not the page. */
function currentAt(name: DeskScreen, screen: DeskBarProps['screen']): 'page' | 'true' | undefined {
  if (name === screen) return 'page'
  if (screen === 'account' || screen === 'key') return undefined
  const here = deskScreens[screen]
  return 'under' in here && here.under === name ? 'true' : undefined
}

function Menu({ screen, staff }: DeskBarProps) {
  const { language, t } = useWords()
  const menu = useRef<HTMLDetailsElement>(null)
  const path = pathOf(screen)
  useClosing(menu)
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.opener}>
        <bdi>{staff === null ? languageNames[language].name : staff.name}</bdi>
        <ChevronDown aria-hidden strokeWidth={1.5} size={16} />
      </summary>
      <div className={styles.panel}>
        {staff !== null && (
          <>
            <p className={styles.role}>{t(`desk.role.${staff.role}`)}</p>
            <a
              className={styles.entry}
              href={localized(paths.deskAccount, language)}
              aria-current={screen === 'account' ? 'page' : undefined}
            >
              {t('desk.account.title')}
            </a>
          </>
        )}
        <ul className={styles.languages} aria-label={t('desk.language')}>
          {languages.map((code) => (
            <li key={code}>
              <a
                className={styles.entry}
                href={localized(path, code)}
                lang={code}
                hrefLang={code}
                data-language={code}
                aria-current={code === language ? 'true' : undefined}
              >
                <bdi>{languageNames[code].name}</bdi>
              </a>
            </li>
          ))}
        </ul>
        {staff !== null && <SignOut />}
      </div>
    </details>
  )
}

function SignOut() {
  const { language, t } = useWords()
  const tell = useTell()
  const leaving = useMutation({
    mutationFn: () => changeDesk({ path: '/api/desk/sign-out' }, language),
    // A fresh page: nothing of what was read stays in this one, nor in other tabs.
    onSuccess: () => {
      forgetPerson()
      location.replace(localized(paths.desk, language))
    },
    onError: (failure) => tell({ text: problemOf(failure, t).message, isProblem: true }),
  })
  return (
    <button type="button" className={styles.entry} onClick={() => !leaving.isPending && leaving.mutate()}>
      {t('desk.sign_out')}
    </button>
  )
}

function pathOf(screen: DeskBarProps['screen']): string {
  if (screen === 'key') return paths.deskKey
  return screen === 'account' ? paths.deskAccount : deskScreens[screen].path
}

/** A press elsewhere, the focus elsewhere and Escape close the menu. */
function useClosing(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = menu.current
    const onElsewhere = ({ target }: Event) => {
      if (element !== null && !element.contains(target as Node)) element.open = false
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || element === null || !element.open) return
      element.open = false
      element.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
      document.removeEventListener('keydown', onKey)
    }
  }, [menu])
}
