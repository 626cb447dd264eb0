import { act, screen, waitFor, within } from '@testing-library/react'
import type { Appointment } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import type { FreeSlot } from '@/domain/salon'
import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const day = 24 * 60 * 60_000

let server: TestApi
let scenario: TestSalon
let client: TestUser
let appointment: Appointment

beforeEach(async () => {
  const booked = Date.now() - 3 * day
  let now = booked
  server = await startApi({ now: () => now })
  scenario = await addSalon(server.app, { name: 'Golden Scissors' })
  client = await addUser(server.app, { name: 'Ann Lee' })
  const date = addDays(todayIn('Asia/Hebron', booked), 1)
  const list = await server.request(
    'GET',
    `/salons/${scenario.salon.id}/slots?serviceId=${scenario.service.id}&date=${date}`,
  )
  const { data } = (await list.json()) as { data: { slots: FreeSlot[] } }
  const body = {
    salonId: scenario.salon.id,
    serviceId: scenario.service.id,
    startsAt: data.slots[0]?.startsAt,
  }
  const answer = await server.request('POST', '/appointments', body, { cookie: await signIn(server, client) })
  appointment = ((await answer.json()) as { data: Appointment }).data
  now = Date.now()
})
afterEach(() => server.close())

const stored = () => server.app.db.selectFrom('reviews').selectAll().execute()

async function openForm() {
  const app = await renderApp({
    path: `${paths.clientAppointments}#${appointment._id}`,
    server,
    signedInAs: client,
  })
  await app.user.click(
    await screen.findByRole('button', { name: /^Write a review: Haircut · Golden Scissors · / }),
  )
  await screen.findByRole('dialog', { name: 'How was your visit?' })
  return app
}

test('a past appointment is reviewed once, by keyboard, and the salon’s page shows it', async () => {
  const app = await openForm()
  await app.user.click(screen.getByRole('button', { name: 'Send the review' }))
  expect(await screen.findByText('Choose from one to five stars')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus())
  await app.user.keyboard('[Space]{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await app.user.type(screen.getByLabelText(/A word about it/), 'Careful hands.')
  await app.user.click(screen.getByRole('button', { name: 'Send the review' }))
  expect(await screen.findByText('Thank you for your review.')).toBeVisible()
  expect(await screen.findByRole('img', { name: '4 stars' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Write a review/ })).not.toBeInTheDocument()

  act(() => app.history.push(paths.salon(scenario.salon.id)))
  const panel = within(await screen.findByRole('region', { name: 'Reviews' }))
  expect(await panel.findByText('Careful hands.')).toBeVisible()
  expect(panel.getByText('Ann L.')).toBeVisible()
  expect(panel.getByText('4 stars: 1 review')).toBeInTheDocument()
})

test('a review whose answer is lost is kept once', async () => {
  const app = await openForm()
  await app.user.click(screen.getByRole('radio', { name: '5 stars' }))
  app.network.loseAnswer(`/appointments/${appointment._id}/review`)
  await app.user.click(screen.getByRole('button', { name: 'Send the review' }))
  expect(await screen.findByText(/No answer came/)).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Send the review' }))
  expect(await screen.findByText('Thank you for your review.')).toBeVisible()
  await waitFor(async () => expect(await stored()).toHaveLength(1))
})

test('a salon without reviews says so', async () => {
  await renderApp({ path: paths.salon(scenario.salon.id), server, language: 'ar' })
  const panel = within(await screen.findByRole('region', { name: 'التقييمات' }))
  expect(await panel.findByText('لا توجد تقييمات بعد.')).toBeVisible()
})

test('the keyboard stays with the owner’s answer: in its box, then on the button that opened it', async () => {
  const cookie = await signIn(server, client)
  const review = { stars: 5, text: 'Careful hands.' }
  const written = await server.request('POST', `/appointments/${appointment._id}/review`, review, { cookie })
  expect(written.ok).toBe(true)
  const owner = { ...scenario.owner, password: 'Kursi2026' }
  const { user } = await renderApp({ path: paths.profile, server, signedInAs: owner })
  await user.click(await screen.findByRole('button', { name: 'Answer the review of Ann L.' }))
  await waitFor(async () => expect(await screen.findByRole('textbox', { name: 'Your answer' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Answer the review of Ann L.' })).toHaveFocus(),
  )
})

test('the owner’s answer stands below the review when it could be sent', async () => {
  const cookie = await signIn(server, client)
  const review = { stars: 4, text: 'Good' }
  const written = await server.request('POST', `/appointments/${appointment._id}/review`, review, { cookie })
  const { data } = (await written.json()) as { data: { id: string } }
  const owner = { ...scenario.owner, password: 'Kursi2026' }
  const { user, network, history } = await renderApp({ path: paths.notifications, server, signedInAs: owner })
  const failed = () => new Response('<html>', { status: 500 })
  network.answer(`/salons/${scenario.salon.id}/reviews`, failed, { once: true })
  act(() => history.push(paths.profile))
  expect(await screen.findByText('The reviews could not be loaded.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByRole('button', { name: 'Answer the review of Ann L.' }))
  const box = await screen.findByRole('textbox', { name: 'Your answer' })
  await user.type(box, 'Thank you!')
  network.answer(`/reviews/${data.id}`, failed, { once: true })
  await user.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText('No answer came. Sending it again does no harm.')).toBeVisible()
  expect(box).toHaveValue('Thank you!')
  await user.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText('Thank you!', { selector: 'p' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change the answer to Ann L.' }))
  expect(await screen.findByRole('textbox', { name: 'Your answer' })).toHaveValue('Thank you!')
  expect(await stored()).toMatchObject([{ answer: 'Thank you!' }])
})
