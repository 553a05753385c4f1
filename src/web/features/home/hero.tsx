import { ArrowRight, Pause, Play } from 'lucide-react'
import { clinic, presence } from '#content/clinic.ts'
import { locales } from '#shared/i18n/format.ts'
import { paths } from '#shared/i18n/paths.ts'
import { BookOrCall } from '#web/features/home/book-or-call.tsx'
import styles from '#web/features/home/hero.module.css'
import { narrowQuery } from '#web/lib/breakpoints.ts'
import type { Page } from '#web/lib/page.ts'
import { Emphasis } from '#web/ui/emphasis.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

type Shape = { poster: PictureSources; webm: string; mp4: string }
export type HeroMedia = { landscape: Shape; portrait: Shape }

const heroSizes = '100vw'

/** The silk: a still that is there at once, and a film that the behaviour script adds after everything else has loaded. */
export function Hero({ page, media }: { page: Page; media: HeroMedia }) {
  const { t, href, language } = page
  return (
    <section className={styles.hero}>
      <Poster media={media} />
      <video
        className={styles.silk}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        data-hero-video=""
        data-landscape-webm={media.landscape.webm}
        data-landscape-mp4={media.landscape.mp4}
        data-portrait-webm={media.portrait.webm}
        data-portrait-mp4={media.portrait.mp4}
      />
      <div className={`wrap ${styles.content}`}>
        <Badge page={page} />
        <h1 className={styles.title}>
          <Emphasis text={t('home.hero.title')} />
        </h1>
        <p className={styles.lead}>{t('home.hero.lead', { city: clinic.city[language] })}</p>
        <div className={styles.actions} data-hero-actions="" data-screen-only="">
          <BookOrCall page={page} />
        </div>
        <a
          className={styles.chip}
          href={href(paths.booking)}
          data-first-free=""
          data-screen-only=""
          data-locale={locales[language]}
          data-clinic-time={t('frame.clinic_time')}
        >
          <span className={styles.chipLabel}>{t('frame.first_free')}</span>
          <span className={styles.moment}>
            <i className={styles.dot} />
            <b data-moment="">{t('frame.first_free_unknown')}</b>
            <ArrowRight className="flip" strokeWidth={1.5} size={18} aria-hidden="true" />
          </span>
        </a>
      </div>
      <button
        type="button"
        className={styles.pause}
        hidden
        aria-label={t('home.hero.pause')}
        data-hero-video-button=""
        data-pause={t('home.hero.pause')}
        data-play={t('home.hero.play')}
      >
        <Pause className={styles.pauseIcon} strokeWidth={1.5} size={18} aria-hidden="true" />
        <Play className={styles.playIcon} strokeWidth={1.5} size={18} aria-hidden="true" />
      </button>
    </section>
  )
}

/** The clinic's award, or what holds for every visit while it has none. */
function Badge({ page: { t, language } }: { page: Page }) {
  const { award } = presence.trust
  return (
    <p className={styles.badge}>
      <b>{award?.name[language] ?? t('home.badge.name')}</b>
      <span>{award?.reason[language] ?? t('home.badge.text', { hours: clinic.fees.freeUntilHours })}</span>
    </p>
  )
}

function Poster({ media: { portrait, landscape } }: { media: HeroMedia }) {
  return (
    <picture>
      <source media={narrowQuery} type="image/avif" srcSet={portrait.poster.avif} sizes={heroSizes} />
      <source media={narrowQuery} srcSet={portrait.poster.webp} sizes={heroSizes} />
      <source type="image/avif" srcSet={landscape.poster.avif} sizes={heroSizes} />
      <img
        className={styles.silk}
        srcSet={landscape.poster.webp}
        sizes={heroSizes}
        src={landscape.poster.src}
        width={landscape.poster.width}
        height={landscape.poster.height}
        alt=""
        fetchPriority="high"
      />
    </picture>
  )
}
