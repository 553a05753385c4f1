import type { ReactNode } from 'react'
import { clinic } from '#content/clinic.ts'
import { formatPercent, formatPrice } from '#shared/i18n/format.ts'
import type { Page } from '#web/lib/page.ts'
import change from '#web/features/booking/change-appointment.module.css'
import question from '#web/features/booking/coming-button.module.css'
import { CallInstead } from '#web/features/booking/no-script.tsx'
import { VisitScreen } from '#web/features/booking/visit-screen.tsx'
import { Button } from '#web/ui/button.tsx'

/** `/afspraak/beheer`: one appointment, for who has its link. */
export function ManageScreen({ page, children }: { page: Page; children: ReactNode }) {
  const { t } = page
  return (
    <>
      <div className="needs-script">{children}</div>
      <noscript>
        <VisitScreen title={t('appointment.summary')} isBesideOther>
          <CallInstead lead={t('manage.no_script')} />
          <CancelForm page={page} />
        </VisitScreen>
      </noscript>
    </>
  )
}

/** Goes to the address it stands at, token included; the mail says until when it is free. */
function CancelForm({ page: { t, language } }: { page: Page }) {
  const { freeUntilHours: hours, lateShare, freeConsultCents } = clinic.fees
  const share = formatPercent(lateShare, language)
  const fee = formatPrice(freeConsultCents, language)
  return (
    <form method="post" className={change.panel}>
      <h2 className={question.headline}>{t('appointment.cancellation_title')}</h2>
      <p>{t('manage.cancellation', { hours, share })}</p>
      <p>{t('manage.cancellation_consult', { hours, fee })}</p>
      <p className={change.buttons}>
        <Button variant="danger" type="submit">
          {t('change.cancel')}
        </Button>
      </p>
    </form>
  )
}
