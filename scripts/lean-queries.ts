import type { Plugin } from 'vite'

/**
 * Leaves out of the query library how it reads page after page, which nothing here does and every page with a form would
 * load: a bundler cannot see that. Who begins to is told at once.
 */
export function leanQueries(): Plugin {
  return {
    name: 'lean-queries',
    apply: 'build',
    transform: {
      filter: { id: /\/@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/ },
      handler: () => `
        const leftOut = () => { throw new Error('left out by lean-queries.ts') }
        export { leftOut as hasNextPage, leftOut as hasPreviousPage, leftOut as infiniteQueryBehavior }`,
    },
  }
}
