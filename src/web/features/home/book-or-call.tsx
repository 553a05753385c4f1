import { ArrowRight, Phone } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { paths } from '#shared/i18n/paths.ts'
import { telephoneLink } from '#shared/lib/telephone-link.ts'
import type { Page } from '#web/lib/page.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** The two ways to an appointment. */
export function BookOrCall({ page: { t, href } }: { page: Page }) {
  return (
    <>
      <ButtonLink
        href={href(paths.booking)}
        iconEnd={<ArrowRight className="flip" strokeWidth={1.5} aria-hidden="true" />}
      >
        {t('frame.book')}
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        href={telephoneLink(clinic.phones.landline)}
        aria-label={t('frame.call', { phone: clinic.phones.landline })}
        iconStart={<Phone strokeWidth={1.5} aria-hidden="true" />}
      >
        <bdi>{clinic.phones.landline}</bdi>
      </ButtonLink>
    </>
  )
}
