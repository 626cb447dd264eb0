import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startApi } from './kit/startApi'
import { src } from './sourceFiles'

const { safeLoad } = jest.requireActual<{ safeLoad: (yaml: string) => unknown }>('js-yaml')

interface Service {
  environment?: Record<string, string>
  volumes?: string[]
  stop_grace_period?: string
}

const folder = join(src, 'deploy')
const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
const container = read('Containerfile')
const unit = read('kursi.service')
const caddy = read('Caddyfile')
const compose = safeLoad(read('compose.yaml')) as { services: Record<string, Service> }
const apps = Object.entries(compose.services).filter(([name]) => name.startsWith('app'))
const settings = (service: Service): Record<string, string> => service.environment ?? {}
const containerSettings = Object.fromEntries(
  (/^ENV (.*)$/m.exec(container)?.[1] ?? '').split(' ').map(pair => pair.split('=') as [string, string]),
)
const unitSettings = Object.fromEntries(
  [...unit.matchAll(/^(?:Environment=|# {3})([A-Z_]+)=(.*)$/gm)].map(([, name = '', value]) => [name, value]),
)

/** The names that the server reads from its environment. */
const known = new Set(
  readdirSync(join(src, 'server'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap(name => [...readFileSync(join(src, 'server', name), 'utf8').matchAll(/setting\('([A-Z_]+)'\)/g)])
    .map(([, name = '']) => name)
    .concat('NODE_ENV'),
)

test.each<[string, Record<string, string | undefined>]>([
  ['the container', containerSettings],
  ['the systemd unit', unitSettings],
  ...apps.map(([name, service]): [string, Record<string, string>] => [name, settings(service)]),
])('%s sets only what the server reads', (_where, given) => {
  expect(Object.keys(given).length).toBeGreaterThan(3)
  expect(Object.keys(given).filter(name => !known.has(name))).toEqual([])
})

test('the port, the data folder and the two processes are the same everywhere', () => {
  const { PORT = '', DATA_DIR = '' } = containerSettings
  expect(container).toContain(`EXPOSE ${PORT}\n`)
  expect(container).toContain(`VOLUME ${DATA_DIR}\n`)
  expect(apps).toHaveLength(2)
  expect(caddy).toContain(`reverse_proxy ${apps.map(([name]) => `${name}:${PORT}`).join(' ')} {`)
  for (const [, { volumes }] of apps) expect(volumes).toContain(`data:${DATA_DIR}`)
})

test('every check of health asks an address that is there', async () => {
  const asked = [container, caddy, read('UPGRADE.md')].map(text => /\/api\/health[\w/]*/.exec(text)?.[0])
  expect(new Set(asked)).toEqual(new Set(['/api/health/ready']))
  const api = await startApi()
  expect((await api.request('GET', '/health/ready')).status).toBe(200)
  await api.close()
})

test('what is started is what the build makes, and every command is one of ours', () => {
  const { scripts } = JSON.parse(readFileSync(join(src, '../package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(scripts.build).toContain('src/server/main.ts --outDir dist/server')
  expect(unit).toContain('node dist/server/main.js')
  expect(container).toContain('CMD ["node", "dist/server/main.js"]')
  const commands = [...read('UPGRADE.md').matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(commands.filter(name => scripts[name] === undefined)).toEqual([])
})

test('the container can back up the database of the compose file: its programs are of that version', () => {
  const [, client] = /postgresql-client-(\d+)/.exec(container) ?? []
  expect(read('compose.yaml')).toContain(`image: postgres:${client}\n`)
})

test('a stop may take longer than draining, running requests and mails together', () => {
  const afterDraining = 20
  for (const [, service] of apps) {
    expect(parseInt(service.stop_grace_period ?? '0')).toBeGreaterThan(
      Number(settings(service).DRAIN_SECONDS) + afterDraining,
    )
  }
  const [, allowed = '0'] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? []
  expect(Number(allowed)).toBeGreaterThan(Number(unitSettings.DRAIN_SECONDS) + afterDraining)
})
