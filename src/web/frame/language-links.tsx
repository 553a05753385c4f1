import { Check } from 'lucide-react'
import { languageNames } from '#shared/i18n/language-names.ts'
import { languages } from '#shared/i18n/languages.ts'
import { localized } from '#shared/i18n/paths.ts'
import styles from '#web/frame/language-links.module.css'
import type { Page } from '#web/lib/page.ts'

/** The four choices; the behaviour script stores the choice and keeps query and hash (DECISIONS 2). */
export function LanguageLinks({ page }: { page: Page }) {
  return (
    <ul>
      {languages.map((language) => (
        <li key={language}>
          <a
            className={styles.link}
            href={localized(page.path, language)}
            lang={language}
            hrefLang={language}
            aria-current={language === page.language ? 'true' : undefined}
            data-language={language}
          >
            <bdi className={styles.abbreviation}>{languageNames[language].abbreviation}</bdi>
            <bdi>{languageNames[language].name}</bdi>
            {language === page.language && (
              <Check className={styles.check} strokeWidth={1.5} size={18} aria-hidden="true" />
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
