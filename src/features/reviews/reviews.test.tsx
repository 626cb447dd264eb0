import { act, screen, waitFor, within } from '@testing-library/react'
import type { Appointment } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import type { OfferedSlot } from '@/domain/salon'
import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/builders'
import { renderApp } from '@/testing/renderApp'
import { startApi, type TestApi } from '@/testing/startApi'

const day = 24 * 60 * 60_000

let server: TestApi
let shop: TestSalon
let client: TestUser
let visit: Appointment

beforeEach(async () => {
  const booked = Date.now() - 3 * day
  let now = booked
  server = await startApi({ now: () => now })
  shop = await addSalon(server.services, { name: 'Golden Scissors' })
  client = await addUser(server.services, { name: 'Ann Lee' })
  const date = addDays(todayIn('Asia/Hebron', booked), 1)
  const list = await server.request(
    'GET',
    `/salons/${shop.salon.id}/slots?serviceId=${shop.service.id}&date=${date}`,
  )
  const { data } = (await list.json()) as { data: { slots: OfferedSlot[] } }
  const body = { salonId: shop.salon.id, serviceId: shop.service.id, startsAt: data.slots[0]?.startsAt }
  const answer = await server.request('POST', '/appointments', body, { cookie: await signIn(server, client) })
  visit = ((await answer.json()) as { data: Appointment }).data
  now = Date.now()
})
afterEach(() => server.close())

const stored = () => server.services.db.selectFrom('reviews').selectAll().execute()

async function openForm() {
  const app = await renderApp({
    path: `${paths.clientAppointments}#${visit._id}`,
    server,
    signedInAs: client,
  })
  await app.user.click(await screen.findByRole('button', { name: /^Write a review/ }))
  await screen.findByRole('dialog', { name: 'How was your visit?' })
  return app
}

test('a past visit is reviewed once, by keyboard, and the salon’s page shows it', async () => {
  const app = await openForm()
  await app.user.click(screen.getByRole('button', { name: 'Send the review' }))
  expect(await screen.findByText('Choose from one to five stars')).toBeVisible()
  expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus()
  await app.user.keyboard('[Space]{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await app.user.type(screen.getByLabelText(/A word about it/), 'Careful hands.')
  await app.user.click(screen.getByRole('button', { name: 'Send the review' }))
  expect(await screen.findByText('Thank you for your review.')).toBeVisible()
  expect(await screen.findByRole('img', { name: '4 stars' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Write a review/ })).not.toBeInTheDocument()

  act(() => app.history.push(paths.salon(shop.salon.id)))
  const panel = within(await screen.findByRole('region', { name: 'Reviews' }))
  expect(await panel.findByText('Careful hands.')).toBeVisible()
  expect(panel.getByText('Ann L.')).toBeVisible()
  expect(panel.getByText('4 stars: 1 review')).toBeInTheDocument()
})

test('a review whose answer is lost is kept once', async () => {
  const app = await openForm()
  await app.user.click(screen.getByRole('radio', { name: '5 stars' }))
  app.network.loseAnswer(`/appointments/${visit._id}/review`)
  await app.user.click(screen.getByRole('button', { name: 'Send the review' }))
  expect(await screen.findByText(/No answer came/)).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Send the review' }))
  expect(await screen.findByText('Thank you for your review.')).toBeVisible()
  await waitFor(async () => expect(await stored()).toHaveLength(1))
})

test('a salon without reviews says so', async () => {
  await renderApp({ path: paths.salon(shop.salon.id), server, language: 'ar' })
  const panel = within(await screen.findByRole('region', { name: 'التقييمات' }))
  expect(await panel.findByText('لا توجد تقييمات بعد.')).toBeVisible()
})
