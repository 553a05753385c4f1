import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const inPlace = fileOf('tests/other-clinic-in-place.ts')
/** Made from the file of ours. */
const maker = fileOf('tests/other-clinic.ts')

/** The same tests with the file of another clinic in the place of ours: one that repeats a fact of ours fails. */
export default mergeConfig(
  base,
  defineConfig({
    plugins: [
      {
        name: 'other-clinic',
        enforce: 'pre',
        resolveId: (id, importer) =>
          id === '#content/clinic.ts' && importer !== maker ? inPlace : undefined,
      },
    ],
  }),
)
