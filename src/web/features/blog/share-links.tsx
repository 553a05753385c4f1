import { Share } from 'lucide-react'
import { presence } from '#content/clinic.ts'
import styles from '#web/features/blog/share-links.module.css'
import type { Page } from '#web/lib/page.ts'
import { Button } from '#web/ui/button.tsx'
import { SocialIcon } from '#web/ui/social-icons.tsx'

type ShareLinksProps = {
  page: Page
  title: string
  /** The article's full address. */
  url: string
}

const networks = [
  { network: 'facebook', name: 'Facebook' },
  { network: 'x', name: 'X' },
  { network: 'instagram', name: 'Instagram' },
  { network: 'linkedin', name: 'LinkedIn' },
  { network: 'whatsapp', name: 'WhatsApp' },
] as const

/** Links that hand the article to a network; Instagram takes no links, so that one leads to the clinic's profile (SPEC 2). */
export function ShareLinks({ page: { t }, title, url }: ShareLinksProps) {
  const targets = shareTargets(title, url)
  return (
    <section className={styles.share} aria-labelledby="share-title" data-screen-only="">
      <h2 id="share-title" className={styles.title}>
        {t('blog.article.share')}
      </h2>
      <ul className={styles.links}>
        {networks.map(({ network, name }) => (
          <li key={network}>
            <a
              href={targets[network]}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t(
                network === 'instagram' ? 'blog.article.share_profile' : 'blog.article.share_on',
                { network: name },
              )}
            >
              <SocialIcon network={network} />
            </a>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        isCompact
        iconStart={<Share strokeWidth={1.5} aria-hidden="true" />}
        data-share={url}
        data-title={title}
        hidden
      >
        {t('blog.article.share_native')}
      </Button>
    </section>
  )
}

function shareTargets(title: string, url: string): Record<(typeof networks)[number]['network'], string> {
  const [address, text] = [encodeURIComponent(url), encodeURIComponent(title)]
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    x: `https://x.com/intent/post?url=${address}&text=${text}`,
    instagram: presence.socials.instagram,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    whatsapp: `https://wa.me/?text=${text}%20${address}`,
  }
}
