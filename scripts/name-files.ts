import type { Plugin, Rolldown } from 'vite'

const place = /files of ([\w-]+\.tsx?)/g

/**
 * Writes in the place of a text `files of NAME` what the import of that module fetches, scripts and style sheets, with spaces
 * between: whoever holds it can fetch them at once, where a browser finds them level by level. What the file with that text
 * imports itself has come already and is left out.
 */
export function nameFiles(): Plugin {
  return {
    name: 'name-files',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(place, (_, name: string) => {
          const target = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${name}`))
          if (target === undefined) return this.error(`No file of its own for ${name}`)
          const known = filesOf(chunk, bundle)
          const files = [...filesOf(target, bundle)].filter((file) => !known.has(file))
          return files.map((file) => `/${file}`).join(' ')
        })
      }
    },
  }
}

function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>()
  const seen = new Set<Rolldown.OutputChunk>()
  const add = (one: Rolldown.OutputChunk) => {
    if (seen.has(one)) return
    seen.add(one)
    for (const file of one.imports) {
      const imported = bundle[file]
      if (imported?.type === 'chunk') add(imported)
    }
    for (const sheet of one.viteMetadata?.importedCss ?? []) files.add(sheet)
    files.add(one.fileName)
  }
  add(chunk)
  return files
}
