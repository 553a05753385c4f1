import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { team } from '#content/team.ts'
import { aboutSchema } from '#shared/content/pages.ts'
import { pageAt } from '#web/lib/page.ts'
import { AboutScreen } from '#web/screens/about-screen.tsx'

const content = aboutSchema.parse(parse(readFileSync('content/pages/about/nl.yaml', 'utf8')))
const picture = { avif: '/p.avif 480w', webp: '/p.webp 480w', src: '/p.webp', width: 480, height: 360 }
const registerLink = /href="https:\/\/zoeken\.bigregister\.nl\//g

function screenWith(bigNumber: string): string {
  const page = pageAt('/over-ons', 'nl')
  const members = team.map((member) => ({
    member: member.bigNumber === undefined ? member : { ...member, bigNumber },
    portrait: picture,
  }))
  return renderToStaticMarkup(<AboutScreen page={page} content={content} still={picture} team={members} />)
}

it('leads to the register from a BIG number that it can know', () => {
  const html = screenWith('19012345601')
  expect(html.match(/19012345601/g)).toHaveLength(2)
  expect(html.match(registerLink)).toHaveLength(2)
})

it('leads nowhere from a number of zeros, which holds the place of one', () => {
  const html = screenWith('00000000000')
  expect(html.match(/00000000000/g)).toHaveLength(2)
  expect(html).not.toMatch(registerLink)
})
