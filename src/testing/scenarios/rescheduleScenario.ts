import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Appointment } from '@/domain/appointment'
import type { Notification, NotificationPage } from '@/domain/notification'
import type { AppContext } from '@/server/AppContext'
import { createJobs } from '@/server/jobs/jobs'
import type { SentMail } from '@/server/kernel/Mailer'
import { dataOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from './builders'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const minute = 60_000

/** A salon whose owner reschedules Ann's appointments, over a database file. */
export interface RescheduleScenario {
  api: TestApi
  salonData: TestSalon
  ann: TestUser
  asAnn: string
  asOwner: string
  /** Ann books the haircut; returns the appointment's id. */
  booked: (startsAt: number) => Promise<string>
  act: (id: string, verb: string, body?: object, cookie?: string) => Promise<Appointment>
  /** Reschedules, as the owner by default. */
  move: (id: string, startsAt: number, cookie?: string) => Promise<Appointment>
  runJobs: (app?: AppContext) => Promise<void>
  /** Ann's mails, newest first, without those about her own bookings. */
  mails: (ofServer?: TestApi) => SentMail[]
  /** Ann's notifications by default. */
  notifications: (cookie?: string) => Promise<Notification[]>
  startAnother: () => Promise<TestApi>
  close: () => Promise<void>
}

/** For each test of the file: the scenario with its clock, two days before the appointment. */
export function rescheduleScenarioEachTest(tenOClock: number) {
  const clock = { now: 0 }
  const scenario = eachTest(
    () => {
      clock.now = tenOClock - 48 * 60 * minute
      return openRescheduleScenario(() => clock.now)
    },
    opened => opened.close(),
  )
  const aMinuteLater = async () => {
    clock.now += minute
    await scenario().runJobs()
  }
  return { clock, scenario, aMinuteLater }
}

async function openRescheduleScenario(now: () => number): Promise<RescheduleScenario> {
  const folder = mkdtempSync(join(tmpdir(), 'kursi-'))
  const start = () => startApi({ now, config: { databaseFile: join(folder, 'kursi.sqlite') } })
  const api = await start()
  const salonData = await addSalon(api.app, { name: 'Corner' })
  const ann = await addUser(api.app)
  const asAnn = await signIn(api, ann)
  const asOwner = await signIn(api, salonData.owner)

  const act = (id: string, verb: string, body?: object, cookie = asOwner) =>
    dataOf<Appointment>(api.request('POST', `/appointments/${id}/${verb}`, body, { cookie }))

  return {
    api,
    salonData,
    ann,
    asAnn,
    asOwner,
    booked: async startsAt => {
      const request = { salonId: salonData.salon.id, serviceId: salonData.service.id, startsAt }
      const booking = api.request('POST', '/appointments', request, { cookie: asAnn })
      return (await dataOf<Appointment>(booking))._id
    },
    act,
    move: (id, startsAt, cookie) => act(id, 'reschedule', { startsAt }, cookie),
    runJobs: (app = api.app) => createJobs(app).runDue(),
    mails: ({ app } = api) =>
      (app.mailer.inbox?.() ?? []).filter(
        ({ to, subject }) => to === ann.email && !/^(Requested|Booked|Moved)/.test(subject),
      ),
    notifications: async (cookie = asAnn) =>
      (await dataOf<NotificationPage>(api.request('GET', '/notifications', undefined, { cookie })))
        .notifications,
    startAnother: start,
    close: async () => {
      await api.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export const toldOfMove = (previousStartsAt: number, startsAt: number) => ({
  kind: 'moved',
  facts: { audience: 'client', previousStartsAt, startsAt },
})
