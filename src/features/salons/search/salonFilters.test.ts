import type { SearchArea } from '@/domain/searchArea'
import type { User } from '@/domain/user'
import { noFilters, writeFilters, type SalonFilters } from '@/domain/filterAddress'
import { changeFilters, ownFilters, readFilters, toSearch } from './salonFilters'

const client: User = {
  uid: 'u1',
  name: 'Ann Lee',
  email: 'ann@example.test',
  phone: '+970568000001',
  role: 'customer',
  salon: 'beauty_salon',
  city: 'Hebron',
  country: 'Palestine',
  address: '',
}
const area: SearchArea = { country: 'Jordan', city: 'Amman' }
const own: SalonFilters = { ...noFilters, businessType: 'beauty_salon', country: 'Palestine', city: 'Hebron' }
const read = (search: string) => readFilters(new URLSearchParams(search), own)

describe('a client who asks for nothing', () => {
  test('sees the own city and kind of salon', () => {
    expect(ownFilters(client, area)).toEqual(own)
    expect(read('')).toEqual(own)
  })

  test('but an owner sees everything', () => {
    expect(ownFilters({ ...client, role: 'barber' }, area)).toEqual(noFilters)
  })

  test.each<[string, SearchArea | null, Partial<SalonFilters>]>([
    ['everything', null, {}],
    ['everything', { country: '', city: '' }, {}],
    ['everything', { country: 'Atlantis', city: 'Amman' }, {}],
    ['a country', { country: 'Jordan', city: '' }, { country: 'Jordan' }],
    ['a city', area, { country: 'Jordan', city: 'Amman' }],
  ])('but a visitor sees %s with the area %j', (_what, chosen, expected) => {
    expect(ownFilters(null, chosen)).toEqual({ ...noFilters, ...expected })
  })

  test('and a country that is not ours narrows nothing', () => {
    expect(ownFilters({ ...client, country: 'Atlantis' }, null)).toMatchObject({ country: '', city: '' })
  })
})

describe('the address', () => {
  test.each<[string, SalonFilters]>([
    ['a text with signs of its own', { ...noFilters, text: 'cut & shave? 50% ' }],
    ['Arabic', { ...noFilters, text: 'قص شعر' }],
    [
      'everything',
      {
        text: 'fade',
        businessType: 'barber',
        open: 'now',
        day: '2027-02-05',
        hour: '0',
        evening: 'true',
        country: 'Jordan',
        city: 'Amman',
        near: 'me',
        sort: 'price',
        view: 'map',
      },
    ],
    ['nothing at all', noFilters],
    ['an order alone', { ...noFilters, sort: 'rating' }],
  ])('reads back as it was written, whoever opens it: %s', (_what, filters) => {
    expect(read(writeFilters(filters).toString())).toEqual(filters)
  })

  test.each([
    ['type=hotel&text=a', { ...noFilters, text: 'a' }],
    ['country=Atlantis&city=Hebron', noFilters],
    ['city=Hebron', noFilters],
    ['open=later', noFilters],
    ['near=you', noFilters],
    ['sort=random', noFilters],
    ['day=someday', noFilters],
    ['day=2027-02-30', noFilters],
    ['evening=no', noFilters],
    ['day=today&hour=24', { ...noFilters, day: 'today' }],
    ['hour=9', { ...noFilters, day: 'today', hour: '9' }],
  ])('leaves out what makes no sense: %s', (search, filters) => {
    expect(read(search)).toEqual(filters)
  })

  test('that holds only what is of others is as empty', () => {
    expect(read('utm_source=mail')).toEqual(own)
  })
})

test('a city goes with its country, unless it is chosen along', () => {
  expect(changeFilters(own, { country: 'Jordan' })).toMatchObject({ country: 'Jordan', city: '' })
  expect(changeFilters(own, { country: 'Jordan', city: 'Amman' })).toMatchObject({ city: 'Amman' })
  expect(changeFilters(own, { country: 'Palestine' })).toMatchObject({ city: 'Hebron' })
  expect(changeFilters(own, { text: 'fade' })).toMatchObject({ city: 'Hebron', text: 'fade' })
})

test('an hour goes with its day', () => {
  const filters: SalonFilters = { ...noFilters, day: 'tomorrow', hour: '9' }
  expect(changeFilters(filters, { day: '' })).toEqual(noFilters)
  expect(changeFilters(filters, { day: 'today' })).toMatchObject({ hour: '9' })
})

describe('the call', () => {
  const position = { latitude: 31.5, longitude: 35.1 }

  test('carries what was asked and nothing else', () => {
    expect(toSearch({ ...noFilters, text: '  fade ', country: 'Jordan' }, null)).toEqual({
      text: 'fade',
      country: 'Jordan',
      sort: 'recommended',
    })
  })

  test('says when a slot should be free', () => {
    expect(toSearch({ ...noFilters, day: 'today', hour: '0', evening: 'true' }, null)).toEqual({
      day: 'today',
      fromHour: 0,
      evening: true,
      sort: 'recommended',
    })
  })

  test('asks for an order by distance only from a place', () => {
    expect(toSearch({ ...noFilters, sort: 'distance' }, null)).toEqual({ sort: 'recommended' })
    expect(toSearch({ ...noFilters, sort: 'distance' }, position)).toEqual({ ...position, sort: 'distance' })
  })
})
