import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Overview } from '@/domain/overview'
import type { Database } from '@/server/db/schema'
import type { AppointmentRow } from '@/server/db/schema/appointments'
import { withSums } from '@/server/db/dailySums'
import { insertLedgerRows, reverseEntry } from '@/server/db/ledger'
import type { LedgerRow } from '@/server/db/schema/charges'
import { dataOf } from '@/testing/kit/answers'
import { addSalon, signIn, type TestSalon } from './builders'
import { eachTest } from '@/testing/kit/eachTest'
import { paidAtSalon } from './paidAtSalon'
import { startApi, type TestApi } from '@/testing/kit/startApi'

/** Monday noon in Hebron, two hours ahead of UTC. */
const now = Date.parse('2027-02-01T10:00:00Z')
const hour = 60 * 60 * 1000

export type PaidAppointment = Pick<AppointmentRow, 'id' | 'currency'>

export interface AppointmentBooks {
  api: TestApi
  scenario: TestSalon
  cookie: string
  /** Adds a completed one-hour appointment of $10; `changes` override its columns. */
  addAppointment: (
    startsAt: string,
    changes?: Partial<Insertable<Database['appointments']>>,
  ) => Promise<PaidAppointment>
  pay: (appointment: PaidAppointment, at: string) => Promise<unknown>
  takeBack: (appointment: PaidAppointment, at: string) => Promise<unknown>
  paid: (appointment: PaidAppointment, at: number, salonId?: string) => LedgerRow[]
  overview: (from?: string, to?: string) => Promise<Overview>
}

/** For each test of the file: a salon whose books the test fills. */
export const appointmentBooksEachTest = () => eachTest(openAppointmentBooks, ({ api }) => api.close())

async function openAppointmentBooks(): Promise<AppointmentBooks> {
  const api = await startApi({ now: () => now })
  const scenario = await addSalon(api.app)
  const cookie = await signIn(api, scenario.owner)
  const { db } = api.app
  const paid: AppointmentBooks['paid'] = ({ id, currency }, at, salonId = scenario.salon.id) =>
    paidAtSalon({ appointmentId: id, salonId, amount: 10, currency, at })
  return {
    api,
    scenario,
    cookie,
    addAppointment: async (startsAt, changes = {}) => {
      const starts_at = Date.parse(startsAt)
      const row: AppointmentRow = {
        id: randomUUID(),
        salon_id: scenario.salon.id,
        staff_id: scenario.staff[0]?.id ?? '',
        client_id: null,
        service_id: scenario.service.id,
        section_name: 'Hair',
        section_name_ar: 'شعر',
        service_name: 'Haircut',
        service_name_ar: 'قص الشعر',
        price: 10,
        currency: 'USD',
        minutes: 60,
        starts_at,
        ends_at: starts_at + hour,
        status: 'done',
        notes: '',
        created_at: starts_at,
      }
      await withSums(db, [row.id], () =>
        db
          .insertInto('appointments')
          .values({ ...row, ...changes })
          .execute(),
      )
      return { id: row.id, currency: changes.currency ?? row.currency }
    },
    paid,
    pay: (appointment, at) => insertLedgerRows(db, paid(appointment, Date.parse(at))),
    takeBack: ({ id }, at) => reverseEntry(db, `${id}.1`, Date.parse(at)),
    overview: (from = '2027-01-26', to = '2027-02-01') =>
      dataOf(
        api.request('GET', `/salons/${scenario.salon.id}/overview?from=${from}&to=${to}`, undefined, {
          cookie,
        }),
      ),
  }
}
