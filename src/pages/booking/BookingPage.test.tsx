import { fireEvent, screen, within } from '@testing-library/react'
import type { Appointment } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import { addDays } from '@/domain/weekday'
import { bookingSlice, initialBooking } from '@/features/booking/bookingSlice'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let scenario: TestSalon
let client: TestUser

beforeEach(async () => {
  server = await startApi()
  scenario = await addSalon(server.app)
  client = await addUser(server.app)
})
afterEach(() => server.close())

const bookingPath = () => `${paths.booking(scenario.salon.id)}?service=${scenario.service.id}`
const button = (name: string | RegExp) => screen.findByRole('button', { name })

async function openTimes(app: RenderedApp) {
  await app.user.click(await button(/^Anyone/))
  await chooseDay(app)
}

const chooseDay = async ({ user }: RenderedApp) =>
  user.click(await screen.findByRole('radio', { name: new RegExp(`^${longDate(tomorrow)}(?!\\d)`) }))

const longDate = (date: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(date))

async function chooseTime(app: RenderedApp, time: string) {
  await openTimes(app)
  await app.user.click(await button(time))
}

const rowsOf = () => server.app.db.selectFrom('appointments').selectAll().execute()

async function bookElsewhere(time: string, times: number) {
  for (let index = 0; index < times; index += 1) {
    await bookTomorrow(server, scenario, await addUser(server.app), { time })
  }
}

test('from the salon to the receipt: a service, anyone, a time, and one press', async () => {
  const app = await renderApp({ path: paths.booking(scenario.salon.id), signedInAs: client, server })
  await app.user.click(await button(/Haircut.*60 min.*\$20/))
  await chooseTime(app, '10:00 AM')
  await app.user.type(await screen.findByLabelText(/Note to the salon/), ' Short, please ')
  await app.user.click(await button(`Book ${longDate(tomorrow)} at 10:00 AM`))
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible()
  expect(await rowsOf()).toMatchObject([
    { client_id: client.uid, status: 'confirmed', notes: 'Short, please' },
  ])
  expect(app.actions.reduce(bookingSlice.reducer, initialBooking)).toEqual(app.store.getState().booking)
  await app.user.click(screen.getByRole('link', { name: 'My appointments' }))
  expect(await screen.findByRole('heading', { name: /10:00 AM/ })).toBeVisible()
})

test('who was asked for is booked, and nobody else', async () => {
  const app = await renderApp({ path: bookingPath(), signedInAs: client, server })
  await app.user.click(await button(/^Second chair/))
  await chooseDay(app)
  await app.user.click(await button('10:00 AM'))
  await app.user.click(await button(/^Book /))
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible()
  expect(await rowsOf()).toMatchObject([{ staff_id: scenario.staff[1]?.id }])
})

test('the chosen day says how many times are listed, also when they were counted before', async () => {
  const app = await renderApp({ path: bookingPath(), signedInAs: client, server })
  await openTimes(app)
  const listed = (await screen.findAllByRole('button', { name: /^\d+:\d\d [AP]M$/ })).length
  const counted = [tomorrow, addDays(tomorrow, 1)].map(date => ({ date, free: 99, empty: null }))
  app.network.answer(`/salons/${scenario.salon.id}/days`, () =>
    Response.json({ success: true, data: counted }),
  )
  fireEvent(window, new Event('focus'))
  expect(
    await screen.findByRole('radio', { name: `${longDate(addDays(tomorrow, 1))}, 99 free` }),
  ).toBeVisible()
  expect(screen.getByRole('radio', { name: `${longDate(tomorrow)}, ${listed} free` })).toBeChecked()
})

test('the day shows the salon’s clock by its city, and days without a free time say why', async () => {
  const { db } = server.app
  await db
    .insertInto('days_off')
    .values({ id: 'off', salon_id: scenario.salon.id, date: tomorrow, reason: '' })
    .execute()
  const app = await renderApp({ path: bookingPath(), signedInAs: client, server })
  await openTimes(app)
  expect(await screen.findByText(`Closed on ${longDate(tomorrow)}.`)).toBeVisible()
  expect(screen.getByText(/in Hebron time/)).toBeVisible()
  await app.user.click(await button(`Next free day: ${longDate(addDays(tomorrow, 1))}`))
  expect(await button('9:00 AM')).toBeVisible()
})

test('who loses the race is offered the nearest free times, and one tap and one press book one', async () => {
  const app = await renderApp({ path: bookingPath(), signedInAs: client, server })
  await chooseTime(app, '10:00 AM')
  await app.user.type(await screen.findByLabelText(/Note to the salon/), 'Short')
  await bookElsewhere('10:00 AM', 2)
  await app.user.click(await button(/^Book /))
  expect(await screen.findByText(/This time is no longer free/)).toBeVisible()
  await app.user.click(await button('11:00 AM'))
  expect(await screen.findByLabelText(/Note to the salon/)).toHaveValue('Short')
  await app.user.click(await button(`Book ${longDate(tomorrow)} at 11:00 AM`))
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible()
  const mine = (await rowsOf()).filter(row => row.client_id === client.uid)
  expect(mine).toMatchObject([{ notes: 'Short' }])
})

test('who has as many bookings to come as one may have is told so, and may press again', async () => {
  await bookTomorrow(server, scenario, client, { time: '9:00 AM' })
  const [row] = await rowsOf()
  if (!row) throw new Error('Nothing was booked')
  const others = Array.from({ length: 19 }, (_, index) => ({ ...row, id: `booking ${index}` }))
  await server.app.db.insertInto('appointments').values(others).execute()
  const app = await renderApp({ path: bookingPath(), signedInAs: client, server })
  await chooseTime(app, '10:00 AM')
  await app.user.click(await button(/^Book /))
  expect(await screen.findByText(/You have reached the most upcoming bookings for one account/)).toBeVisible()
  expect(await button(/^Book /)).toBeEnabled()
})

test('a double press books once', async () => {
  const app = await renderApp({ path: bookingPath(), signedInAs: client, server })
  await chooseTime(app, '10:00 AM')
  const release = app.network.hold('/appointments')
  await app.user.dblClick(await button(/^Book /))
  await app.user.keyboard('{Enter}{Enter}')
  release()
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible()
  expect(await rowsOf()).toHaveLength(1)
  expect(app.network.sent.filter(call => call === 'POST /appointments')).toHaveLength(1)
})

test('after a lost answer the page does not claim to know, and pressing again books once', async () => {
  const app = await renderApp({ path: bookingPath(), signedInAs: client, server })
  await chooseTime(app, '10:00 AM')
  app.network.loseAnswer('/appointments')
  await app.user.click(await button(/^Book /))
  expect(await screen.findByText('No answer came.')).toBeVisible()
  await app.user.click(await button(/^Try again/))
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible()
  expect(await rowsOf()).toHaveLength(1)
})

test('a visitor chooses first, signs in at the end, and comes back to the chosen time', async () => {
  const app = await renderApp({ path: bookingPath(), server })
  await chooseTime(app, '10:00 AM')
  await app.user.click(await screen.findByRole('link', { name: 'Continue' }))
  await screen.findByLabelText('First name')
  await app.user.click(screen.getByRole('link', { name: 'Log in' }))
  await screen.findByRole('heading', { name: 'Log in' })
  await app.user.type(await screen.findByLabelText(/^Email/), client.email)
  await app.user.type(await screen.findByLabelText(/^Password/), client.password)
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  await app.user.click(await button(`Book ${longDate(tomorrow)} at 10:00 AM`))
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible()
})

test('back asks the question before, and the summary leads to any of them', async () => {
  const app = await renderApp({ path: bookingPath(), signedInAs: client, server })
  await chooseTime(app, '10:00 AM')
  await screen.findByRole('heading', { name: 'Is everything right?' })
  await app.user.click(await button('Back'))
  expect(await screen.findByRole('heading', { name: 'When?' })).toBeVisible()
  await app.user.click(await button('Change: With'))
  expect(await screen.findByRole('heading', { name: 'With whom?' })).toBeVisible()
  await app.user.click(await button('First chair'))
  await chooseDay(app)
  await app.user.click(await button('10:00 AM'))
  const summary = await screen.findByRole('region', { name: 'Your booking' })
  expect(within(summary).getByText('First chair')).toBeVisible()
})

test('a salon that waits to confirm says so', async () => {
  await server.app.db.updateTable('salons').set({ confirms_at_once: 0 }).execute()
  const app = await renderApp({ path: bookingPath(), signedInAs: client, server })
  await chooseTime(app, '10:00 AM')
  await app.user.click(await button(/^Book /))
  expect(await screen.findByRole('heading', { name: 'Your request is sent' })).toBeVisible()
})

test('failures of days and times are said and can be retried', async () => {
  const app = await renderApp({ path: bookingPath(), signedInAs: client, server })
  await button(/^Anyone/)
  app.network.answer(`/salons/${scenario.salon.id}/days`, () => new Response('<html>', { status: 500 }), {
    once: true,
  })
  await app.user.click(await button('First chair'))
  expect(await screen.findByText('The days could not be loaded.')).toBeVisible()
  await app.user.click(await button('Try again'))
  expect(await screen.findByRole('radiogroup', { name: 'Day' })).toBeVisible()
})

test('an unknown salon leads to the others', async () => {
  await renderApp({ path: paths.booking('nobody'), signedInAs: client, server })
  expect(await screen.findByText('This salon is no longer on Kursi.')).toBeVisible()
})

test('in Arabic the same way leads to the same booking', async () => {
  const app = await renderApp({ path: bookingPath(), signedInAs: client, server, language: 'ar' })
  await app.user.click(await button(/^أي شخص متاح/))
  const days = await screen.findByRole('radiogroup', { name: 'اليوم' })
  const [, second] = within(days).getAllByRole('radio')
  if (second) await app.user.click(second)
  await app.user.click(await button(/10:00/))
  await app.user.click(await button(/^احجز .*10:00/))
  expect(await screen.findByRole('heading', { name: 'تم الحجز' })).toBeVisible()
  const [row] = await rowsOf()
  expect(row).toMatchObject({ status: 'confirmed' } satisfies Partial<Appointment>)
})
