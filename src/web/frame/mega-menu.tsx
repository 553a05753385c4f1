import { ArrowRight, MessageCircleQuestionMark } from 'lucide-react'
import { freeConsultSlug } from '#shared/content/catalogue.ts'
import { bookingPath, paths } from '#shared/i18n/paths.ts'
import styles from '#web/frame/mega-menu.module.css'
import { menuCategories } from '#web/frame/navigation.ts'
import type { Page } from '#web/lib/page.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

/** The panel under "treatments": every category but the promotion, its first two treatments and the rest behind a link. */
export function MegaMenu({ page, still }: { page: Page; still: PictureSources }) {
  const { t, href } = page
  return (
    <div className={styles.panel} id="mega-menu" data-mega-panel="">
      <div className={`wrap ${styles.content}`}>
        <div className={styles.intro}>
          <p className={styles.title}>{t('frame.mega.title')}</p>
          <p className={styles.text}>{t('frame.mega.text')}</p>
          <a className={styles.plain} href={href(paths.treatments)}>
            {t('frame.mega.all_treatments')}
            <ArrowRight className="flip" strokeWidth={1.5} size={18} aria-hidden="true" />
          </a>
          <a className={styles.plain} href={href(paths.contact)}>
            <MessageCircleQuestionMark strokeWidth={1.5} size={18} aria-hidden="true" />
            {t('frame.mega.contact')}
          </a>
          <ButtonLink
            variant="secondary"
            isCompact
            href={href(bookingPath({ treatmentSlug: freeConsultSlug }))}
          >
            {t('treatments.free_consult')}
          </ButtonLink>
        </div>
        <ul className={styles.categories}>
          {menuCategories(page).map((category) => (
            <li key={category.slug} className={styles.category} data-mega-group="">
              <p className={styles.name}>{category.name}</p>
              <div>
                {category.treatments.map((treatment) => (
                  <a key={treatment.href} href={treatment.href}>
                    {treatment.name}
                  </a>
                ))}
              </div>
              <a className={styles.all} href={category.href}>
                <span aria-hidden="true">{t('frame.mega.view_all')}</span>
                <span className="visually-hidden">
                  {t('frame.mega.view_all')}: {category.name}
                </span>
                <ArrowRight className="flip" strokeWidth={1.5} size={16} aria-hidden="true" />
              </a>
            </li>
          ))}
          <li className={styles.still} aria-hidden="true">
            <Picture sources={still} alt="" sizes="13rem" />
          </li>
        </ul>
      </div>
    </div>
  )
}
