import { isUnencrypted, readConfig } from './config'

test('without an environment everything has its default', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    dataDir: '.data',
    databaseFile: '.data/kursi.sqlite',
    databaseUrl: undefined,
    smtpUrl: undefined,
    apiKey: 'kursi-demo',
    demo: true,
    proxyHops: 0,
    connectOrigins: [],
  })
})

test.each([
  ['0', 0],
  ['1', 1],
  ['true', 1],
  ['3', 3],
])('TRUST_PROXY=%s is %i proxies', (TRUST_PROXY, proxyHops) => {
  expect(readConfig({ TRUST_PROXY }).proxyHops).toBe(proxyHops)
})

test.each([['yes'], ['-1'], ['1.5'], ['10']])('TRUST_PROXY=%s is told', TRUST_PROXY => {
  expect(() => readConfig({ TRUST_PROXY })).toThrow(`TRUST_PROXY is not a number of proxies: ${TRUST_PROXY}`)
})

test('an empty value is none', () => {
  expect(readConfig({ PORT: '', HOST: ' ', PUBLIC_URL: '', DEMO: '', SMTP_URL: '' })).toEqual({
    ...readConfig({}),
    setting: expect.any(Function) as unknown,
  })
})

test.each([['abc'], ['-1'], ['65536'], ['3000.5'], ['0x10'], ['3000 4000']])('PORT=%s is told', PORT => {
  expect(() => readConfig({ PORT })).toThrow(`PORT is not a port number: ${PORT}`)
})

test.each([['kursi.example'], ['ftp://kursi.example'], ['https://']])('PUBLIC_URL=%s is told', PUBLIC_URL => {
  expect(() => readConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL is not a web address')
})

test.each([['postgres://kursi:secret@127.0.0.1:5432/kursi'], ['postgresql:///kursi?host=/run/postgresql']])(
  'DATABASE_URL=%s is a database',
  DATABASE_URL => {
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
  },
)

test.each([['mysql://kursi:secret@127.0.0.1/kursi'], ['kursi:secret'], ['postgres://kursi:secret@:x/']])(
  'DATABASE_URL=%s is told by name, without the password in it',
  DATABASE_URL => {
    expect(() => readConfig({ DATABASE_URL })).toThrow(/^DATABASE_URL is not(?!.*secret)/)
  },
)

test('the public address follows host and port, or is as given without its last slash', () => {
  expect(readConfig({ HOST: '::1', PORT: '8080' }).publicUrl).toBe('http://[::1]:8080')
  expect(readConfig({ PUBLIC_URL: 'https://kursi.example/', DEMO: '0' }).publicUrl).toBe(
    'https://kursi.example',
  )
})

test.each([
  [{}],
  [{ HOST: '::1' }],
  [{ HOST: 'localhost', PUBLIC_URL: 'http://kursi.localhost:8080' }],
  [{ HOST: '127.0.0.2' }],
])('%j is for this machine alone: a demo', env => {
  expect(readConfig(env).demo).toBe(true)
})

test.each([
  [{ HOST: '0.0.0.0' }],
  [{ HOST: '::' }],
  [{ HOST: '192.168.1.5' }],
  [{ HOST: '127.0.0.1.example' }],
  [{ PUBLIC_URL: 'https://kursi.example' }],
  [{ PUBLIC_URL: 'http://localhost.example' }],
])('others can reach %j: it does not start without DEMO', env => {
  expect(() => readConfig(env)).toThrow(/^DEMO is not set, and others can reach/)
  expect(readConfig({ ...env, DEMO: '0' }).demo).toBe(false)
  expect(readConfig({ ...env, DEMO: '1' }).demo).toBe(true)
})

test.each([
  ['http://127.0.0.1:3000', false],
  ['http://kursi.example', true],
  ['http://192.168.1.5:3000', true],
  ['https://kursi.example', false],
])('passwords travel unencrypted to %s: %s', (PUBLIC_URL, unencrypted) => {
  expect(isUnencrypted(readConfig({ PUBLIC_URL, DEMO: '0' }))).toBe(unencrypted)
})

test('only DEMO=1 is a demo', () => {
  expect(readConfig({ DEMO: '0' }).demo).toBe(false)
  expect(readConfig({ DEMO: 'no' }).demo).toBe(false)
  expect(readConfig({ DEMO: '1' }).demo).toBe(true)
})

test.each([
  [{ JOB_SECONDS: '0' }, 'JOB_SECONDS is not a number of seconds: 0'],
  [{ METRICS_PORT: '-1' }, 'METRICS_PORT is not a port number: -1'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT is not a web address: collector:4318',
  ],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS is not a number of seconds: -1'],
  [{ JOB_SECONDS: '1.5' }, 'JOB_SECONDS is not a number of seconds: 1.5'],
])('%j is told by name', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})

test('the page may call the foreign hosts it was built for', () => {
  const env = { VITE_API_URL: 'https://api.example/v1', VITE_CONTACT_FORM_URL: '/api/contact' }
  expect(readConfig(env).connectOrigins).toEqual(['https://api.example'])
})

test('the page may show the tiles of the map that it was built for', () => {
  const env = { VITE_MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' }
  expect(readConfig(env).tileOrigins).toEqual(['https://tiles.example'])
  expect(readConfig({}).tileOrigins).toEqual([])
})
