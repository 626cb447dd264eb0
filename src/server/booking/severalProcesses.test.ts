import { randomUUID } from 'node:crypto'
import type { Appointment } from '@/domain/appointment'
import { unitsOf } from '@/domain/units'
import { addDays } from '@/domain/weekday'
import { instantOf } from '@/domain/zonedTime'
import { startSmtp, type SmtpStandIn } from '@/testing/doubles/smtpStandIn'
import { startProcesses, type ProcessGroup } from '@/testing/kit/processGroup'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { onPostgres } from '@/testing/kit/testDatabase'
import { tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { claimMilliseconds } from '../outbox/createDeliveries'

const hour = 60 * 60 * 1000
const processes = 3

interface Client extends TestUser {
  cookie: string
}

let direct: TestApi
let smtp: SmtpStandIn
let group: ProcessGroup
let scenario: TestSalon
let clients: Client[]
/** Whole hours of a day on which the salon's only staff member works. */
let starts: number[]
let random: (below: number) => number
let afterAnswer: () => void

// An SQLite file belongs to one process.
const onManyProcesses = onPostgres ? describe : describe.skip

onManyProcesses('three processes on one database, of which some are killed', () => {
  beforeAll(async () => {
    smtp = await startSmtp()
    direct = await startApi({ config: { databaseFile: randomUUID() } })
    const { databaseUrl = '' } = direct.app.config
    group = await startProcesses(processes, { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url })
  })
  afterAll(async () => {
    await group.close()
    await direct.close()
    await smtp.goAway()
  })
  beforeEach(async () => {
    afterAnswer = () => undefined
    scenario = await addSalon(direct.app)
    await direct.app.db.deleteFrom('staff').where('id', '=', String(scenario.staff[1]?.id)).execute()
    clients = await Promise.all(
      Array.from({ length: 8 }, async () => signInOn(group.members[0]?.url, await addUser(direct.app))),
    )
    // Later than any reminder is due.
    const nineOClock = instantOf(addDays(tomorrow, 3), 9 * 60, scenario.salon.time_zone)
    starts = Array.from({ length: 9 }, (_, index) => nineOClock + index * hour)
  })

  test('what was answered is so: bookings, changed times and cancellations', async () => {
    random = randomOf(2)
    const restarted = killOnce(10 + random(40))
    const held = await Promise.all(clients.map(client => takeSteps(client, 8)))
    await restarted
    const rows = await appointments()
    const active = rows.filter(({ status }) => status === 'confirmed')
    const facts = active.map(({ id, starts_at }) => `${id} at ${starts_at}`)
    expect(facts.sort()).toEqual(held.flatMap(one => (one ? [`${one._id} at ${one.startsAt}`] : [])).sort())
    expect(active.length).toBeLessThan(rows.length)
    await expectClaims()
    const idsOf = (all: typeof rows) => all.map(({ id }) => id).sort()
    expect((await notified('booked')).sort()).toEqual(idsOf(rows))
    const cancelled = rows.filter(({ status }) => status === 'cancelled')
    expect((await notified('cancelled')).sort()).toEqual(idsOf(cancelled))
  })

  test('exactly one of eight gets each slot, and all mails go out once', async () => {
    random = randomOf(1)
    const restarted = killOnce(10 + random(40))
    const races = starts.map(startsAt => Promise.all(clients.map(client => book(client, startsAt))))
    const won = (await Promise.all(races)).map(answers => {
      const booked = answers.filter(answer => answer !== undefined)
      expect(booked).toHaveLength(1)
      return booked[0]?._id
    })
    await restarted
    const rows = await appointments()
    expect(rows.map(({ id }) => id).sort()).toEqual(won.sort())
    await expectClaims()
    expect((await notified('booked')).sort()).toEqual(won)

    await Promise.all(group.members.map(({ stop }) => stop()))
    const wanted = rows.map(({ client_id }) => clients.find(({ uid }) => uid === client_id)?.email)
    const readers = [...wanted, ...wanted.map(() => scenario.owner.email)].sort()
    await deliverRest(readers.length)
    expect(mailReaders()).toEqual(readers)
  })
})

/** The same numbers below a bound for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Kills one process once so many calls were answered, and starts it again. */
function killOnce(answers: number): Promise<void> {
  const victim = random(processes)
  let answered = 0
  return new Promise((resolve, reject) => {
    afterAnswer = () => {
      answered += 1
      if (answered !== answers) return
      group.members[victim]
        ?.kill()
        .then(() => group.start(victim))
        .then(() => resolve(), reject)
    }
  })
}

async function signInOn(url = '', user: TestUser): Promise<Client> {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'x-api-key': 'kursi-demo', 'content-type': 'application/json', cookie: 'kursi_device=known' },
    body: JSON.stringify({ identifier: user.email, password: user.password }),
  })
  return { ...user, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** Asks any process, and another with the same key where one dies before it has answered. */
async function ask(client: Client, method: string, path: string, body?: object) {
  const first = random(processes)
  const key = randomUUID()
  for (let tries = 0; tries < 2 * processes; tries += 1) {
    const { url = '' } = group.members[(first + tries) % processes] ?? {}
    try {
      const answer = await fetch(`${url}/api/appointments${path}`, {
        method,
        headers: {
          'x-api-key': 'kursi-demo',
          'content-type': 'application/json',
          'idempotency-key': key,
          cookie: client.cookie,
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      const answered = (await answer.json()) as { data?: Appointment; code?: string; message?: string }
      afterAnswer()
      return { status: answer.status, isRepeated: tries > 0, ...answered }
    } catch {
      // The next process is asked.
    }
  }
  throw new Error('No process answers')
}

/** The appointment; undefined where another has the slot. */
async function change(client: Client, path: string, body: object): Promise<Appointment | undefined> {
  const { status, data, code } = await ask(client, 'POST', path, body)
  expect([200, 'slot_taken']).toContain(status === 200 ? status : code)
  return status === 200 ? data : undefined
}

const book = (client: Client, startsAt: number) =>
  change(client, '', { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt })

async function cancel(client: Client, { _id }: Appointment): Promise<void> {
  const { status, isRepeated } = await ask(client, 'POST', `/${_id}/cancel`)
  expect(status === 200 || isRepeated).toBe(true)
  expect((await ask(client, 'GET', `/${_id}`)).data?.status).toBe('cancelled')
}

/** So many steps of one client, who has one appointment or none; returns what is left. */
async function takeSteps(client: Client, steps: number): Promise<Appointment | undefined> {
  let held: Appointment | undefined
  for (let step = 0; step < steps; step += 1) {
    const startsAt = starts[random(starts.length)] ?? 0
    if (!held) held = await book(client, startsAt)
    else if (random(3) === 0) {
      await cancel(client, held)
      held = undefined
    } else if (startsAt !== held.startsAt) {
      held = (await change(client, `/${held._id}/reschedule`, { startsAt })) ?? held
    }
  }
  return held
}

const appointments = () =>
  direct.app.db.selectFrom('appointments').selectAll().where('salon_id', '=', scenario.salon.id).execute()

/** Every unit of an active appointment is its own, and no other is claimed. */
async function expectClaims(): Promise<void> {
  const rows = await appointments()
  const active = rows.filter(({ status }) => status === 'confirmed')
  const claims = await direct.app.db
    .selectFrom('claimed_units')
    .selectAll()
    .where('staff_id', '=', String(scenario.staff[0]?.id))
    .execute()
  const claimed = claims.map(({ unit, appointment_id }) => `${unit} ${appointment_id}`)
  const wanted = active.flatMap(({ id, starts_at, ends_at }) =>
    unitsOf({ startsAt: starts_at, endsAt: ends_at }).map(unit => `${unit} ${id}`),
  )
  expect(claimed.sort()).toEqual(wanted.sort())
  expect(new Set(claims.map(({ unit }) => unit)).size).toBe(claims.length)
}

async function notified(kind: string): Promise<(string | null)[]> {
  const rows = await direct.app.db
    .selectFrom('notifications')
    .select('appointment_id')
    .where('kind', '=', kind)
    .where('user_id', '=', scenario.owner.uid)
    .execute()
  return rows.map(({ appointment_id }) => appointment_id)
}

/** One worker, when the claims of the dead one have run out, until so many mails were taken in all. */
async function deliverRest(mails: number): Promise<void> {
  const clock = `const now = Date.now; Date.now = () => now() + ${claimMilliseconds}`
  const worker = await group.start(0, {}, ['--import', `data:text/javascript,${encodeURIComponent(clock)}`])
  await smtp.until(() => mailReaders().length >= mails)
  await worker.stop()
  const waiting = await direct.app.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'appointment_mail')
    .execute()
  const own = (await appointments()).map(({ id }) => id)
  expect(waiting.filter(({ payload }) => own.some(id => payload.includes(id)))).toEqual([])
}

/** Of each message about this salon once: a copy, sent by who did not hear of the first, has the same Message-ID. */
function mailReaders(): string[] {
  const readers = new Map<string, string>()
  for (const { receiver, data } of smtp.taken) {
    readers.set(/^Message-ID: (.*)$/im.exec(data)?.[1] ?? '', receiver)
  }
  const own = [scenario.owner, ...clients].map(({ email }) => email)
  return [...readers.values()].filter(reader => own.includes(reader)).sort()
}
