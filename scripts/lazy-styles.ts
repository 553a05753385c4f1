import type { Plugin } from 'vite'

const preloadHelper = '\0vite/preload-helper.js'

/**
 * What fetches the style sheets of code before the code. The bundler's own does that too, but knows lists of scripts, other
 * origins and old browsers besides: every page would carry three times as much. A sheet that failed is asked for again.
 */
const fetchStyles = `
const sheets = {}
const fetchSheet = (file) => sheets[file] ??= new Promise((resolve, reject) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/' + file
  link.onload = resolve
  link.onerror = () => {
    delete sheets[file]
    link.remove()
    reject(new Error(link.href))
  }
  document.head.append(link)
})
export const __vitePreload = (load, files = []) => Promise.all(files.map(fetchSheet)).then(load)
`

/**
 * Keeps the style sheets of code that is loaded on demand (the booking dialog, toasts) out of the pages: Astro would put
 * them into every page that may load that code. They stay files of their own, which the loader fetches beside the code.
 * What a page shows, islands included, is rendered ahead of time and brings its styles from there.
 *
 * Two plugins for that, because the sheets have to be out of sight while Astro assigns sheets to pages and back when the bundler
 * writes down what a dynamic import needs.
 */
export function lazyStyles(): Plugin[] {
  const hidden: { readonly importedCss: Set<string>; readonly sheets: readonly string[] }[] = []
  const sources = new Map<string, string | Uint8Array>()
  return [
    {
      name: 'lazy-styles:fetch',
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name === 'client',
      load: (id) => (id === preloadHelper ? fetchStyles : undefined),
    },
    {
      name: 'lazy-styles:hide',
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name === 'client',
      // Code loaded on demand is fetched with all it imports (load-with-retry.ts): a page needs no list of its scripts.
      // Here, because Astro's own setting wins over the configuration file's.
      configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
      generateBundle(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'asset' && output.fileName.endsWith('.css'))
            sources.set(output.fileName, output.source)
          if (output.type !== 'chunk' || output.viteMetadata === undefined) continue
          const { importedCss } = output.viteMetadata
          hidden.push({ importedCss, sheets: [...importedCss] })
          importedCss.clear()
        }
      },
    },
    {
      name: 'lazy-styles:show',
      enforce: 'post',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle(_options, bundle) {
        for (const { importedCss, sheets } of hidden) for (const sheet of sheets) importedCss.add(sheet)
        // Astro removes a sheet that it has no page for, or that a page carries inline.
        for (const [fileName, source] of sources) {
          if (bundle[fileName] === undefined) this.emitFile({ type: 'asset', fileName, source })
        }
      },
    },
  ]
}
