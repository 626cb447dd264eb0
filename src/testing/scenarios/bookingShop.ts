import { addSalon, addUser, signIn, type TestSalon, type TestUser } from './builders'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi, type TestApi } from '@/testing/kit/startApi'

export const at = (iso: string): number => Date.parse(iso)
export const hour = 60 * 60 * 1000
/** Nine on a Saturday morning in Hebron, when the shop opens. */
export const nineOClock = at('2027-02-06T07:00:00Z')

export interface BookingShop {
  api: TestApi
  house: TestSalon
  ann: TestUser
  annsCookie: string
  /** The house's haircut at nine. */
  usual: { salonId: string; serviceId: string; startsAt: number }
  /** Ann books the usual, unless told otherwise. */
  book: (more?: object, cookie?: string, key?: string) => Promise<Response>
  rows: () => Promise<Row[]>
  claims: () => Promise<{ chair_id: string; quarter: number; appointment_id: string }[]>
  /** Leaves the salon with its first chair alone. */
  onlyOneChair: () => Promise<string>
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const rowsOf = ({ services }: TestApi, { salon }: TestSalon) =>
  services.db
    .selectFrom('appointments')
    .selectAll()
    .where('salon_id', '=', salon.id)
    .orderBy('starts_at')
    .execute()

/** Such a shop for each test of the file. */
export const bookingShopEachTest = () => eachTest(openBookingShop, ({ api }) => api.close())

/** A server on the Monday before with a shop, and a client who is signed in. */
export async function openBookingShop(): Promise<BookingShop> {
  const api = await startApi({ now: () => at('2027-02-01T08:00:00Z') })
  const house = await addSalon(api.services)
  const ann = await addUser(api.services, { name: 'Ann' })
  const annsCookie = await signIn(api, ann)
  const usual = { salonId: house.salon.id, serviceId: house.service.id, startsAt: nineOClock }
  return {
    api,
    house,
    ann,
    annsCookie,
    usual,
    book: (more = {}, cookie = annsCookie, key) =>
      api.request('POST', '/appointments', { ...usual, ...more }, { cookie, ...(key && { key }) }),
    rows: () => rowsOf(api, house),
    claims: () => api.services.db.selectFrom('claimed_quarters').selectAll().execute(),
    onlyOneChair: async () => {
      const [first, second] = house.chairs
      await api.services.db.deleteFrom('chairs').where('id', '=', String(second?.id)).execute()
      return String(first?.id)
    },
  }
}
