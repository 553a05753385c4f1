import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { buildStamp } from './scripts/build-stamp.ts'
import { className } from './scripts/class-names.ts'
import { commonCode } from './scripts/common-code.ts'
import { firstStyles } from './scripts/first-styles.ts'
import { lazyStyles } from './scripts/lazy-styles.ts'
import { leanIcons } from './scripts/lean-icons.ts'
import { leanQueries } from './scripts/lean-queries.ts'
import { nameFiles } from './scripts/name-files.ts'
import { preloadImports } from './scripts/preload-imports.ts'
import { preloadPicture } from './scripts/preload-picture.ts'
import { sitemap } from './scripts/sitemap.ts'
import { socialPictures } from './scripts/social-pictures.ts'
import { stylePage } from './scripts/style-page.ts'
import { placeholderOrigin } from './src/shared/lib/placeholder-origin.ts'

export default defineConfig({
  // The server replaces this origin by PUBLIC_URL when it serves a page, so that one build fits every address.
  site: placeholderOrigin,
  srcDir: './src/web',
  outDir: './dist',
  trailingSlash: 'never',
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  // Encoded pictures are committed: a fresh clone copies them. What changed is encoded by the next build, to be committed.
  cacheDir: './pictures/encoded',
  integrations: [
    react(),
    firstStyles(),
    preloadImports(),
    preloadPicture(),
    sitemap(),
    socialPictures(),
    stylePage(),
    buildStamp(import.meta.dirname),
  ],
  vite: {
    plugins: [commonCode(), lazyStyles(), leanIcons(), leanQueries(), nameFiles()],
    css: { modules: { generateScopedName: className } },
    build: {
      // Phones of 2023, and the last Firefox for older computers, know no light-dark(): it is written so that they can read it.
      // What scripts may not call for their sake stands in tests/old-phones.test.ts.
      cssTarget: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
      // A constant that two scripts share is written into both: as a file of its own it would be asked for.
      rolldownOptions: { optimization: { inlineConst: true } },
    },
  },
  devToolbar: { enabled: false },
})
