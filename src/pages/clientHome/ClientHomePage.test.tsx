import { act, screen, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let scenario: TestSalon
let client: TestUser

beforeEach(async () => {
  server = await startApi()
  scenario = await addSalon(server.app, { name: 'Golden Scissors' })
  client = await addUser(server.app)
})
afterEach(() => server.close())

const open = () => renderApp({ path: paths.client, signedInAs: client, server })

const book = () => bookTomorrow(server, scenario, client)

const like = async () =>
  server.request(
    'PUT',
    `/favorites/${client.uid}/${scenario.salon.id}`,
    {},
    { cookie: await signIn(server, client) },
  )

test('somebody with neither is invited, and told what a favourite is good for', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Your chair is waiting' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Be a VIP at your salon' })).toBeVisible()
  for (const name of ['Find a salon', 'Choose a favorite']) {
    const links = screen.getAllByRole('link', { name: new RegExp(`^${name}`) })
    for (const link of links) expect(link).toHaveAttribute('href', paths.search)
  }
})

test('the next reservation says with whom, what, when and where; without favourites that is said', async () => {
  await book()
  await open()
  const next = await screen.findByRole('region', { name: 'Next reservation' })
  for (const text of ['First chair', 'Hair', '9:00 AM', 'Hebron']) {
    expect(await within(next).findByText(text)).toBeVisible()
  }
  expect(await screen.findByText('No favorite salons found.')).toBeVisible()
})

test('the favourite salon has its name and place and books by one tap; without a reservation that is said', async () => {
  await like()
  await open()
  const favorite = await screen.findByRole('region', { name: 'Favorite salon' })
  expect(await within(favorite).findByRole('link', { name: 'Golden Scissors' })).toBeVisible()
  expect(within(favorite).getByText('Hebron')).toBeVisible()
  expect(within(favorite).getByRole('link', { name: 'Book' })).toHaveAttribute(
    'href',
    paths.booking(scenario.salon.id),
  )
  expect(await screen.findByText('No upcoming reservations yet.')).toBeVisible()
})

test('each part fails for itself and can be retried for itself', async () => {
  await book()
  await like()
  const app = await renderApp({ path: paths.clientAppointments, signedInAs: client, server })
  app.network.answer('/favorites', () => new Response('<html>', { status: 500 }), { once: true })
  app.network.answer('/appointments/last', () => new Response('', { status: 500 }), { once: true })
  app.network.answer('/appointments/next', () => new Response('', { status: 500 }), { once: true })
  act(() => app.history.push(paths.client))
  const next = await screen.findByRole('region', { name: 'Next reservation' })
  expect(await within(next).findByText('An error occurred while fetching data.')).toBeVisible()
  expect(await screen.findByText('Failed to fetch favorites.')).toBeVisible()
  const release = app.network.hold('/appointments/next')
  await app.user.click(within(next).getByRole('button', { name: 'Try again' }))
  expect(await within(next).findByText('Loading…')).toBeVisible()
  expect(next).toBeVisible()
  release()
  expect(await within(next).findByText('9:00 AM')).toBeVisible()
  expect(screen.getByText('Failed to fetch favorites.')).toBeVisible()
  expect(screen.getByText('Your past visits could not be loaded.')).toBeVisible()
})

test('it begins with all that it knows at once, so that nothing is pushed about', async () => {
  await book()
  await like()
  const app = await renderApp({ path: paths.clientAppointments, signedInAs: client, server })
  const release = app.network.hold('/appointments/last')
  act(() => app.history.push(paths.client))
  await screen.findByRole('region', { name: 'Recommended in Hebron' })
  expect(screen.queryByRole('region', { name: 'Next reservation' })).not.toBeInTheDocument()
  release()
  expect(await screen.findByRole('region', { name: 'Next reservation' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Favorite salon' })).toBeVisible()
})

test('salons of the own city are recommended', async () => {
  await addSalon(server.app, { name: 'Far Away', city: 'Nablus' })
  await open()
  const recommended = await screen.findByRole('region', { name: 'Recommended in Hebron' })
  expect(await within(recommended).findByText('Golden Scissors')).toBeVisible()
  expect(within(recommended).queryByText('Far Away')).not.toBeInTheDocument()
})

test('the last appointment is offered again: one tap proposes its weekday and hour, one press books it', async () => {
  await book()
  // The appointment took place a week before tomorrow, at the same hour.
  const week = 7 * 24 * 60 * 60 * 1000
  const { db } = server.app
  await db.deleteFrom('claimed_units').execute()
  await db
    .updateTable('appointments')
    .set(({ eb }) => ({
      starts_at: eb('starts_at', '-', week),
      ends_at: eb('ends_at', '-', week),
      status: 'done',
    }))
    .execute()
  const app = await open()
  await app.user.click(await screen.findByRole('link', { name: 'Book again: Haircut' }))
  await app.user.click(await screen.findByRole('button', { name: /^Book .* at 9:00 AM$/ }))
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible()
  const booked = await db.selectFrom('appointments').selectAll().where('status', '=', 'confirmed').execute()
  const before = await db.selectFrom('appointments').selectAll().where('status', '=', 'done').execute()
  expect(booked).toMatchObject([
    { staff_id: before[0]?.staff_id, starts_at: (before[0]?.starts_at ?? 0) + week },
  ])
})
