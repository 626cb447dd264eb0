import { citiesByCountry, findCity } from '@/domain/geography/allCities'
import { countries, countryByName } from '@/domain/geography/country'
import { normalPhone } from '@/domain/phone'
import { searchWords } from '@/domain/searchText'
import { startServices, testConfig } from '@/testing/kit/startApi'
import type { Database } from '../db/schema'
import type { AppContext } from '../AppContext'
import { isPasswordRight } from '../kernel/passwordHash'
import { countryProfiles } from './countryProfiles'
import { demoAccounts, demoPassword } from './demoAccounts'
import { seedDemo } from './seedDemo'

const noon = Date.parse('2026-11-27T12:00:00Z')
const day = 24 * 60 * 60 * 1000
const { passwordCost } = testConfig

async function seeded(): Promise<AppContext> {
  const started = await startServices({ now: () => noon })
  await seedDemo(started)
  return started
}

const tables: readonly (keyof Database)[] = [
  'users',
  'salons',
  'salon_slugs',
  'sections',
  'services',
  'staff',
  'staff_services',
  'opening_hours',
  'breaks',
  'days_off',
  'seasons',
  'appointments',
  'claimed_units',
  'payments',
  'ledger',
  'favorites',
  'reviews',
  'promotions',
]

const countRows = ({ db }: AppContext) =>
  Promise.all(
    tables.map(async table => {
      const { rows } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
      return [table, rows] as const
    }),
  )

let app: AppContext

beforeAll(async () => {
  app = await startServices({ now: () => noon })
  const startedAt = performance.now()
  await seedDemo(app)
  process.stdout.write(`The demo was seeded in ${Math.round(performance.now() - startedAt)} ms\n`)
})
afterAll(() => app.db.destroy())

test('every city has a salon, and a large one several of both kinds', async () => {
  const salons = await app.db.selectFrom('salons').selectAll().execute()
  const kindsIn = new Map<string, string[]>()
  for (const { country, city, business_type } of salons) {
    const place = `${country}/${city}`
    kindsIn.set(place, [...(kindsIn.get(place) ?? []), business_type])
  }
  const without = countries.flatMap(country =>
    citiesByCountry[country.code].filter(city => !kindsIn.has(`${country.name}/${city.name}`)),
  )
  expect(without).toEqual([])
  for (const { code, name } of countries) {
    for (const city of countryProfiles[code].largeCities) {
      const kinds = kindsIn.get(`${name}/${city}`) ?? []
      expect({ city, several: kinds.length >= 4, kinds: new Set(kinds).size }).toEqual({
        city,
        several: true,
        kinds: 2,
      })
    }
  }
  expect(salons.length).toBeGreaterThan(700)
  expect(salons.length).toBeLessThan(950)
})

test.each(['salons', 'sections', 'services', 'staff'] as const)(
  'all %s have a name in either language',
  async table => {
    const rows = await app.db.selectFrom(table).select(['name', 'name_ar']).execute()
    const unnamed = rows.filter(
      ({ name, name_ar }) =>
        !/^[^\p{Script=Arabic}{}]*\p{Script=Latin}[^\p{Script=Arabic}{}]*$/u.test(name) ||
        !/^[\p{Script=Arabic}\p{M} ]+$/u.test(name_ar ?? ''),
    )
    expect(unnamed).toEqual([])
  },
)

test('a salon has the phone, the clock and the place of its city', async () => {
  const salons = await app.db.selectFrom('salons').selectAll().execute()
  for (const { country, city, phone, time_zone, latitude, longitude } of salons) {
    const place = findCity(country, city)
    expect(normalPhone(phone, countryByName(country)?.code)).toBe(phone)
    expect(time_zone).toBe(place?.timeZone)
    expect(Math.abs(latitude - (place?.latitude ?? 0))).toBeLessThan(0.02)
    expect(Math.abs(longitude - (place?.longitude ?? 0))).toBeLessThan(0.02)
  }
})

test('stars lie between one and five', async () => {
  const salons = await app.db.selectFrom('salons').select(['rating_sum', 'rating_count']).execute()
  const wrong = salons.filter(({ rating_sum: sum, rating_count: count }) => sum < count || sum > count * 5)
  expect(wrong).toEqual([])
})

test('two salons of a city never share a name', async () => {
  const salons = await app.db.selectFrom('salons').select(['country', 'city', 'name']).execute()
  expect(new Set(salons.map(salon => Object.values(salon).join('/'))).size).toBe(salons.length)
})

test('the price a salon starts from is its cheapest that is not free, in its one currency', async () => {
  const { db } = app
  const shown = await db
    .selectFrom('salons')
    .select(['id', 'from_amount', 'from_currency'])
    .orderBy('id')
    .execute()
  const cheapest = await db
    .selectFrom('services')
    .select(['salon_id as id', ({ fn }) => fn.min('cost').as('from_amount'), 'currency as from_currency'])
    .where('cost', '>', 0)
    .groupBy(['salon_id', 'currency'])
    .orderBy('salon_id')
    .execute()
  expect(cheapest).toEqual(shown)
  expect(new Set(shown.map(salon => salon.from_currency))).toEqual(new Set(['USD', 'EUR', 'GBP']))
})

test.each(['Ramallah', 'رام الله', 'basha barber', 'صالون الباشا', 'قص شعر', 'rukab'])(
  'a search for %p finds the demo barber',
  async typed => {
    const { search_text } = await app.db
      .selectFrom('salons')
      .select('search_text')
      .where('owner_id', '=', demoAccounts.barber.id)
      .executeTakeFirstOrThrow()
    for (const word of searchWords(typed)) expect(search_text).toContain(word)
  },
)

test('the same day makes the same demo', async () => {
  const again = await seeded()
  for (const table of tables.filter(name => name !== 'users')) {
    const [first, second] = await Promise.all(
      [app, again].map(({ db }) => db.selectFrom(table).selectAll().execute()),
    )
    expect(second).toEqual(first)
  }
  await again.db.destroy()
})

test('a second start adds nothing: at the same time, later, and after the demo accounts were deleted', async () => {
  const started = await startServices({ now: () => noon })
  await Promise.all([seedDemo(started), seedDemo(started)])
  const before = await countRows(started)
  expect(before).toEqual(await countRows(app))
  await seedDemo({ ...started, now: () => noon + 3 * day })
  expect(await countRows(started)).toEqual(before)

  await started.db.deleteFrom('users').execute()
  const withoutUsers = await countRows(started)
  await seedDemo(started)
  expect(await countRows(started)).toEqual(withoutUsers)
  await started.db.destroy()
})

test.each(Object.values(demoAccounts))(
  '$email opens with the demo password',
  async ({ email, role, salon }) => {
    const user = await app.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(user).toMatchObject({ role, salon, country: 'Palestine' })
    expect(await isPasswordRight(demoPassword, user.password_hash, passwordCost)).toBe(true)
  },
)

test('nobody else can log in', async () => {
  const others = await app.db
    .selectFrom('users')
    .selectAll()
    .where(
      'email',
      'not in',
      Object.values(demoAccounts).map(({ email }) => email),
    )
    .execute()
  expect(others.length).toBeGreaterThan(100)
  expect(others.every(({ email }) => email.endsWith('@example.test'))).toBe(true)
  for (const { password_hash } of others.slice(0, 3)) {
    expect(await isPasswordRight(password_hash, password_hash, passwordCost)).toBe(false)
  }
})
