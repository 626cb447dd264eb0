import { addSalon, addUser, signIn, type TestSalon, type TestUser } from './builders'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi, type TestApi } from '@/testing/kit/startApi'

export const at = (iso: string): number => Date.parse(iso)
export const hour = 60 * 60 * 1000
/** 9 AM on a Saturday in Hebron, when the salon opens. */
export const nineOClock = at('2027-02-06T07:00:00Z')

export interface BookingScenario {
  api: TestApi
  salonData: TestSalon
  ann: TestUser
  annsCookie: string
  /** The salon's haircut at nine. */
  usual: { salonId: string; serviceId: string; startsAt: number }
  /** Books `usual` for Ann by default. */
  book: (more?: object, cookie?: string, key?: string) => Promise<Response>
  rows: () => Promise<Row[]>
  claims: () => Promise<{ staff_id: string; unit: number; appointment_id: string }[]>
  /** Leaves only the salon's first staff member; returns the id. */
  onlyOneStaffMember: () => Promise<string>
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const rowsOf = ({ app }: TestApi, { salon }: TestSalon) =>
  app.db
    .selectFrom('appointments')
    .selectAll()
    .where('salon_id', '=', salon.id)
    .orderBy('starts_at')
    .execute()

/** For each test of the file: a booking scenario. */
export const bookingScenarioEachTest = () =>
  eachTest(
    () => openBookingScenario(),
    ({ api }) => api.close(),
  )

/** A server on the Monday before `nineOClock`, with a salon and a signed-in client. */
export async function openBookingScenario(
  now: number | (() => number) = at('2027-02-01T08:00:00Z'),
): Promise<BookingScenario> {
  const api = await startApi({ now: typeof now === 'number' ? () => now : now })
  const salonData = await addSalon(api.app)
  const ann = await addUser(api.app, { name: 'Ann' })
  const annsCookie = await signIn(api, ann)
  const usual = { salonId: salonData.salon.id, serviceId: salonData.service.id, startsAt: nineOClock }
  return {
    api,
    salonData,
    ann,
    annsCookie,
    usual,
    book: (more = {}, cookie = annsCookie, key) =>
      api.request('POST', '/appointments', { ...usual, ...more }, { cookie, ...(key && { key }) }),
    rows: () => rowsOf(api, salonData),
    claims: () => api.app.db.selectFrom('claimed_units').selectAll().execute(),
    onlyOneStaffMember: async () => {
      const [first, second] = salonData.staff
      await api.app.db.deleteFrom('staff').where('id', '=', String(second?.id)).execute()
      return String(first?.id)
    },
  }
}
