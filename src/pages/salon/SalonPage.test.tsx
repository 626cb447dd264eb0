import { act, screen, waitFor, within } from '@testing-library/react'
import { addSalon, addUser, type TestSalon } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'

let server: TestApi
let scenario: TestSalon
beforeEach(async () => {
  server = await startApi()
  scenario = await addSalon(server.app, {
    name: 'Salon محمد 2',
    name_ar: 'صالون محمد 2',
    rating_sum: 47,
    rating_count: 10,
    service: { name: 'Haircut', name_ar: 'قص شعر', cost: 20, minutes: 45 },
  })
})
afterEach(() => server.close())

const open = async (options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ path: `/salons/${scenario.salon.id}`, server, ...options })
const region = (name: string) => screen.findByRole('region', { name })

test('shows what a client wants to know before booking', async () => {
  await open({ signedInAs: await addUser(server.app) })
  expect((await screen.findByRole('heading', { level: 1 })).querySelector('bdi')).toHaveTextContent(
    'Salon محمد 2',
  )
  expect(screen.getByText('Rated 4.7 out of 5 from 10 reviews')).toBeInTheDocument()
  expect(screen.getByText('Barber Shop')).toBeVisible()

  const hours = within(await region('Opening hours'))
  expect(hours.getByText('today').closest('dt')).toBeVisible()
  expect(hours.getAllByText('9:00 AM').length).toBeGreaterThan(0)
  expect(hours.queryByText('Hair')).not.toBeInTheDocument()

  const services = within(await region('Hair'))
  expect(services.getByText('$20')).toBeVisible()
  expect(services.getByText('45 min')).toBeVisible()
  expect(services.getByRole('link', { name: 'Book Haircut' })).toHaveAttribute(
    'href',
    `/salons/${scenario.salon.id}/book?service=${scenario.service.id}`,
  )
  expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute(
    'href',
    `/salons/${scenario.salon.id}/book`,
  )

  expect(within(await region('People')).getByText('First chair')).toBeVisible()
  const contact = within(await region('Where to find it'))
  expect(contact.getByText('Main Street 1')).toBeVisible()
  expect(contact.getByRole('link', { name: scenario.salon.phone })).toHaveAttribute('dir', 'ltr')
})

test('speaks Arabic all through, with hours from start to end', async () => {
  await open({ language: 'ar' })
  expect(await screen.findByRole('heading', { level: 1, name: 'صالون محمد 2' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'احجز قص شعر' })).toBeVisible()
  const [range] = within(await region('ساعات العمل')).getAllByRole('definition')
  expect([...(range?.querySelectorAll('bdi') ?? [])].map(time => time.textContent)).toEqual([
    '9:00 ص',
    '6:00 م',
  ])
  expect(await within(await region('العنوان والتواصل')).findByText('الخليل')).toBeVisible()
})

test.each([
  [{ opens_at: 0, closes_at: 24 * 60 }, 'Open now', 'good'],
  [{ is_closed: 1 }, 'Closed now', 'bad'],
])('with the hours %j it is "%s"', async (hours, text, tone) => {
  await server.app.db.updateTable('opening_hours').set(hours).execute()
  await open()
  expect((await screen.findByText(text)).parentElement).toHaveClass(tone)
})

test('says which days are off', async () => {
  const date = addDays(todayIn('Asia/Hebron', Date.now()), 3)
  await server.app.db
    .insertInto('days_off')
    .values({ id: 'off', salon_id: scenario.salon.id, date, reason: 'Family feast' })
    .execute()
  await open()
  expect(within(await region('Days off')).getByText('Family feast')).toBeVisible()
  expect(within(await region('Opening hours')).getByText('Closed that day')).toBeVisible()
})

test('names the salon’s clock for a reader of another zone only', async () => {
  await open()
  expect((await screen.findByText(/Times are on the salon's clock/)).parentElement?.textContent).toMatch(
    /Hebron · .+ Time$/,
  )
})

test('a reader of the same zone is not told of clocks', async () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const near = await addSalon(server.app, { time_zone: timeZone })
  await renderApp({ path: `/salons/${near.salon.id}`, server })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/Times are on the salon's clock/)).not.toBeInTheDocument()
})

test('a heart beyond the most says how many there are', async () => {
  const app = await open({ signedInAs: await addUser(server.app) })
  const heart = await screen.findByRole('button', { name: 'Favorite: Salon محمد 2' })
  app.network.answer('/favorites', () =>
    Response.json({ success: false, message: 'Full', code: 'limit_reached' }, { status: 409 }),
  )
  await app.user.click(heart)
  expect(await screen.findByText(/You have 200 favorite salons, which is the most/)).toBeVisible()
})

test('a heart that could not be kept says so, and the next press keeps it', async () => {
  const app = await open({ signedInAs: await addUser(server.app) })
  const heart = await screen.findByRole('button', { name: 'Favorite: Salon محمد 2' })
  app.network.down()
  await app.user.click(heart)
  expect(await screen.findByText('This was not saved. Please try again.')).toBeVisible()
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
  app.network.up()
  await app.user.click(heart)
  await waitFor(async () =>
    expect(await server.app.db.selectFrom('favorites').selectAll().execute()).toHaveLength(1),
  )
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
})

test('an owner has no heart to press', async () => {
  await open({ signedInAs: await addUser(server.app, { role: 'barber' }) })
  await screen.findByRole('heading', { level: 1, name: 'Salon محمد 2' })
  expect(screen.queryByRole('button', { name: /^Favorite/ })).not.toBeInTheDocument()
})

test('the way back leads to the results it was found in', async () => {
  const app = await renderApp({ path: '/salons?text=salon&sort=price', server })
  await app.user.click(await screen.findByRole('link', { name: 'Salon محمد 2' }))
  await app.user.click(await screen.findByRole('link', { name: 'Back to search' }))
  await waitFor(() => expect(app.path()).toBe('/salons?text=salon&sort=price'))
})

test('a salon that is not there says so and leads to the search', async () => {
  const app = await renderApp({ path: '/salons/nowhere', server })
  expect(await screen.findByRole('heading', { level: 1, name: 'Salon not found' })).toBeVisible()
  await app.user.click(screen.getByRole('link', { name: 'Back to search' }))
  await waitFor(() => expect(app.path()).toBe('/salons'))
})

test('a failing server is told, and a retry brings the page', async () => {
  const app = await renderApp({ path: '/', server })
  app.network.answer('/salons/', () => new Response('<html>', { status: 500 }), { once: true })
  act(() => app.history.push(`/salons/${scenario.salon.id}`))
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Salon محمد 2' })).toBeVisible()
})

test('a salon without services says so instead of offering to book', async () => {
  await server.app.db.deleteFrom('services').where('salon_id', '=', scenario.salon.id).execute()
  await open()
  expect(await screen.findByText('No services yet')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Book/ })).not.toBeInTheDocument()
})
