import { hour } from './benchData'
import type { Figure } from './figures'
import { load } from './load'
import type { BenchServer } from './serve'

const key = { 'x-api-key': 'kursi-demo' }
const json = { 'content-type': 'application/json' }
const connections = 20

export const slotsOverHttp = ({ url, busy: { salonId, serviceId, date } }: BenchServer): Promise<Figure[]> =>
  load({
    name: 'slots',
    url,
    connections,
    seconds: 8,
    expected: 200,
    next: () => ({
      method: 'GET',
      path: `/api/salons/${salonId}/slots?serviceId=${serviceId}&date=${date}`,
      headers: key,
    }),
  })

const dayLength = 24 * hour
const slotsADay = 9

/** Books a whole day of the empty salons, the first or the second. */
function bookDay(
  { url, bookers, empty: { salons, opens } }: BenchServer,
  { name, day }: { name: string; day: 0 | 1 },
): Promise<Figure[]> {
  const staff = salons.flatMap(({ salonId, serviceId, staffIds }) =>
    staffIds.map(staffId => ({ salonId, serviceId, staffId })),
  )
  const requests = staff.flatMap((staffMember, staffIndex) =>
    Array.from({ length: slotsADay }, (_, index) => {
      const startsAt = opens + day * dayLength + index * hour
      return { cookie: bookers[staffIndex] ?? '', body: JSON.stringify({ ...staffMember, startsAt }) }
    }),
  )
  let booked = 0
  return load({
    name,
    url,
    connections,
    // A connection prepares its next request before it knows that the amount is reached.
    amount: requests.length - 2 * connections,
    expected: 200,
    next: () => {
      const { cookie = '', body = '' } = requests[booked] ?? {}
      booked += 1
      return {
        method: 'POST',
        path: '/api/appointments',
        headers: { ...key, ...json, cookie, 'idempotency-key': `bench ${day} ${booked}` },
        body,
      }
    },
  })
}

interface PageLoad {
  name: string
  connections: number
  seconds: number
  /** Of the pages, how many are read in turn. */
  among: number
}

function readPages({ url, pages }: BenchServer, { among, ...asked }: PageLoad): Promise<Figure[]> {
  let read = 0
  return load({
    ...asked,
    url,
    expected: 200,
    next: () => {
      read += 1
      const path = pages[read % Math.min(among, pages.length)] ?? ''
      return { method: 'GET', path, headers: { 'accept-encoding': 'gzip' } }
    },
  })
}

/** Of salons, rendered with their data: again and again the same, and each for the first time. */
export async function pagesOverHttp(server: BenchServer): Promise<Figure[]> {
  if (server.pages.length === 0) return []
  return [
    ...(await readPages(server, { name: 'kept pages', connections, seconds: 6, among: 1 })),
    ...(await readPages(server, { name: 'fresh pages', connections: 1, seconds: 6, among: Infinity })),
  ]
}

export async function bookingsOverHttp(server: BenchServer): Promise<Figure[]> {
  const alone = await bookDay(server, { name: 'bookings', day: 0 })
  if (server.pages.length === 0) return alone
  const [beside] = await Promise.all([
    bookDay(server, { name: 'bookings beside fresh pages', day: 1 }),
    readPages(server, { name: 'fresh pages beside bookings', connections, seconds: 4, among: Infinity }),
  ])
  return [...alone, ...beside]
}

const searches = [
  '',
  'text=golden',
  'text=barber%20market',
  'text=%D8%A7%D9%84%D8%A3%D9%86%D8%A7%D9%82%D8%A9',
  'text=elodie&country=France',
  'text=nothing%20like%20it',
  'country=Palestine&city=Hebron&businessType=barber',
  'sort=distance&latitude=31.9&longitude=35.9',
  'sort=distance&latitude=48.8&longitude=2.3&text=haircut',
  'sort=price&page=3',
  'sort=price&text=haircut',
]

const misspelledSearches = [
  'text=jasmne',
  'text=haricut&country=France',
  'text=scisors%20hebrn',
  'text=%D8%B5%D9%84%D9%88%D9%86',
]

const timedSearches = [
  'sort=earliest',
  'sort=earliest&text=haircut',
  'day=today',
  'day=tomorrow&fromHour=14',
  'day=tomorrow&evening=true&sort=earliest',
  'evening=true&country=Palestine&city=Hebron',
  'day=today&text=elodie&sort=price',
]

export const searchOverHttp = async (server: BenchServer): Promise<Figure[]> => [
  ...(await searchFor(server, 'search over 10,000 salons', searches)),
  ...(await searchFor(server, 'misspelled search over 10,000 salons', misspelledSearches)),
  ...(await searchFor(server, 'search by free time over 10,000 salons', timedSearches)),
]

/** What is typed into the search, letter by letter. */
const typed = ['g', 'go', 'gold', 'golden sc', 'elodie', 'jasmne', 'hair', 'heb', 'صال', 'قص', 'zzz']

export const suggestionsOverHttp = ({ url }: BenchServer): Promise<Figure[]> => {
  let asked = 0
  return load({
    name: 'suggestions over 10,000 salons',
    url,
    connections: 1,
    seconds: 6,
    expected: 200,
    next: () => {
      asked += 1
      const query = new URLSearchParams({ text: typed[asked % typed.length] ?? '' })
      return { method: 'GET', path: `/api/salons/suggestions?${query.toString()}`, headers: key }
    },
  })
}

function searchFor({ url }: BenchServer, name: string, among: readonly string[]): Promise<Figure[]> {
  let asked = 0
  return load({
    name,
    url,
    connections: 1,
    seconds: 6,
    expected: 200,
    next: () => {
      asked += 1
      return { method: 'GET', path: `/api/salons?${among[asked % among.length] ?? ''}`, headers: key }
    },
  })
}

export const takingsOverHttp = ({
  url,
  rich: { salonId, cookie, from, to },
}: BenchServer): Promise<Figure[]> =>
  load({
    name: 'takings of 20,000 appointments',
    url,
    connections: 1,
    seconds: 5,
    expected: 200,
    next: () => ({
      method: 'GET',
      path: `/api/salons/${salonId}/overview?from=${from}&to=${to}`,
      headers: { ...key, cookie },
    }),
  })

const racers = 200

/** How many concurrent requests for one slot succeed. More than one means that the product is broken. */
export async function race({ url, cookie, empty: { salons, opens } }: BenchServer): Promise<Figure> {
  const [salon] = salons
  const body = JSON.stringify({
    salonId: salon?.salonId,
    serviceId: salon?.serviceId,
    staffId: salon?.staffIds[0],
    startsAt: opens + 10 * dayLength,
  })
  const answers = await Promise.all(
    Array.from({ length: racers }, () =>
      fetch(`${url}/api/appointments`, { method: 'POST', headers: { ...key, ...json, cookie }, body }),
    ),
  )
  await Promise.all(answers.map(answer => answer.text()))
  const won = answers.filter(({ status }) => status === 200).length
  return { name: `race of ${racers} for one slot, bookings`, value: won, unit: 'of 1' }
}
