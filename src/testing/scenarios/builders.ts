import { randomUUID } from 'node:crypto'
import { normalEmail } from '@/domain/email'
import type { Appointment } from '@/domain/appointment'
import type { User } from '@/domain/user'
import type { Instant } from '@/domain/zonedTime'
import { weekdays } from '@/domain/weekday'
import type { UserRow } from '@/server/db/schema/people'
import type { StaffRow, SalonRow, SectionRow, ServiceRow } from '@/server/db/schema/salons'
import { ownTextOf, serviceTextOf } from '@/server/db/searchTexts'
import { toUser } from '@/server/db/users'
import type { AppContext } from '@/server/AppContext'
import { hashPassword } from '@/server/kernel/passwordHash'
import type { SentMail } from '@/server/kernel/Mailer'
import { dataOf } from '@/testing/kit/answers'
import type { TestApi } from '@/testing/kit/startApi'

export interface TestUser extends User {
  password: string
}

export interface TestSalon {
  owner: User
  salon: SalonRow
  section: SectionRow
  service: ServiceRow
  /** Two staff members. */
  staff: StaffRow[]
}

let count = 0
const nextNumber = () => (count += 1)

/** Adds a client in Hebron with a unique e-mail and phone; `overrides` change the columns. */
export async function addUser(
  { db, config, now }: AppContext,
  { password = 'Kursi2026', ...overrides }: Partial<UserRow> & { password?: string } = {},
): Promise<TestUser> {
  const number = nextNumber()
  const row: UserRow = {
    id: randomUUID(),
    name: `Person ${number}`,
    email: `person${number}@example.test`,
    phone: `+970568${String(number).padStart(6, '0')}`,
    role: 'customer',
    salon: 'barber',
    country: 'Palestine',
    city: 'Hebron',
    address: '',
    password_hash: await hashPassword(password, config.passwordCost),
    created_at: now(),
    ...overrides,
  }
  await db.insertInto('users').values(row).execute()
  return { ...toUser(row), password }
}

/** Adds a barber shop in Hebron: an owner, a section open 9 AM to 6 PM, a one-hour $20 service, two staff members. */
export async function addSalon(
  app: AppContext,
  {
    owner: givenOwner,
    service: serviceChanges,
    ...overrides
  }: Partial<SalonRow> & {
    owner?: User
    service?: Partial<ServiceRow>
  } = {},
): Promise<TestSalon> {
  const { db, now } = app
  const owner = givenOwner ?? (await addUser(app, { role: 'barber' }))
  const name = overrides.name ?? `Salon ${nextNumber()}`
  const salon: SalonRow = {
    id: randomUUID(),
    owner_id: owner.uid,
    name,
    name_ar: null,
    business_type: 'barber',
    country: 'Palestine',
    city: 'Hebron',
    address: 'Main Street 1',
    phone: owner.phone,
    photo_url: null,
    latitude: 31.5326,
    longitude: 35.0998,
    time_zone: 'Asia/Hebron',
    search_text: `${name} hebron`.toLowerCase(),
    rating_sum: 0,
    rating_count: 0,
    from_amount: 20,
    from_currency: 'USD',
    confirms_at_once: 1,
    revision: 0,
    created_at: now(),
    ...overrides,
  }
  const section: SectionRow = {
    id: randomUUID(),
    salon_id: salon.id,
    name: 'Hair',
    name_ar: null,
    position: 0,
  }
  const service: ServiceRow = {
    id: randomUUID(),
    salon_id: salon.id,
    section_id: section.id,
    name: 'Haircut',
    name_ar: null,
    cost: 20,
    currency: 'USD',
    minutes: 60,
    position: 0,
    ...serviceChanges,
  }
  const staff: StaffRow[] = ['First chair', 'Second chair'].map((staffName, position) => ({
    id: randomUUID(),
    salon_id: salon.id,
    name: staffName,
    name_ar: null,
    photo_url: null,
    position,
  }))
  await db
    .insertInto('salons')
    .values({ ...salon, own_text: ownTextOf(salon) })
    .execute()
  await db.insertInto('sections').values(section).execute()
  await db
    .insertInto('services')
    .values({ ...service, search_text: serviceTextOf(service) })
    .execute()
  await db.insertInto('staff').values(staff).execute()
  await db
    .insertInto('opening_hours')
    .values(
      weekdays.map(weekday => ({
        section_id: section.id,
        weekday,
        is_closed: 0,
        opens_at: 9 * 60,
        closes_at: 18 * 60,
      })),
    )
    .execute()
  return { owner, salon, section, service, staff }
}

/** Logs in through the API, always on the same device; returns the session cookie. */
export async function signIn(
  { request }: TestApi,
  { email, password = 'Kursi2026' }: { email: string; password?: string },
): Promise<string> {
  const login = { identifier: email, password }
  const answer = await request('POST', '/users/login', login, { cookie: 'kursi_device=known' })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`Could not sign in as ${email}: ${await answer.text()}`)
  return cookie
}

export function lastMailTo({ mailer }: AppContext, to: string): SentMail {
  const mail = mailer.inbox?.().find(sent => sent.to === normalEmail(to))
  if (!mail) throw new Error(`No mail to ${to}`)
  return mail
}

export const codeIn = ({ text }: SentMail): string => /\b\d{6}\b/.exec(text)?.[0] ?? ''

/** Requests a code and enters it; returns the cookie with which the e-mail can become an account. */
export async function verifyEmail({ app, request }: TestApi, email: string): Promise<string> {
  await request('POST', '/users/new-account-send-verification-code', { email })
  const verificationCode = codeIn(lastMailTo(app, email.trim().toLowerCase()))
  const answer = await request('POST', '/users/verify-new-account-code', { email, verificationCode })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`Could not verify ${email}: ${await answer.text()}`)
  return cookie
}

export const newAccount = (changes: Record<string, unknown> = {}) => ({
  name: 'Ann Lee',
  email: 'ann@example.test',
  phone: '+970599000111',
  role: 'customer',
  salon: 'barber',
  country: 'Palestine',
  city: 'Hebron',
  password: 'Kursi2026',
  ...changes,
})

/** The client books the salon's service at the instant. */
export const bookService = (
  api: Pick<TestApi, 'request'>,
  { salon, service }: Pick<TestSalon, 'salon' | 'service'>,
  startsAt: Instant,
  cookie: string,
): Promise<Appointment> =>
  dataOf<Appointment>(
    api.request('POST', '/appointments', { salonId: salon.id, serviceId: service.id, startsAt }, { cookie }),
  )
