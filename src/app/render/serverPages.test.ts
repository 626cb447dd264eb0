import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Appointment } from '@/domain/appointment'
import type { Language } from '@/domain/languages'
import type { BookingAddress } from '@/domain/bookingAddress'
import { paths } from '@/domain/paths'
import type { SalonProfile } from '@/domain/profile'
import { addDays } from '@/domain/weekday'
import { instantOf, todayIn } from '@/domain/zonedTime'
import { createServer } from '@/server/app/createServer'
import { renewSlug } from '@/server/db/salonSlugs'
import { dataOf } from '@/testing/kit/answers'
import { emptyPage, parsePage, startServerPages } from '@/testing/kit/serverPages'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { addReviewedSalon, wildText } from '@/testing/scenarios/reviewedSalon'
import { renderPage } from './renderer'

let product: Awaited<ReturnType<typeof startServerPages>>
let scenario: TestSalon
const path = paths.salon('salon-noor')

beforeEach(async () => {
  product = await startServerPages(renderPage)
  scenario = await addReviewedSalon(product.api.app)
})
afterEach(() => product.close())

const comingDate = () => addDays(todayIn('Asia/Hebron', Date.now()), 3)
const rendered = () => product.lines.filter(({ event }) => event === 'page_rendered').length

test.each<[Language, object]>([
  ['en', { name: 'Salon Noor', city: 'Hebron', book: 'Book Haircut', price: '$20' }],
  ['ar', { name: 'صالون نور', city: 'الخليل', book: 'احجز قص شعر', price: '20' }],
])('the page of a salon is readable without scripts in %s', async (language, expected) => {
  const { name, city, book, price } = expected as Record<string, string>
  const page = parsePage(await product.read(`${path}?lang=${language}`))
  expect(page.title).toContain(name)
  expect(page.querySelector('h1')?.textContent).toBe(name)
  const text = page.getElementById('root')?.textContent ?? ''
  for (const shown of [city, price, 'Main Street 1', 'First chair', 'Rana A.']) expect(text).toContain(shown)
  const booking = paths.booking('salon-noor', { serviceIds: [scenario.service.id] })
  expect(page.querySelector(`a[href="${booking}"]`)?.textContent).toBe(book)
})

test('what people wrote stays words, in the HTML and in the state', async () => {
  const html = await product.read(path)
  const page = parsePage(html)
  expect(page.getElementById('root')?.textContent).toContain(wildText)
  expect(html.match(/<\/script>/g)).toHaveLength(html.match(/<script/g)?.length ?? 0)
  expect(page.querySelector('style')?.getAttribute('nonce')).toMatch(/^[\w+/=-]{16,}$/)
})

test('the compressed page is the same', async () => {
  await product.read(path)
  const answer = await product.server.request(path, { headers: { 'accept-encoding': 'gzip, br' } })
  const html = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()
  const plain = await product.read(path)
  const withoutNonces = (text: string) => text.replace(/(nonce"? ?(content)?=")[^"]+/g, '$1')
  expect(withoutNonces(html)).toBe(withoutNonces(plain))
  expect(html).not.toBe(plain)
  expect(rendered()).toBe(1)
})

test('a change of the salon is seen by the next visitor', async () => {
  await product.read(path)
  const cookie = await signIn(product.api, scenario.owner)
  const change = (method: string, call: string, body: object) =>
    product.api.request(method, `/salons/${scenario.salon.id}${call}`, body, { cookie })
  const changes: [string, () => Promise<unknown>][] = [
    ['Shave', () => change('POST', '/services', service('Shave'))],
    ['Feast', () => change('POST', '/days-off', { date: comingDate(), reason: 'Feast' })],
    [
      'Many thanks',
      () => product.api.request('PUT', '/reviews/review/answer', { answer: 'Many thanks' }, { cookie }),
    ],
  ]
  for (const [shown, make] of changes) {
    expect(await product.read(path)).not.toContain(shown)
    await make()
    expect(await product.read(path)).toContain(shown)
  }
})

const service = (name: string) => ({
  sectionId: scenario.section.id,
  name,
  nameAr: null,
  cost: 10,
  currency: 'USD',
  time: 30,
})

test('nobody finds another person in a page, though both ask at once and it is kept', async () => {
  const client = await addUser(product.api.app, { name: 'Huda Private' })
  const cookie = await signIn(product.api, client)
  await product.api.app.db
    .insertInto('favorites')
    .values({ user_id: client.uid, salon_id: scenario.salon.id, created_at: 1 })
    .execute()
  for (let round = 0; round < 2; round += 1) {
    const [own, others] = await Promise.all([product.read(path, { cookie }), product.read(path)])
    expect(own).toContain(emptyPage)
    for (const secret of ['Huda', client.email, client.phone, client.uid, scenario.owner.email, cookie]) {
      expect(own + others).not.toContain(secret)
    }
    expect(others).toContain('"isFavorite":false')
    expect(others).not.toContain('aria-pressed="true"')
  }
  expect(rendered()).toBe(1)
})

test('many who ask at once get one rendering', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => product.read(path)))
  for (const html of pages) expect(html).toContain('Salon Noor')
  expect(rendered()).toBe(1)
})

test('a page that cannot be rendered comes empty, with its head, and the log says so', async () => {
  const failing = createServer(product.api.app, () => Promise.reject(new Error('No memory')))
  const answer = await failing.request(path)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain(emptyPage)
  expect(html).toContain('<title>Salon Noor')
  expect(product.lines).toContainEqual({ event: 'page_not_rendered', reason: 'Error: No memory' })
})

test('when too many wait, the next ones come empty', async () => {
  const others = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const { salon } = await addSalon(product.api.app, { name: `Other ${index}` })
      await renewSlug(product.api.app.db, salon.id)
      return paths.salon(`other-${index}`)
    }),
  )
  const pages = await Promise.all(others.map(address => product.read(address)))
  const empty = pages.filter(html => html.includes(emptyPage))
  expect(empty.length).toBeGreaterThan(0)
  expect(empty.length).toBeLessThan(12)
  expect(product.lines.filter(({ event }) => event === 'page_not_rendered')).toHaveLength(empty.length)
})

test.each<[Language, string]>([
  ['en', 'Salon Noor'],
  ['ar', 'صالون نور'],
])('the search shows its results without scripts in %s', async (language, name) => {
  await addSalon(product.api.app, { name: 'Elsewhere' })
  const page = parsePage(await product.read(`${paths.salons}?text=noor&lang=${language}&utm_source=mail`))
  const links = [...page.querySelectorAll('h3 a')]
  expect(links.map(link => link.textContent)).toEqual([name])
  expect(links[0]?.getAttribute('href')).toBe(path)
  expect(page.querySelector('input[type="search"]')?.getAttribute('value')).toBe('noor')
})

test('what a page does not read makes no page of its own', async () => {
  await product.read(`${paths.salons}?utm_source=mail`)
  await product.read(`${paths.salons}?utm_source=chat&lang=en`)
  await product.read(path)
  await product.read(`${path}?utm_source=chat`)
  expect(rendered()).toBe(2)
})

test('a salon that changes is seen in the search by the next visitor', async () => {
  expect(await product.read(paths.salons)).toContain('>Salon Noor<')
  const cookie = await signIn(product.api, scenario.owner)
  const call = `/salons/${scenario.salon.id}/profile`
  const profile = await dataOf<SalonProfile>(product.api.request('GET', call, undefined, { cookie }))
  const changes = { ...profile, name: 'Salon Lina' }
  await dataOf(product.api.request('PUT', `/salons/${scenario.salon.id}`, changes, { cookie }))
  expect(await product.read(paths.salons)).toContain('>Salon Lina<')
})

test('a booking shows its question and the next free times, without those that others have taken', async () => {
  const book = (answers: Partial<BookingAddress>) => paths.booking('salon-noor', answers)
  const serviceIds = [scenario.service.id]
  expect(await product.read(book({}))).toContain('Haircut')
  expect(await product.read(book({ serviceIds }))).toContain('First chair')

  const date = comingDate()
  const times = book({ serviceIds, staffId: scenario.staff[0]?.id ?? '', date })
  const shownTimes = async () =>
    [...parsePage(await product.read(times)).querySelectorAll('h3 + ul button, section button')].map(
      ({ textContent }) => textContent,
    )
  expect(await shownTimes()).toContain('10:00 AM')
  const startsAt = instantOf(date, 10 * 60, 'Asia/Hebron')
  const link = book({ serviceIds, staffId: scenario.staff[0]?.id ?? '', startsAt })
  const question = async () => parsePage(await product.read(link)).querySelector('h2')?.textContent
  expect(await question()).toBe('Is everything right?')
  const cookie = await signIn(product.api, await addUser(product.api.app))
  const request = { salonId: scenario.salon.id, serviceIds, staffId: scenario.staff[0]?.id, startsAt }
  await dataOf(product.api.request('POST', '/appointments', request, { cookie }))
  expect(await shownTimes()).not.toContain('10:00 AM')
  expect(await question()).toBe('When?')
})

test('what is booked in one process is seen by the next visitor of another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kursi-two-processes-'))
  const open = () => startServerPages(renderPage, { databaseFile: join(folder, 'kursi.db') })
  const one = await open()
  const other = await open()
  const { salon, service, staff } = await addReviewedSalon(one.api.app)
  const date = comingDate()
  const asked = { serviceIds: [service.id], staffId: staff[0]?.id ?? '' }
  const showsTen = async () =>
    (await other.read(paths.booking('salon-noor', { ...asked, date }))).includes('10:00 AM')
  expect(await showsTen()).toBe(true)
  const cookie = await signIn(one.api, await addUser(one.api.app))
  const startsAt = instantOf(date, 10 * 60, 'Asia/Hebron')
  const request = { salonId: salon.id, ...asked, startsAt }
  const { _id: id } = await dataOf<Appointment>(one.api.request('POST', '/appointments', request, { cookie }))
  expect(await showsTen()).toBe(false)
  await dataOf(one.api.request('POST', `/appointments/${id}/cancel`, undefined, { cookie }))
  expect(await showsTen()).toBe(true)
  for (const { close } of [one, other]) await close()
  rmSync(folder, { recursive: true })
})
