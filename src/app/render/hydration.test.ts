import { waitFor } from '@testing-library/dom'
import type { Language } from '@/domain/languages'
import type { BookingAddress } from '@/domain/bookingAddress'
import { paths } from '@/domain/paths'
import { addDays } from '@/domain/weekday'
import { instantOf, todayIn } from '@/domain/zonedTime'
import { createHeldFiles } from '@/store/heldFiles'
import { createSecrets } from '@/store/secrets'
import { closedVault } from '@/store/vault'
import { parsePage, startServerPages } from '@/testing/kit/serverPages'
import { addSalon, type TestSalon } from '@/testing/scenarios/builders'
import { wrongZone } from '@/testing/kit/wrongZone'
import { addReviewedSalon } from '@/testing/scenarios/reviewedSalon'

let product: Awaited<ReturnType<typeof startServerPages>>
let scenario: TestSalon

// As in a browser, nothing waits for act.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

/** React's state while it renders belongs to the module, so server and browser each load their own. */
beforeEach(async () => {
  jest.resetModules()
  const { renderPage } = await import('./renderer')
  product = await startServerPages(renderPage)
  scenario = await addReviewedSalon(product.api.app)
})
afterEach(async () => {
  await leave()
  localStorage.clear()
  await product.close()
})

/** Closes the page that the test opened, whose late parts would otherwise arrive after the last test. */
let leave = async () => {}

/** Parts that load later are hydrated later. */
const isLeftToServer = (element: Element) => Object.keys(element).every(key => !key.startsWith('__react'))

/** Opens the page, by default the one that the server renders, in this window as a browser would. */
async function open(
  address: string,
  stored: Record<string, string>,
  { arrive = () => {}, read = product.read }: { arrive?: () => void; read?: typeof product.read } = {},
) {
  const page = parsePage(await read(address))
  arrive()
  const language = page.documentElement.lang
  document.documentElement.lang = language
  document.body.innerHTML = page.body.innerHTML
  const rendered = document.querySelector('h1')
  const asks = document.querySelector('h2')?.textContent
  for (const [key, value] of Object.entries({ ...stored, language })) localStorage.setItem(key, value)

  const complaints: unknown[] = []
  const spy = jest.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said))
  const asked: string[] = []
  globalThis.fetch = input => {
    const url = input instanceof Request ? input.url : String(input)
    // An idle page compares its zone data with the server's.
    if (!url.includes('/api/time-zones?')) asked.push(url)
    return Promise.reject(new TypeError('fetch failed'))
  }
  jest.resetModules()
  const { mountPage } = await import('../mountPage')
  const { createPlainHistory } = await import('../routes/history')
  const { createSafeStorage } = await import('../persistence/safeStorage')
  const { stop } = await mountPage({
    history: createPlainHistory(address),
    storage: createSafeStorage(() => localStorage),
    dependencies: {
      secrets: createSecrets(),
      files: createHeldFiles(),
      vault: closedVault,
      now: Date.now,
      newKey: () => '',
      leaveFor: () => undefined,
    },
    window,
  })
  await waitFor(() => expect(document.querySelector('[data-hydrating]')).toBeNull(), { timeout: 20_000 })
  await waitFor(() => expect([...document.querySelectorAll('h1, h2')].filter(isLeftToServer)).toEqual([]))
  leave = stop
  spy.mockRestore()
  return { asked, asks, complaints, keeps: rendered !== null && document.querySelector('h1') === rendered }
}

const leftBooking = JSON.stringify({
  version: 5,
  slices: { booking: { salonId: 'another', notes: 'Please hurry', booked: null, left: null } },
})
const dark = JSON.stringify({ version: 5, slices: { preferences: { theme: 'dark' } } })
const salon = paths.salon('salon-noor')
const booking = paths.booking('salon-noor')
const found = `${paths.salons}?text=noor&sort=rating`

test.each<[string, Language, Record<string, string>]>([
  [salon, 'en', {}],
  [salon, 'ar', {}],
  [salon, 'en', { kursi: dark }],
  [paths.salons, 'en', {}],
  [found, 'ar', {}],
  [booking, 'en', {}],
  [booking, 'ar', { kursi: leftBooking }],
])('%s hydrates in %s, with %j stored, without a call or a complaint', async (path, language, stored) => {
  const { asked, complaints, keeps } = await open(
    `${path}${path.includes('?') ? '&' : '?'}lang=${language}`,
    stored,
  )
  expect(complaints).toEqual([])
  expect(asked).toEqual([])
  expect(keeps).toBe(true)
})

const zone = 'Asia/Hebron'
const dayAfter = (days: number) => addDays(todayIn(zone, Date.now()), days)
const comingAt = (minutes: number) => instantOf(dayAfter(3), minutes, zone)

const stored = (booking: object) =>
  JSON.stringify({
    version: 5,
    slices: { booking: { salonId: scenario.salon.id, notes: '', booked: null, left: null, ...booking } },
  })

test.each<[string, Language, () => Partial<BookingAddress>, () => Record<string, string>]>([
  ['When?', 'en', () => ({ staffId: null, date: dayAfter(3) }), () => ({})],
  ['When?', 'en', () => ({ startsAt: comingAt(605) }), () => ({})],
  ['Is everything right?', 'en', () => ({ startsAt: comingAt(600) }), () => ({})],
  [
    'Is everything right?',
    'en',
    () => ({ startsAt: comingAt(600) }),
    () => ({ kursi: stored({ notes: 'Hurry' }), rememberedEmail: 'rana@example.test' }),
  ],
  ['هل كل شيء صحيح؟', 'ar', () => ({ startsAt: comingAt(600) }), () => ({})],
])('a booking link hydrates at "%s" in %s', async (question, language, answers, storedBefore) => {
  const address = paths.booking('salon-noor', { serviceIds: [scenario.service.id], ...answers() })
  const { asked, asks, complaints, keeps } = await open(`${address}&lang=${language}`, storedBefore())
  expect(asks).toBe(question)
  expect(complaints).toEqual([])
  // The days that follow are fetched in advance.
  expect(asked.filter(call => !/slots?.*date=/.test(call) || call.endsWith(dayAfter(3)))).toEqual([])
  expect(keeps).toBe(true)
})

test('what this browser has booked already shows after hydration', async () => {
  const serviceIds = [scenario.service.id]
  const startsAt = comingAt(600)
  const request = { salonId: scenario.salon.id, serviceIds, startsAt, notes: '' }
  const kursi = stored({ booked: { appointmentId: 'earlier', isShown: false, request } })
  const { complaints } = await open(paths.booking('salon-noor', { serviceIds, startsAt }), { kursi })
  expect(complaints).toEqual([])
})

test('where the browser is wrong about a zone, the hydrated page shows the time of the server', async () => {
  const address = paths.booking('salon-noor', {
    serviceIds: [scenario.service.id],
    startsAt: comingAt(600),
  })
  let repair = () => {}
  const arrive = () => {
    repair = wrongZone(zone)
  }
  const { complaints, keeps } = await open(`${address}&lang=en`, {}, { arrive })
  repair()
  expect(complaints).toEqual([])
  expect(keeps).toBe(true)
})

test('the search in the remembered area hydrates without a call or a complaint', async () => {
  await addSalon(product.api.app, { name: 'Amman Cuts', country: 'Jordan', city: 'Amman' })
  const cookie = 'area=Jordan%2FAmman'
  document.cookie = `${cookie}; path=/`
  const read = (address: string) => product.read(address, { cookie })
  const { asked, complaints, keeps } = await open(paths.salons, {}, { read })
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Amman Cuts'])
  document.cookie = 'area=; max-age=0; path=/'
  expect(complaints).toEqual([])
  expect(asked).toEqual([])
  expect(keeps).toBe(true)
})

test.each(['Jordan%2FAtlantis', 'Atlantis%2F', '%E0%A4%A', '%3Cb%3E'])(
  'the search with the broken area %s shows all salons',
  async area => {
    const page = parsePage(await product.read(paths.salons, { cookie: `area=${area}` }))
    expect(page.querySelector('h3')?.textContent).toBe('Salon Noor')
  },
)

/** A page as the build renders it. */
async function readBuilt(address: string): Promise<string> {
  const { renderApp } = await import('./renderApp')
  const { html } = await renderApp({ address, language: 'en', now: 0 })
  return `<html lang="en"><div id="root" data-language="en">${html}</div></html>`
}

test.each(['light', 'dark'])(
  'with the theme %s stored, the landing page hydrates and shows its pictures',
  async theme => {
    const kursi = JSON.stringify({ version: 5, slices: { preferences: { theme } } })
    const { complaints, keeps } = await open(paths.landing, { kursi }, { read: readBuilt })
    expect(complaints).toEqual([])
    expect(keeps).toBe(true)
    const pictures = () => [...document.querySelectorAll('picture')].map(picture => picture.innerHTML)
    await waitFor(() => expect(pictures().join('')).toContain(`-${theme}.webp`))
    expect(pictures().join('')).not.toContain('prefers-color-scheme')
  },
)

// The open dialog of the second one makes the rest of the document inert: it comes last.
test.each([{ step: 'filling' }, { step: 'choosing_business', sealedPassword: null }])(
  'a sign-up at $step hydrates without a complaint',
  async left => {
    const signUp = {
      ...left,
      details: {
        firstName: 'Sara',
        lastName: 'Saleh',
        email: 'sara@example.test',
        country: 'Palestine',
        city: 'Ramallah',
        phone: '0599123456',
      },
    }
    const kursi = JSON.stringify({
      version: 5,
      slices: { auth: { signUp, leftBy: null, logoutOwed: false } },
    })
    const { complaints, keeps } = await open(paths.signup, { kursi }, { read: readBuilt })
    expect(complaints).toEqual([])
    expect(keeps).toBe(true)
  },
)
