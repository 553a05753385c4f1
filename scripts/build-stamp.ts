import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** What the pages are made of. Contents count, not dates: a fresh clone or a copied folder is not stale. */
const sources = [
  'content',
  'public',
  'src/shared',
  'src/web',
  'astro.config.ts',
  'scripts/class-names.ts',
  'scripts/common-code.ts',
  'scripts/first-styles.ts',
  'scripts/lazy-styles.ts',
  'scripts/lean-icons.ts',
  'scripts/lean-queries.ts',
  'scripts/name-files.ts',
  'scripts/preload-imports.ts',
  'scripts/preload-picture.ts',
  'scripts/rewrite-pages.ts',
  'scripts/sitemap.ts',
  'scripts/social-cards.ts',
  'scripts/social-pictures.ts',
  'package-lock.json',
]

const stampName = '.sources'

/** True when `dist` was built in full from the files as they are now. */
export function isBuilt(root: string, dist: string): boolean {
  try {
    return readFileSync(join(dist, stampName), 'utf8') === stampOf(root)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Leaves in the built folder what it was built from, once the build is complete. */
export function buildStamp(root: string): AstroIntegration {
  let stamp = ''
  return {
    name: 'build-stamp',
    hooks: {
      // Before the pages are read: a file that changes during the build makes the result stale.
      'astro:build:start': () => {
        stamp = stampOf(root)
      },
      'astro:build:done': ({ dir }) => writeFile(join(fileURLToPath(dir), stampName), stamp),
    },
  }
}

function stampOf(root: string): string {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => filesOf(root, source)).sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  return hash.digest('hex')
}

function filesOf(root: string, source: string): string[] {
  const found = statSync(join(root, source), { throwIfNoEntry: false })
  if (found === undefined) return []
  if (found.isFile()) return [source]
  const names = readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => !/\.test\.tsx?$/.test(name) && statSync(join(root, source, name)).isFile())
    .map((name) => join(source, name))
}
