import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { expect, it } from 'vitest'
import { moveStyles } from '../scripts/first-styles.ts'

const end = '<template data-first-screen-end=""></template>'

it('moves what only follows behind the first screen: modules in one piece, in their order, and what is for paper', () => {
  const styles =
    '@layer ui,screen;@layer ui{*{margin:0}.a-aaaa{top:1px}.b-bbbb{top:2px}.a-aaaa .c-cccc{top:3px}.d-aaaa{top:4px}' +
    '@media (width<=56rem){.b-bbbb,.e-bbbb{top:5px}.a-aaaa:hover{top:6px}}' +
    '@keyframes turn-bbbb{to{rotate:1turn}}@keyframes rise-aaaa{to{top:0}}}@media print{h1{top:7px}}'
  const page = (head: string, mark: string) =>
    `<head><style>${head}</style></head><body><h1 class="wrap a-aaaa">A</h1>${mark}<p class="b-bbbb">B</p></body>`
  expect(moveStyles(page(styles, end).replace('</body>', `${end}</body>`))).toBe(
    page(
      '@layer ui,screen;@layer ui{*{margin:0}.a-aaaa{top:1px}.d-aaaa{top:4px}' +
        '@media (width<=56rem){.a-aaaa:hover{top:6px}}@keyframes rise-aaaa{to{top:0}}}',
      '<style>@layer ui{.b-bbbb{top:2px}.a-aaaa .c-cccc{top:3px}@media (width<=56rem){.b-bbbb,.e-bbbb{top:5px}}' +
        '@keyframes turn-bbbb{to{rotate:1turn}}}@media print{h1{top:7px}}</style>',
    ),
  )
})

it.each(['index', 'ar', 'behandelingen/botox', 'ar/contact', 'portal/profile'])(
  'no element of /%s stands before the styles of its module',
  (name) => {
    const html = readFileSync(join(import.meta.dirname, '../dist', `${name}.html`), 'utf8')
    const mark = html.lastIndexOf('<style>')
    const marksOf = (text: string, pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, name = '']) => name)
    const classes = marksOf(html.slice(html.indexOf('<body'), mark), /\sclass="([^"]*)"/g).join(' ')
    const seen = new Set(marksOf(classes, /-([\da-z]{4})(?![\w-])/g))
    const later = postcss.parse(html.slice(mark + '<style>'.length, html.indexOf('</style>', mark)))
    // Paper shows nothing that early.
    later.walkAtRules('media', (media) => void (media.params === 'print' && media.remove()))
    const waiting: string[] = []
    later.walkRules(({ selector }) => void waiting.push(selector))
    expect(seen.size).toBeGreaterThan(2)
    expect(waiting.length).toBeGreaterThan(20)
    const early = waiting.filter((selector) => {
      const marks = marksOf(selector, /\.[\w-]+-([\da-z]{4})(?![\w-])/g)
      return marks.length > 0 && marks.every((each) => seen.has(each))
    })
    expect(early).toEqual([])
  },
)
