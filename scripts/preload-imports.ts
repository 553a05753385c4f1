import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { staticImports } from '#web/lib/load-with-retry.ts'
import { rewritePages } from './rewrite-pages.ts'

/**
 * Names what the scripts of a page import beside them, so that all come at once: a browser finds an import only when the
 * script that has it has come, one round trip later.
 */
export function preloadImports(): AstroIntegration {
  return {
    name: 'preload-imports',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const importsOf = importsIn(fileURLToPath(dir))
        return rewritePages(dir, (html) => withPreloads(html, importsOf))
      },
    },
  }
}

function withPreloads(html: string, importsOf: (file: string) => ReadonlySet<string>): string {
  const scripts = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, file = '']) => file)
  const imports = new Set(scripts.flatMap((file) => [...importsOf(file)]))
  const links = [...imports].map((file) => `<link rel="modulepreload" href="${file}">`).join('')
  return html.replace('<script type="module"', `${links}<script type="module"`)
}

/** The addresses of all that a script imports, directly or not, but not what it may load later. */
function importsIn(folder: string) {
  const known = new Map<string, Set<string>>()
  return function importsOf(file: string): Set<string> {
    const found = known.get(file) ?? new Set<string>()
    if (known.has(file)) return found
    known.set(file, found)
    for (const name of staticImports(readFileSync(join(folder, file), 'utf8'))) {
      const imported = new URL(name, `file://${file}`).pathname
      found.add(imported)
      for (const further of importsOf(imported)) found.add(further)
    }
    return found
  }
}
