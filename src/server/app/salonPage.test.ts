/** @jest-environment ./src/testing/kit/jest/env.cjs */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { converter } from 'culori'
import type { Hono } from 'hono'
import sharp from 'sharp'
import type { Language } from '@/domain/languages'
import { seedHue } from '@/domain/seed'
import { startServices } from '@/testing/kit/startApi'
import { addSalon, type TestSalon } from '@/testing/scenarios/builders'
import type { AppContext } from '../AppContext'
import { deleteAccount } from '../db/deleteAccount'
import { renewSlug } from '../db/salonSlugs'
import { createServer } from './createServer'

const origin = 'https://kursi.test'

let folder: string
let app: AppContext
let server: Hono

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kursi-salon-page-'))
  mkdirSync(join(folder, '.pages'))
  const known = ['/login', '/salons', '/salons/:salonId', '/salons/:salonId/book']
  writeFileSync(join(folder, '.pages', 'addresses.json'), JSON.stringify(known))
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en" dir="ltr"><head><title>Kursi</title>
    <meta name="description" content="Everything" /></head><body><div id="root"></div></body></html>`,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(async () => {
  app = await startServices({ config: { clientDir: folder, publicUrl: origin } })
  server = createServer(app)
})
afterEach(() => app.db.destroy())

async function add(changes: Parameters<typeof addSalon>[1] = {}): Promise<TestSalon> {
  const scenario = await addSalon(app, changes)
  await renewSlug(app.db, scenario.salon.id)
  return scenario
}

const named = () =>
  add({
    name: 'Al Basha Barbershop',
    name_ar: 'صالون الباشا',
    rating_sum: 47,
    rating_count: 10,
    service: { name: 'Haircut', name_ar: 'قص شعر', cost: 20 },
  })

async function read(path: string) {
  const answer = await server.request(path)
  const html = await answer.text()
  const page = new DOMParser().parseFromString(html, 'text/html')
  const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name)
  return {
    answer,
    html,
    page,
    title: page.title,
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    property: (name: string) => attribute(`meta[property="${name}"], meta[name="${name}"]`, 'content'),
    structured: () =>
      JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null') as unknown,
  }
}

test.each<[Language, string, object]>([
  [
    'en',
    '',
    {
      title: 'Al Basha Barbershop · Barber shop in Hebron · Kursi',
      description:
        'Barber shop in Hebron. Rated 4.7 out of 5, 10 reviews. Services from $20. See the times that are really free and book in a few taps.',
      name: 'Al Basha Barbershop',
      service: 'Haircut',
    },
  ],
  [
    'ar',
    '?lang=ar',
    {
      title: 'صالون الباشا · صالون حلاقة في الخليل · كرسي',
      description: expect.stringContaining(
        'صالون حلاقة في الخليل. التقييم 4.7 من 5، وعدد التقييمات 10.',
      ) as unknown,
      name: 'صالون الباشا',
      service: 'قص شعر',
    },
  ],
])('a chat and a search engine read the salon in %s', async (language, search, expected) => {
  const { salon } = await named()
  const address = `/salons/al-basha-barbershop${search}`
  const { answer, page, title, description, canonical, property, structured } = await read(address)
  expect(answer.status).toBe(200)
  expect(page.documentElement.lang).toBe(language)
  expect(page.querySelectorAll('title, meta[name="description"]')).toHaveLength(2)
  expect(canonical).toBe(origin + address)
  const picture = `${origin}/social/${salon.id}.jpg`
  const facts = structured() as { name: string; makesOffer: [{ itemOffered: { name: string } }] }
  const { name, makesOffer } = facts
  expect({ title, description, name, service: makesOffer[0].itemOffered.name }).toEqual(expected)
  for (const [property_, value] of [
    ['og:title', title],
    ['og:description', description],
    ['og:url', origin + address],
    ['og:image', picture],
    ['twitter:card', 'summary_large_image'],
    ['twitter:image', picture],
  ] as const)
    expect(property(property_)).toBe(value)
  const others = [...page.querySelectorAll('link[hreflang]')].map(link => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ])
  expect(others).toEqual([
    ['en', `${origin}/salons/al-basha-barbershop`],
    ['ar', `${origin}/salons/al-basha-barbershop?lang=ar`],
    ['x-default', `${origin}/salons/al-basha-barbershop`],
  ])
  expect(facts).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'HairSalon',
    url: origin + address,
    address: { streetAddress: 'Main Street 1', addressLocality: 'Hebron', addressCountry: 'PS' },
    makesOffer: [{ price: 20, priceCurrency: 'USD' }],
    aggregateRating: { ratingValue: 4.7, reviewCount: 10 },
  })
  expect(facts).toHaveProperty('openingHoursSpecification.length', 7)
  expect(facts).toHaveProperty('openingHoursSpecification.0', {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'https://schema.org/Monday',
    opens: '09:00',
    closes: '18:00',
  })
})

test('the booking page and the search have a head of their own', async () => {
  await named()
  const booking = await read('/salons/al-basha-barbershop/book')
  expect(booking.title).toBe('Book at Al Basha Barbershop · Kursi')
  expect(booking.canonical).toBe(`${origin}/salons/al-basha-barbershop/book`)
  const search = await read('/salons?lang=ar')
  expect(search.title).toBe('ابحث عن صالون · كرسي')
  expect(search.property('og:image')).toBe(`${origin}/social-ar.png`)
})

test.each([
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  "$& $' $` <!-- <script>",
  "' onload='alert(1)",
])('a salon named %s stays in its texts', async name => {
  const { salon } = await add({ name, name_ar: name, address: name, service: { name } })
  const { slug } = await app.db
    .selectFrom('salons')
    .select('slug')
    .where('id', '=', salon.id)
    .executeTakeFirstOrThrow()
  const { page, title, property, structured } = await read(`/salons/${slug}`)
  expect(title).toContain(name)
  expect(property('og:title')).toContain(name)
  expect(structured()).toMatchObject({ name, address: { streetAddress: name } })
  expect([...page.querySelectorAll('script')].map(({ type }) => type)).toEqual(['application/ld+json'])
  expect(page.querySelectorAll('img, [onload], [onerror]')).toHaveLength(0)
  expect(page.body.innerHTML).toBe('<div id="root"></div>')
})

test('ids, earlier slugs and other spellings lead on, with what they ask for', async () => {
  const { salon, service } = await named()
  await app.db.updateTable('salons').set({ name: 'الأناقة' }).execute()
  await renewSlug(app.db, salon.id)
  const slug = encodeURIComponent('الاناقة')
  for (const [from, to] of [
    [`/salons/${salon.id}`, `/salons/${slug}`],
    ['/salons/al-basha-barbershop?lang=ar', `/salons/${slug}?lang=ar`],
    [`/salons/Al-Basha-Barbershop/book?service=${service.id}`, `/salons/${slug}/book?service=${service.id}`],
  ] as const) {
    const { answer } = await read(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  }
  expect((await read(`/salons/${slug}`)).answer.status).toBe(200)
  expect((await read('/salons/الاناقة')).answer.status).toBe(200)
})

test.each([
  '/salons/nobody',
  '/salons/nobody/book',
  '/salons/al-basha-barbershop/book?service=none',
  '/salons/%E0%A4%A',
  '/about.html',
  '/no/such/page',
])('%s does not exist, and our page says so', async path => {
  await named()
  const { answer, page } = await read(path)
  expect(answer.status).toBe(404)
  expect(page.querySelector('#root')).not.toBeNull()
})

test('a salon that closed is gone', async () => {
  const { salon, owner } = await named()
  const { uid: id, email, phone } = owner
  await app.db
    .transaction()
    .execute(transaction =>
      deleteAccount(transaction, app.secret, { id, email, phone, role: 'barber' }, Date.now()),
    )
  for (const address of [salon.id, 'al-basha-barbershop', 'al-basha-barbershop/book'])
    expect((await read(`/salons/${address}`)).answer.status).toBe(410)
})

test('the site map leads to every salon in each language', async () => {
  await named()
  await add({ name: 'نور' })
  const locations = async (path: string) => {
    const xml = new DOMParser().parseFromString(await (await server.request(path)).text(), 'text/xml')
    return [...xml.querySelectorAll('loc')].map(({ textContent }) => textContent)
  }
  expect(await locations('/sitemap.xml')).toEqual([
    `${origin}/sitemap-pages.xml`,
    `${origin}/sitemap-salons-1.xml`,
  ])
  expect(await locations('/sitemap-pages.xml')).toContain(`${origin}/salons?lang=ar`)
  const salons = ['/salons/al-basha-barbershop', `/salons/${encodeURIComponent('نور')}`]
  expect((await locations('/sitemap-salons-1.xml')).sort()).toEqual(
    salons.flatMap(path => [origin + path, `${origin}${path}?lang=ar`]).sort(),
  )
  expect((await server.request('/sitemap-salons-2.xml')).status).toBe(404)
})

test('the picture of a salon without a photo is drawn in the colours of its page', async () => {
  const { salon } = await named()
  const answer = await server.request(`/social/${salon.id}.jpg`)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const picture = sharp(Buffer.from(await answer.arrayBuffer()))
  const { width, height } = await picture.metadata()
  expect([width, height]).toEqual([1200, 630])
  const styles = readFileSync('src/ui/CoverArt.module.css', 'utf8')
  const wall = /\.wall \{\s*fill: light-dark\((oklch\(.*?) var\(--hue\)\)/.exec(styles)?.[1]
  const { r = 0, g = 0, b = 0 } = converter('rgb')(`${wall} ${seedHue(salon.id)})`) ?? {}
  const corner = await picture.extract({ left: 0, top: 200, width: 1, height: 1 }).raw().toBuffer()
  // A photo's compression rounds.
  for (const [index, part] of [r, g, b].entries())
    expect(Math.abs((corner[index] ?? 0) - part * 255)).toBeLessThan(4)
  expect((await server.request('/social/nobody.jpg')).status).toBe(404)
})
