const notTests = '\\.test\\.tsx?$'

/** Capabilities on the floor below the other features. */
const sharedFeatures = 'audit|auth|booked|cards|clients|images|map|names|plans|slots'

/** The client's rooms: domain <- ui, i18n <- store <- api <- features <- pages <- app. */
const layer = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: `^src/${from}/`, pathNot: notTests },
  to: { path: '^src/', pathNot: `^src/(${[from, ...allowed].join('|')})/` },
})

/** The server's floors from the ground up; rooms that share a floor know nothing of each other. */
const floors = [
  ['kernel'],
  ['db'],
  ['events'],
  ['outbox'],
  ['AppContext.ts'],
  ['mail', 'payments', 'uploads', 'live', 'exports'],
  ['charges'],
  ['notifications'],
  ['booking', 'subscriptions', 'reminders'],
  ['purposes.ts'],
  ['http'],
  ['routes'],
  ['jobs'],
  ['seed'],
  ['app'],
]

const inRooms = rooms => `^src/server/(${rooms.join('|')})(/|$)`

const serverFloors = floors.flatMap((rooms, floor) =>
  rooms.map(room => ({
    name: `server-${room.replace('.ts', '')}`,
    comment: 'A room imports only the floors below it.',
    severity: 'error',
    from: { path: inRooms([room]), pathNot: notTests },
    to: { path: '^src/server/', pathNot: inRooms([room, ...floors.slice(0, floor).flat()]) },
  })),
)

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    layer('domain-stands-alone', 'domain', []),
    layer('ui-knows-domain', 'ui', ['domain']),
    layer('i18n-knows-domain', 'i18n', ['domain']),
    layer('store-below-api', 'store', ['domain', 'ui', 'i18n']),
    layer('api-below-features', 'api', ['domain', 'ui', 'i18n', 'store']),
    layer('features-below-pages', 'features', ['domain', 'ui', 'i18n', 'store', 'api']),
    layer('pages-below-app', 'pages', ['domain', 'ui', 'i18n', 'store', 'api', 'features']),
    layer('app-is-the-client', 'app', ['domain', 'ui', 'i18n', 'store', 'api', 'features', 'pages']),
    layer('server-knows-domain', 'server', ['domain']),
    ...serverFloors,
    {
      name: 'features-stay-apart',
      comment:
        'A feature imports no other feature but the capabilities on the floor below, which import only features/auth.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: [notTests, `^src/features/(${sharedFeatures})/`] },
      to: { path: '^src/features/', pathNot: [`^src/features/($1|${sharedFeatures})/`] },
    },
    {
      name: 'shared-features-stay-apart',
      comment: 'Of the capabilities that all features share, each imports at most features/auth.',
      severity: 'error',
      from: { path: `^src/features/(${sharedFeatures})/`, pathNot: notTests },
      to: { path: '^src/features/', pathNot: '^src/features/($1|auth)/' },
    },
    {
      name: 'pages-stay-apart',
      comment: 'A page imports no other page; what two pages compose alike lies in pages/shared.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/', pathNot: notTests },
      to: { path: '^src/pages/[^/]+/', pathNot: '^src/pages/($1|shared)/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: [
          '\\.d\\.ts$',
          '\\.test\\.tsx?$',
          '\\.json$',
          '^src/testing/',
          '^src/e2e/',
          '\\.cjs$',
          '^src/app/warmFormats',
        ],
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
