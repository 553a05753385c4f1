import type { Plugin, Rolldown } from 'vite'

/** In how many parts of the site (islands, dialogs, screens of the desk) a module has to stand to be common to them. */
const parts = 5

/**
 * One file for what screens of the desk share, and two for what the booking shares with most islands: React, and the questions
 * to the API, words and dates, but nothing that a page runs by itself. The bundler alone makes a file for each set of parts that
 * share something, some twenty of a kilobyte or less: on a slow network each of them costs a tap its turn.
 */
export function commonCode(): Plugin {
  const isOfPages = importedBy(/\.astro\b/)
  const isOfBooking = importedBy(/\/booking\/show-booking\.tsx$/)
  const groups = [
    { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
    {
      name: (id: string, context: Rolldown.ChunkingContext) =>
        isOfBooking(id, context) && !isOfPages(id, context) ? 'common' : null,
      minShareCount: parts,
    },
    {
      name: 'desk-base',
      test: /\/(?:features\/desk\/base\/|desk\/record-actions\.|ui\/email-link\.|lib\/mail-link\.)/,
      minShareCount: 2,
    },
  ]
  return {
    name: 'common-code',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                preserveEntrySignatures: 'allow-extension',
                // What a common module imports is common too, or has come with the page.
                output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
              },
            },
          }
        : undefined,
  }
}

/** Whether a module with such a name imports this one, itself or by another. */
function importedBy(name: RegExp) {
  const known = new Map<string, boolean>()
  return function isImported(id: string, context: Rolldown.ChunkingContext): boolean {
    if (name.test(id)) return true
    if (!known.has(id)) {
      // For modules that import each other.
      known.set(id, false)
      const importers = context.getModuleInfo(id)?.importers ?? []
      known.set(
        id,
        importers.some((importer) => isImported(importer, context)),
      )
    }
    return known.get(id) === true
  }
}
