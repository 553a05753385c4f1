import files from './.dependency-cruiser.mjs'

/**
 * No folder imports a folder that, by whatever way, imports it back. Left out are tests, which use everything, and the
 * roof, which imports every feature and is imported by none. Content takes types of shared, which reads content: a rule
 * of the files keeps that to types.
 */
export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      scope: 'folder',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^src/', circular: true },
    },
  ],
  options: {
    ...files.options,
    exclude: { path: '^(dist|var|data|tests)/|\\.test\\.tsx?$|^src/server/(app|mails|main|wiring)\\.ts$' },
  },
}
