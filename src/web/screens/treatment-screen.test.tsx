import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { entries } from '#shared/content/catalogue.ts'
import { languages } from '#shared/i18n/languages.ts'
import { familyText } from '#web/features/treatments/family-text.ts'
import type { Video } from '#web/features/treatments/videos.tsx'
import { pageAt } from '#web/lib/page.ts'
import { TreatmentScreen } from '#web/screens/treatment-screen.tsx'

const still = {
  avif: '/still.avif 480w',
  webp: '/still.webp 480w',
  src: '/still.webp',
  width: 480,
  height: 360,
}
const title = { nl: 'De behandeling', en: 'The treatment', ar: 'العلاج', es: 'El tratamiento' }

function screenOf(language: (typeof languages)[number], videos: readonly Video[] = []) {
  const page = pageAt('/behandelingen/botox', language)
  const [entry] = entries
  if (entry === undefined) throw new Error('the catalogue is empty')
  const text = familyText(page, undefined)
  return renderToStaticMarkup(
    <TreatmentScreen
      {...{ page, entry, text, still, videos, urgent: [] }}
      detail={still}
      related={[]}
      where={null}
    />,
  )
}

describe('a treatment without a record of its own', () => {
  it.each(languages)(
    'has general words under every heading in %s, and links to those parts only',
    (language) => {
      const html = screenOf(language)
      const ids = new Set([...html.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id))
      const linked = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)
      expect(linked).toEqual(['in-short', 'what', 'how', 'who', 'preparation', 'steps', 'care', 'questions'])
      expect(linked.filter((id) => !ids.has(id))).toEqual([])
      expect(html).not.toMatch(/<(ul|ol|p)[^>]*><\/\1>|treatments\.fallback|\{\{/)
    },
  )
})

describe('the films of a treatment', () => {
  const videos = ['voor', 'na'].map((name) => ({ name, title }))

  it('are left out where there are none', () => {
    expect(screenOf('nl')).not.toContain('<video')
  })

  it.each([1, 2])('are shown with their names and load nothing by themselves: %d', (count) => {
    const html = screenOf('es', videos.slice(0, count))
    expect(html).toContain(`data-count="${count}"`)
    expect(html.match(/<video [^>]*preload="none"[^>]*aria-label="El tratamiento"/g)).toHaveLength(count)
  })
})
