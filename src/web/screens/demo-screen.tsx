import { paths } from '#shared/i18n/paths.ts'
import { ChatPanel } from '#web/features/demo/chat-panel.tsx'
import { DayPanel } from '#web/features/demo/day-panel.tsx'
import { FeaturesPanel } from '#web/features/demo/features-panel.tsx'
import { PricesPanel } from '#web/features/demo/prices-panel.tsx'
import { Closing } from '#web/features/treatments/closing.tsx'
import type { Page } from '#web/lib/page.ts'
import styles from '#web/screens/demo-screen.module.css'
import { Emphasis } from '#web/ui/emphasis.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

const tabs = [
  { id: 'features', Panel: FeaturesPanel },
  { id: 'appointments', Panel: DayPanel },
  { id: 'treatments', Panel: PricesPanel },
  { id: 'chat', Panel: ChatPanel },
] as const

type DemoScreenProps = { page: Page; stills: Record<(typeof tabs)[number]['id'], PictureSources> }

/** The sales demo: static sample data, no calls (SPEC 2). */
export function DemoScreen({ page, stills }: DemoScreenProps) {
  const { t, href } = page
  return (
    <>
      <div className={`wrap ${styles.screen}`}>
        <header className={styles.head}>
          <h1>
            <Emphasis text={t('demo.title')} />
          </h1>
          <p className="lead">{t('demo.lead')}</p>
        </header>
        <div className={styles.tabs} role="tablist" aria-label={t('demo.tabs_label')}>
          {tabs.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-controls={`panel-${id}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
            >
              {t(`demo.tabs.${id}`)}
            </button>
          ))}
        </div>
        {tabs.map(({ id, Panel }, index) => (
          <section
            key={id}
            className={styles.panel}
            role="tabpanel"
            id={`panel-${id}`}
            aria-labelledby={`tab-${id}`}
            hidden={index > 0}
          >
            <div className={styles.rail}>
              <div className={styles.still}>
                <Picture
                  sources={stills[id]}
                  alt=""
                  sizes="(width <= 75rem) 100vw, 55vw"
                  isEager={index === 0}
                />
                {id !== 'features' && <p className={styles.sample}>{t('demo.sample')}</p>}
              </div>
              <h2>{t(`demo.${id}.title`)}</h2>
              {id !== 'features' && <p className={styles.lead}>{t(`demo.${id}.lead`)}</p>}
            </div>
            <div className={styles.body}>
              <Panel page={page} />
            </div>
          </section>
        ))}
      </div>
      <Closing
        title={<Emphasis text={t('demo.close_title')} />}
        text={t('demo.close_text')}
        book={{ label: t('demo.contact'), href: `${href(paths.home)}#contact` }}
        next={{ label: t('demo.home'), href: href(paths.home) }}
      />
    </>
  )
}
