/** Imports run one way: domain <- ui, i18n <- api <- features <- pages <- app; the server knows only the domain. */
const layer = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: `^src/${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: `^src/(${[from, ...allowed].join('|')})/` },
})

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    layer('domain-stands-alone', 'domain', []),
    layer('ui-knows-domain', 'ui', ['domain']),
    layer('i18n-knows-domain', 'i18n', ['domain']),
    layer('api-below-features', 'api', ['domain', 'ui', 'i18n']),
    layer('features-below-pages', 'features', ['domain', 'ui', 'i18n', 'api']),
    layer('pages-below-app', 'pages', ['domain', 'ui', 'i18n', 'api', 'features']),
    layer('app-is-the-client', 'app', ['domain', 'ui', 'i18n', 'api', 'features', 'pages']),
    layer('server-knows-domain', 'server', ['domain']),
    {
      name: 'features-stay-apart',
      comment: 'A feature imports no other feature; anyone may ask features/auth who is signed in.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', '^src/features/auth/'] },
    },
    {
      name: 'pages-stay-apart',
      comment: 'A page imports no other page; what two pages compose alike lies in pages/shared.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/pages/[^/]+/', pathNot: '^src/pages/($1|shared)/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: ['\\.d\\.ts$', '\\.test\\.tsx?$', '\\.json$', '^src/testing/', '^src/e2e/', '\\.cjs$'],
      },
      to: {},
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'] },
  },
}
