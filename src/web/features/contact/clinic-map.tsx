import { ExternalLink, Map as MapIcon } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import styles from '#web/features/contact/clinic-map.module.css'
import { DrawnMap } from '#web/features/contact/drawn-map.tsx'
import type { Page } from '#web/lib/page.ts'
import { routeAddress } from '#web/lib/route-address.ts'
import { Isolated } from '#web/ui/isolated.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** A drawing of our own; the map of another site comes only when the visitor asks for it. */
export function ClinicMap({ page: { t } }: { page: Page }) {
  const { address, name } = clinic
  const line = `${address.street}, ${address.postalCode} ${address.city}`
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="map-title">
      <div className={styles.map} data-map="">
        <DrawnMap />
        <div className={styles.ask}>
          <Button
            iconStart={<MapIcon strokeWidth={1.5} aria-hidden="true" />}
            data-frame-src={embedAddress()}
            data-frame-title={t('contact.map.frame', { address: line })}
          >
            {t('contact.map.load')}
          </Button>
          <p>
            <Isolated text={t('contact.map.privacy')} />
          </p>
        </div>
      </div>
      <div className={styles.card}>
        <h2 id="map-title">{t('contact.map.title')}</h2>
        <address>
          <bdi>{name}</bdi>
          <br />
          <bdi>{address.street}</bdi>
          <br />
          <bdi>{`${address.postalCode} ${address.city}`}</bdi>
        </address>
        <p>
          <ButtonLink
            variant="secondary"
            isCompact
            href={routeAddress()}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('contact.map.route')}
            iconEnd={<ExternalLink strokeWidth={1.5} aria-hidden="true" />}
          >
            {t('contact.map.route_label')}
          </ButtonLink>
        </p>
        <p className={styles.note}>{t('contact.map.note')}</p>
      </div>
    </section>
  )
}

/** Half a kilometre around the clinic, at the latitude of the Netherlands. */
const reach = { longitude: 0.008, latitude: 0.004 }

function embedAddress(): string {
  const { latitude, longitude } = clinic.location
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ]
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`
}
