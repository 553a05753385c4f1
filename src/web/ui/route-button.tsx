import type { ReactNode } from 'react'
import { MapPin } from 'lucide-react'
import { routeAddress } from '#web/lib/route-address.ts'
import { ButtonLink } from '#web/ui/button.tsx'

type RouteButtonProps = {
  /** Says to who does not see it that a tab of its own opens. */
  newTab: string
  children: ReactNode
}

/** The way there, on a map of somebody else's. */
export function RouteButton({ newTab, children }: RouteButtonProps) {
  return (
    <ButtonLink
      variant="secondary"
      isCompact
      href={routeAddress()}
      target="_blank"
      rel="noopener noreferrer"
      iconStart={<MapPin aria-hidden strokeWidth={1.5} />}
    >
      <span>
        {children} <span className="visually-hidden">{newTab}</span>
      </span>
    </ButtonLink>
  )
}
