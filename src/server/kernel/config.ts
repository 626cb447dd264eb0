import { join } from 'node:path'
import { ownerIdleMinutes } from '@/domain/sessionPolicy'
import { withoutEndSlashes } from '@/domain/withoutEndSlashes'

/** The operator's settings from the environment; the README's table lists each. */
export interface Config {
  host: string
  port: number
  /** The public address of the product; links in mails start with it. */
  publicUrl: string
  dataDir: string
  /** The SQLite file with all data, used when `databaseUrl` is undefined. */
  databaseFile: string
  /** A PostgreSQL address that contains a password: never log it. */
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  /** The sender of mails, like "Kursi <no-reply@kursi.example>". */
  mailFrom: string
  /** The client application's name in `x-api-key`; the key alone gives access to nothing private. */
  apiKey: string
  /** Turns on demo data and the development inbox. */
  demo: boolean
  /** The folder of the built page; undefined when another process serves the page. */
  clientDir: string | undefined
  /** The built renderer of pages; undefined where pages are sent without content. */
  rendererFile: string | undefined
  /** Reverse proxies in front of the server, each of which adds an entry to X-Forwarded-For; 0 trusts none. */
  proxyHops: number
  /** Other origins that the page calls: a foreign API or contact form. */
  connectOrigins: string[]
  /** The origin of the map's tiles, if there is one. */
  tileOrigins: string[]
  /** scrypt's N: one password hash costs N work and N KiB of memory. */
  passwordCost: number
  /** Milliseconds without use after which an owner's session ends. */
  ownerIdle: number
  /** The pause between two rounds of the jobs, such as renewals, in milliseconds. */
  jobPause: number
  /** Milliseconds between the sign to stop and the last accepted request, for a load balancer to notice. */
  drainWait: number
  /** Where the metrics are read; undefined for nowhere. */
  metricsPort: number | undefined
  /** The OpenTelemetry collector that gets traces; undefined for none. */
  tracesTo: string | undefined
  /** Any setting by its name, for a part that knows its own. */
  setting: (name: string) => string | undefined
}

/** Reads the environment; an empty value counts as not set. Throws an error that names the wrong setting. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const setting = (name: string): string | undefined => env[name]?.trim() || undefined
  const host = setting('HOST') ?? '127.0.0.1'
  const port = portOf('PORT', setting('PORT') ?? '3000')
  const publicUrl = webAddressOf(
    'PUBLIC_URL',
    setting('PUBLIC_URL') ?? `http://${hostInAddress(host)}:${port}`,
  )
  const dataDir = setting('DATA_DIR') ?? '.data'
  const tracesTo = setting('OTEL_EXPORTER_OTLP_ENDPOINT')
  return {
    host,
    port,
    publicUrl,
    dataDir,
    databaseFile: join(dataDir, 'kursi.sqlite'),
    databaseUrl: databaseUrlOf(setting('DATABASE_URL')),
    smtpUrl: setting('SMTP_URL'),
    mailFrom: setting('MAIL_FROM') ?? `Kursi <no-reply@${new URL(publicUrl).hostname}>`,
    apiKey: setting('API_KEY') ?? 'kursi-demo',
    demo: demoOf(setting('DEMO'), host, publicUrl),
    clientDir: 'dist/client',
    // The server has no data of a foreign API.
    rendererFile: originOf(setting('VITE_API_URL')).length > 0 ? undefined : 'dist/renderer/renderer.js',
    proxyHops: hopsOf(setting('TRUST_PROXY') ?? '0'),
    connectOrigins: [setting('VITE_API_URL'), setting('VITE_CONTACT_FORM_URL')].flatMap(originOf),
    tileOrigins: originOf(setting('VITE_MAP_TILES_URL')),
    passwordCost: 2 ** 15,
    ownerIdle:
      minutesOf('OWNER_IDLE_MINUTES', setting('OWNER_IDLE_MINUTES') ?? String(ownerIdleMinutes)) * 60_000,
    jobPause: secondsOf('JOB_SECONDS', setting('JOB_SECONDS') ?? '30') * 1000,
    drainWait: waitOf(setting('DRAIN_SECONDS') ?? '0'),
    metricsPort:
      setting('METRICS_PORT') === undefined
        ? undefined
        : portOf('METRICS_PORT', setting('METRICS_PORT') ?? ''),
    tracesTo: tracesTo === undefined ? undefined : webAddressOf('OTEL_EXPORTER_OTLP_ENDPOINT', tracesTo),
    setting,
  }
}

/**
 * Demo data, their known passwords and the open inbox come by themselves only where this machine alone can reach them.
 */
function demoOf(text: string | undefined, host: string, publicUrl: string): boolean {
  if (text !== undefined) return text === '1'
  if (isLoopback(host) && isLocal({ publicUrl })) return true
  throw new Error(
    `DEMO is not set, and others can reach ${publicUrl}: DEMO=0 starts without demo data, DEMO=1 with it and its known passwords`,
  )
}

/** True for a host name or address that leads to this machine only; IPv6 may stand in brackets. */
function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1')
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
  )
}

/** True where the public address leads to this machine only. */
export const isLocal = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  isLoopback(new URL(publicUrl).hostname)

/** True where sessions and passwords travel in plain text to another machine. */
export const isUnencrypted = (config: Config): boolean =>
  config.publicUrl.startsWith('http:') && !isLocal(config)

/** The error message leaves out the value because it may contain a password. */
function databaseUrlOf(text: string | undefined): string | undefined {
  if (text === undefined || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text))) return text
  throw new Error('DATABASE_URL is not an address like postgres://user:password@host:5432/database')
}

/** The host as it stands in a URL: IPv6 in brackets. */
export const hostInAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host)

function portOf(name: string, text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) throw new Error(`${name} is not a port number: ${text}`)
  return port
}

const timeIn =
  (unit: 'seconds' | 'minutes') =>
  (name: string, text: string): number => {
    if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error(`${name} is not a number of ${unit}: ${text}`)
    return Number(text)
  }
const secondsOf = timeIn('seconds')
const minutesOf = timeIn('minutes')

function waitOf(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new Error(`DRAIN_SECONDS is not a number of seconds: ${text}`)
  return Number(text) * 1000
}

/** `true` stands for one proxy. */
function hopsOf(text: string): number {
  if (text === 'true') return 1
  if (!/^\d$/.test(text)) throw new Error(`TRUST_PROXY is not a number of proxies: ${text}`)
  return Number(text)
}

function webAddressOf(name: string, text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new Error(`${name} is not a web address: ${text}`)
  return withoutEndSlashes(text)
}

/** The origin of an absolute address; empty for a path on our own origin. */
function originOf(address: string | undefined): string[] {
  return address && /^https?:/.test(address) && URL.canParse(address) ? [new URL(address).origin] : []
}
