import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { mostOverviewDays } from '@/domain/overview'
import { paths } from '@/domain/paths'
import type { Role } from '@/domain/role'
import { addDays, type IsoDate } from '@/domain/weekday'
import { instantOf, todayIn } from '@/domain/zonedTime'
import { readConfig } from '../kernel/config'
import { refreshSummaries } from '../booking/refreshSummaries'
import { cacheBookingRules } from '../db/bookingRules'
import { listSlugs } from '../db/salonSlugs'
import { listStaleSalons } from '../db/slotSummaries'
import { openDatabase } from '../db/openDatabase'
import { createEvents } from '../events/events'
import type { AppContext } from '../AppContext'
import { createLifecycle } from '../kernel/lifecycle'
import { noMetrics } from '../kernel/metrics'
import { noTracing } from '../kernel/tracing'
import { silentLog } from '../kernel/log'
import { hashPassword } from '../kernel/passwordHash'
import { openLiveChannel } from '../live/openLiveChannel'
import { startServer } from '../app/startServer'
import { createOutbox } from '../outbox/createOutbox'
import { sandboxGateway } from '../payments/sandboxGateway'
import { addBusyDay, addPaidAppointments, addSalons, type BenchSalon } from './benchData'

const salonCount = 10_000
const bookingSalons = 40
const staff = 5
const opening = 9 * 60
const timeZone = 'Asia/Amman'

export interface BenchServer {
  url: string
  /** A client's session. */
  cookie: string
  /** One client for each staff member of the empty salons, because a client may have only so many bookings. */
  bookers: string[]
  /** A salon of five staff members with sixty appointments on the date. */
  busy: BenchSalon & { date: IsoDate }
  /** An owner whose salon had twenty thousand paid appointments in the longest interval that is summed up. */
  rich: { salonId: string; cookie: string; from: IsoDate; to: IsoDate }
  /** The addresses of salons' pages; none when the client is not built. */
  pages: string[]
  /** Salons without appointments; `opens` is when they open on a future day. */
  empty: { salons: BenchSalon[]; opens: number }
}

/** Starts the product with a database of ten thousand salons in the folder. */
export async function serve(dataDir: string): Promise<BenchServer> {
  const read = readConfig({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: process.env.BENCH_DATABASE_URL })
  const isBuilt = existsSync(join(read.clientDir ?? '', 'index.html'))
  const config = { ...read, clientDir: isBuilt ? read.clientDir : undefined, passwordCost: 2 }
  const now = Date.now()
  const db = await openDatabase(config, silentLog)
  const date = addDays(todayIn(timeZone, now), 3)
  const opens = instantOf(date, opening, timeZone)
  const salons = await addSalons(db, salonCount, staff, now)
  const [first, ...others] = salons
  if (!first) throw new Error('No salon to measure')
  await addBusyDay(db, first, opens)
  const [rich, ...empty] = others
  if (!rich) throw new Error('No salon to measure')
  await addPaidAppointments(db, rich, now, mostOverviewDays)
  const password = randomUUID()
  const passwordHash = await hashPassword(password, config.passwordCost)
  const [client, ...bookers] = Array.from({ length: 1 + bookingSalons * staff }, (_, number) =>
    userRow(`client${number}`, 'customer', passwordHash, now),
  )
  if (!client) throw new Error('Nobody to measure with')
  const owner = userRow('owner', 'barber', passwordHash, now)
  await db
    .insertInto('users')
    .values([client, ...bookers, owner])
    .execute()
  await db.updateTable('salons').set({ owner_id: owner.id }).where('id', '=', rich.salonId).execute()
  const app: AppContext = {
    config,
    db,
    readRules: cacheBookingRules(Date.now),
    mailer: { send: () => Promise.resolve(), check: () => Promise.resolve(), inbox: undefined },
    gateway: sandboxGateway(db, Date.now),
    now: Date.now,
    secret: randomUUID(),
    log: silentLog,
    lifecycle: createLifecycle(),
    metrics: noMetrics,
    tracing: noTracing,
    events: createEvents(silentLog),
    live: await openLiveChannel(db, config, silentLog),
    outbox: createOutbox(silentLog),
  }
  await summarizeAll(app)
  const { url } = await startServer(app)
  const today = todayIn(timeZone, now)
  const slugs = await listSlugs(db, { offset: 0, limit: salonCount })
  const cookieOf = ({ email }: typeof client) => logIn(url, config.apiKey, email, password)
  return {
    url,
    cookie: await cookieOf(client),
    bookers: await Promise.all(bookers.map(cookieOf)),
    busy: { ...first, date },
    rich: {
      salonId: rich.salonId,
      cookie: await cookieOf(owner),
      from: addDays(today, 1 - mostOverviewDays),
      to: today,
    },
    pages: isBuilt ? slugs.map(paths.salon) : [],
    empty: { salons: empty.slice(0, bookingSalons), opens },
  }
}

async function summarizeAll(app: AppContext): Promise<void> {
  const refresh = refreshSummaries(app)
  while ((await listStaleSalons(app.db, 1)).length > 0) await refresh()
}

const userRow = (name: string, role: Role, passwordHash: string, now: number) => ({
  id: randomUUID(),
  name,
  email: `${name}@bench.example.test`,
  phone: `+${name}`,
  role,
  salon: 'barber',
  country: 'Palestine',
  city: 'Hebron',
  address: '',
  password_hash: passwordHash,
  created_at: now,
})

async function logIn(url: string, apiKey: string, identifier: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ identifier, password }),
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`Could not sign in: ${await answer.text()}`)
  return cookie
}
