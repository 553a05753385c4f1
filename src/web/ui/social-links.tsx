import { SocialIcon } from '#web/ui/social-icons.tsx'

const networks = [
  { network: 'facebook', name: 'Facebook' },
  { network: 'instagram', name: 'Instagram' },
  { network: 'tiktok', name: 'TikTok' },
] as const

type SocialLinksProps = {
  addresses: Readonly<Record<(typeof networks)[number]['network'], string>>
  /** "(opens in a new tab)" */
  newTab: string
  className?: string | undefined
  label?: string
}

/** A mark for each network, which opens beside the site. */
export function SocialLinks({ addresses, newTab, className, label }: SocialLinksProps) {
  return (
    <ul className={className} aria-label={label}>
      {networks.map(({ network, name }) => (
        <li key={network}>
          <a
            href={addresses[network]}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} ${newTab}`}
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}
