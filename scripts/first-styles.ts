import type { AstroIntegration } from 'astro'
import postcss from 'postcss'
import type { AtRule, ChildNode, Container } from 'postcss'
import { rewritePages } from './rewrite-pages.ts'

/** Where a screen says so (`ui/first-screen-end.tsx`). */
const firstScreenEnd = '<template data-first-screen-end=""></template>'

/** What `scripts/class-names.ts` makes: the local name, and four characters that stand for the module. */
const moduleClass = /\.[\w-]+-([\da-z]{4})(?![\w-])/g
const moduleMark = /-([\da-z]{4})$/

/**
 * Moves the styles that the first screen does not use out of the head, to where the rest of the page begins: on a slow line the
 * first words stand there before they have come, and nothing is ever seen without its styles. A CSS module stays in one piece,
 * so that the order of its rules does; layers settle the order between modules. What names no module stays in the head.
 */
export function firstStyles(): AstroIntegration {
  return {
    name: 'first-styles',
    hooks: { 'astro:build:done': ({ dir }) => rewritePages(dir, moveStyles) },
  }
}

/** The page with its styles in two places. Of several marks the first one counts: a screen's comes before that of the frame. */
export function moveStyles(html: string): string {
  const [first = '', ...others] = html.split(firstScreenEnd)
  if (others.length === 0) return html
  const modules = modulesIn(first.slice(first.indexOf('<body')))
  let later = ''
  const head = first.replaceAll(/<style>([\s\S]*?)<\/style>/g, (_, css: string) => {
    const [atOnce, after] = split(css, modules)
    later += after
    return atOnce === '' ? '' : `<style>${atOnce}</style>`
  })
  return `${head}<style>${later}</style>${others.join('')}`
}

const known = new Map<string, [string, string]>()

/** Most pages share their styles with pages of their kind. */
function split(css: string, modules: ReadonlySet<string>): [string, string] {
  const key = [...modules].sort().join() + css
  const parts = known.get(key) ?? splitAnew(css, modules)
  known.set(key, parts)
  return parts
}

function splitAnew(css: string, modules: ReadonlySet<string>): [string, string] {
  const parts = [false, true].map((later) => {
    const part = postcss.parse(css)
    keepOnly(part, (node) => waits(node, modules) === later)
    return part.toString()
  })
  return parts as [string, string]
}

function keepOnly(container: Container, isKept: (node: ChildNode) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    const group = isGroup(node)
    if (group) keepOnly(node, isKept)
    if (group ? node.nodes?.length === 0 : !isKept(node)) node.remove()
  }
}

/** What only holds rules. `@layer a, b;` says an order and holds none. */
function isGroup(node: ChildNode): node is AtRule {
  return (
    node.type === 'atrule' &&
    node.nodes !== undefined &&
    ['layer', 'media', 'supports', 'container'].includes(node.name) &&
    !isOfPaper(node)
  )
}

function isOfPaper({ name, params }: AtRule): boolean {
  return name === 'media' && params === 'print'
}

function waits(node: ChildNode, modules: ReadonlySet<string>): boolean {
  if (node.type === 'atrule') {
    const [, animated] = moduleMark.exec(node.params) ?? []
    return isOfPaper(node) || (node.name === 'keyframes' && animated !== undefined && !modules.has(animated))
  }
  if (node.type !== 'rule') return false
  return node.selectors.every((selector) =>
    [...selector.matchAll(moduleClass)].some(([, name = '']) => !modules.has(name)),
  )
}

/** Also of classes that scripts set: those stand in the module of an element that is there. */
function modulesIn(html: string): Set<string> {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))
  return new Set(classes.map((name) => moduleMark.exec(name)?.[1] ?? ''))
}
