import fc from 'fast-check'
import { countries } from '@/domain/geography/country'
import type { PublicHolidays } from '@/domain/publicHoliday'
import { addDays } from '@/domain/weekday'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { listPublicHolidays } from './publicHolidays/listPublicHolidays'

const in2027 = { from: '2027-01-01', until: '2027-12-31' }

describe('the list of a country', () => {
  test.each(countries)('$name has public holidays, each on one date within the asked ones', ({ code }) => {
    expect(listPublicHolidays(code, in2027).isListed).toBe(true)
    const date = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2036-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 500 }), (first, days) => {
        const from = first.toISOString().slice(0, 10)
        const until = addDays(from, days)
        const { holidays } = listPublicHolidays(code, { from, until })
        const dates = holidays.map(holiday => holiday.date)
        expect(dates).toEqual([...new Set(dates)].sort())
        for (const one of dates) expect(one >= from && one <= until).toBe(true)
        if (days > 366) expect(dates.length).toBeGreaterThan(3)
      }),
      { numRuns: 10 },
    )
  })

  test('each date of a holiday of several days is one, in both languages, expected where the moon decides', () => {
    const { holidays } = listPublicHolidays('PS', in2027)
    const eid = holidays.filter(({ name }) => name === 'Eid al-Fitr')
    expect(eid.map(({ date }) => date)).toEqual(['2027-03-09', '2027-03-10', '2027-03-11'])
    expect(eid[0]).toMatchObject({ nameAr: 'عيد الفطر', isExpected: true })
    expect(holidays.find(({ date }) => date === '2027-11-15')).toEqual({
      date: '2027-11-15',
      name: 'Independence Day',
      nameAr: 'عيد الاستقلال',
      isExpected: false,
    })
  })

  test('a name that no list has in Arabic is none', () => {
    const { holidays } = listPublicHolidays('FR', in2027)
    expect(holidays.find(({ date }) => date === '2027-07-14')).toMatchObject({
      name: 'Bastille Day',
      nameAr: null,
    })
  })
})

describe('over HTTP', () => {
  let api: TestApi
  let scenario: TestSalon

  beforeEach(async () => {
    api = await startApi({ now: () => Date.parse('2027-02-01T08:00:00Z') })
    scenario = await addSalon(api.app)
  })
  afterEach(() => api.close())

  const ask = (cookie?: string) =>
    api.request('GET', `/salons/${scenario.salon.id}/public-holidays`, undefined, cookie ? { cookie } : {})

  test('the owner sees those of the coming year, in the country of the salon', async () => {
    const { isListed, holidays } = await dataOf<PublicHolidays>(ask(await signIn(api, scenario.owner)))
    expect(isListed).toBe(true)
    expect(holidays[0]).toMatchObject({ name: 'Eid al-Fitr', date: '2027-03-09' })
    expect(holidays.at(-1)?.date.slice(0, 7)).toBe('2028-01')
  })

  test('nobody else does', async () => {
    const other = await addSalon(api.app, { name: 'Other' })
    expect(await refusalOf(ask())).toMatchObject({ status: 401 })
    for (const user of [other.owner, await addUser(api.app)]) {
      expect(await refusalOf(ask(await signIn(api, user)))).toMatchObject({ status: 404 })
    }
  })
})
