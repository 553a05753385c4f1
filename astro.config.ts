import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  // The server replaces this origin by PUBLIC_URL when it serves a page, so that one build fits every address.
  site: 'https://public-url.invalid',
  srcDir: './src/web',
  outDir: './dist',
  trailingSlash: 'never',
  build: { format: 'file', assets: 'assets' },
  integrations: [react()],
  devToolbar: { enabled: false },
})
