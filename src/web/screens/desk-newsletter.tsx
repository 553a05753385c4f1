import { asDeskScreen } from '#web/features/desk/frame/desk-island.tsx'
import { Newsletter } from '#web/features/desk/newsletter/newsletter.tsx'

/** `/balie/mails/nieuwsbrief`: who gets the newsletter. */
export const DeskNewsletterIsland = asDeskScreen('newsletter', Newsletter)
