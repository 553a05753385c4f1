import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { HTMLElement, NodeType, parse } from 'node-html-parser'
import type { Node } from 'node-html-parser'

/** What a hand would write beside the words. Everything else (`div`, classes, drawings, script) is left out. */
const kept: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  details: ['name'],
  form: [],
  img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'fetchpriority'],
  input: ['id', 'type', 'name', 'autocomplete'],
  label: ['for'],
  nav: ['aria-label'],
  section: ['id'],
  source: ['media', 'type', 'srcset', 'sizes'],
  time: ['datetime'],
}
const bare =
  'address article b bdi blockquote br button dd dl dt em figcaption figure footer h1 h2 h3 h4 header li main ol p picture small strong summary table tbody td th thead tr ul'
const keptBare = new Set(bare.split(' '))
const leftOut =
  'script, style, svg, template, noscript, video, dialog, [hidden], [aria-hidden=true], [data-mega] > :not(button), button[aria-haspopup], [data-menu-button]'
const withoutEnd = new Set(['br', 'img', 'input', 'source'])

const style = readFileSync(join(import.meta.dirname, 'style.css'), 'utf8')
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/\s+/g, ' ')

/**
 * Writes the pages at `addresses` ("/", "/ar/blog/x") into `folder` as plain HTML with the words and pictures that the built
 * site in `dist` has there, and copies those pictures. Throws when a page was not built.
 */
export function writeYardstick(dist: string, folder: string, addresses: readonly string[]): void {
  for (const address of addresses) {
    const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`
    const page = byHand(readFileSync(join(dist, file), 'utf8'))
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), page)
    for (const [picture] of page.matchAll(/\/assets\/[^\s",]+/g))
      cpSync(join(dist, picture), join(folder, picture))
  }
}

function byHand(built: string): string {
  const page = parse(built)
  for (const element of page.querySelectorAll(leftOut)) element.remove()
  const root = page.querySelector('html')
  const part = (selector: string) => {
    const element = page.querySelector(selector)
    if (element === null) throw new Error(`The built page has no ${selector}`)
    return written(element)
  }
  return `<!doctype html>
<html lang="${root?.getAttribute('lang')}" dir="${root?.getAttribute('dir')}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${page.querySelector('title')?.innerHTML}</title>
<style>${style}</style>
${part('body > header')}
${part('main')}
${part('body > footer')}
`
}

function written(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.rawText.replace(/\s+/g, ' ')
  if (!(node instanceof HTMLElement)) return ''
  const name = node.rawTagName.toLowerCase()
  const inside = node.childNodes.map(written).join('')
  // Words that stood in boxes of their own do not run together.
  if (name === 'a' && inside.trim() === '') return ''
  if (!keptBare.has(name) && kept[name] === undefined) return ` ${inside} `
  const wanted = kept[name] ?? []
  const attributes = Object.entries(node.attributes)
    .filter(([attribute]) => wanted.includes(attribute.toLowerCase()))
    .map(
      ([attribute, value]) =>
        ` ${attribute.toLowerCase()}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
    )
  return `<${name}${attributes.join('')}>${inside}${withoutEnd.has(name) ? '' : `</${name}>`}`
}
