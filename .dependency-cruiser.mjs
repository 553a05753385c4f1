/** Who may import whom: each rule is one sentence of ARCHITECTURE.md. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'content-is-data',
      comment: 'Content imports nothing but content and types of shared.',
      severity: 'error',
      from: { path: '^content/' },
      to: { pathNot: '^(content|src/shared)/' },
    },
    {
      name: 'content-takes-only-types-of-shared',
      severity: 'error',
      from: { path: '^content/' },
      to: { path: '^src/shared/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-is-pure',
      comment: 'Shared knows neither server nor web, and nothing of Node.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(server|web)/|^node:', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-no-node-core',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-not-to-web',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/web/' },
    },
    {
      name: 'web-not-to-server',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/server/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^src/server/platform/' },
      to: { path: '^src/server/features/' },
    },
    {
      name: 'the-server-is-given-its-clinic',
      comment: 'Which clinic it is and what it offers are values that the start hands in.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '^src/server/(main|env)\\.ts$|\\.test\\.tsx?$' },
      to: {
        path: '^content/(clinic\\.ts|catalogue/)|^src/shared/content/catalogue\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-features-meet-at-the-service',
      comment: 'Or at what a feature tells: its words, its calendar, its events.',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/server/features/',
        pathNot: '^src/server/features/($1/|[^/]+/(service|words|calendar|events)\\.ts$)',
      },
    },
    {
      name: 'routes-go-through-the-service',
      severity: 'error',
      from: { path: '^src/server/features/.+routes\\.ts$' },
      to: { path: '/[a-z-]*data\\.ts$' },
    },
    {
      name: 'the-roof-is-not-imported',
      comment: 'What puts the server together is used by nobody whom it puts together.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/(app|mails|main|wiring)\\.ts$|\\.test\\.tsx?$' },
      to: { path: '^src/server/(app|mails|main|wiring)\\.ts$' },
    },
    {
      name: 'web-features-do-not-meet',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'desk-screens-do-not-meet',
      comment: 'What two need is in base, and what lets somebody in, in sign-in; the frame holds them all.',
      severity: 'error',
      from: { path: '^src/web/features/desk/(?!frame/)([^/]+)/' },
      to: { path: '^src/web/features/desk/', pathNot: '^src/web/features/desk/($1|base|sign-in)/' },
    },
    {
      name: 'ui-knows-nothing',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/(web/(features|screens|frame|pages)|server)/' },
    },
    {
      name: 'pages-are-leaves',
      severity: 'error',
      from: { pathNot: '^src/web/pages/' },
      to: { path: '^src/web/pages/' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: '^(tests|bench|scripts)/|\\.test\\.tsx?$' },
      to: { path: '^tests/|\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|var|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.tools.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
