import { randomUUID } from 'node:crypto'
import { addDays, type IsoDate } from '@/domain/weekday'
import { instantOf, todayIn } from '@/domain/zonedTime'
import { readConfig } from '../config'
import { openDatabase } from '../db/openDatabase'
import { createEvents } from '../events'
import type { Services } from '../http/context'
import { silentLog } from '../http/log'
import { hashPassword } from '../http/passwordHash'
import { startServer } from '../http/startServer'
import { sandboxGateway } from '../payments/sandboxGateway'
import { addBusyDay, addSalons, type BenchSalon } from './benchData'

const salonCount = 10_000
const bookingSalons = 40
const opening = 9 * 60
const timeZone = 'Asia/Amman'

/** What the process that measures has to know. */
export interface BenchServer {
  url: string
  cookie: string
  /** A salon of five chairs with sixty bookings on the date. */
  busy: BenchSalon & { date: IsoDate }
  /** Empty salons; `opens` is when they open on a day to come. */
  empty: { salons: BenchSalon[]; opens: number }
}

/** Starts the product over a database of ten thousand salons in the folder. */
export async function serve(dataDir: string): Promise<BenchServer> {
  const config = { ...readConfig({ PORT: '0', DATA_DIR: dataDir }), clientDir: undefined }
  const now = Date.now()
  const db = await openDatabase(config.databaseFile)
  const date = addDays(todayIn(timeZone, now), 3)
  const opens = instantOf(date, opening, timeZone)
  const salons = await addSalons(db, salonCount, 5, now)
  const [first, ...others] = salons
  if (!first) throw new Error('No salon to measure')
  await addBusyDay(db, first, opens)
  const password = randomUUID()
  const email = 'bench@example.test'
  await db
    .insertInto('users')
    .values({
      id: randomUUID(),
      name: 'Bench',
      email,
      phone: '+970599000111',
      role: 'customer',
      salon: 'barber',
      country: 'Palestine',
      city: 'Hebron',
      address: '',
      password_hash: await hashPassword(password, config.passwordCost),
      created_at: now,
    })
    .execute()
  const services: Services = {
    config,
    db,
    mailer: { send: () => Promise.resolve(), inbox: undefined },
    gateway: sandboxGateway(db, Date.now),
    now: Date.now,
    secret: randomUUID(),
    log: silentLog,
    events: createEvents(silentLog),
  }
  const { url } = await startServer(services)
  return {
    url,
    cookie: await logIn(url, config.apiKey, email, password),
    busy: { ...first, date },
    empty: { salons: others.slice(0, bookingSalons), opens },
  }
}

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
