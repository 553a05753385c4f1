import { ProfileParts } from '#web/features/account/profile.tsx'
import { PortalHead } from '#web/features/portal/part.tsx'
import { PortalFrame } from '#web/features/portal/portal-frame.tsx'
import { Sessions } from '#web/features/portal/sessions.tsx'
import { UnverifiedNotice } from '#web/features/portal/unverified-notice.tsx'
import { useWords } from '#web/lib/words.ts'
import { asIsland } from '#web/ui/island.tsx'

export const ProfileIsland = asIsland(PortalProfile)

/** `/portal/profile`: the account's own forms inside the portal. */
function PortalProfile() {
  const { t } = useWords()
  return (
    <PortalFrame page="profile">
      {(client) => (
        <>
          <PortalHead title={t('portal.page.profile')} lead={t('portal.profile.lead')} />
          {!client.emailVerified && <UnverifiedNotice email={client.email} />}
          <ProfileParts client={client} sessions={<Sessions />} />
        </>
      )}
    </PortalFrame>
  )
}
