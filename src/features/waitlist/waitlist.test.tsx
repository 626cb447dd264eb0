import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import type { FreeSlot } from '@/domain/salon'
import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const tomorrow = addDays(todayIn('Asia/Hebron', Date.now()), 1)
const wholeDayMinutes = 9 * 60

let server: TestApi
let scenario: TestSalon
let client: TestUser

async function fillTomorrow() {
  const cookie = await signIn(server, await addUser(server.app))
  const query = `serviceId=${scenario.service.id}&date=${tomorrow}`
  const list = await server.request('GET', `/salons/${scenario.salon.id}/slots?${query}`)
  const { data } = (await list.json()) as { data: { slots: FreeSlot[] } }
  for (const { id: staffId } of scenario.staff) {
    const body = {
      salonId: scenario.salon.id,
      serviceId: scenario.service.id,
      staffId,
      startsAt: data.slots[0]?.startsAt,
      forAnother: true,
    }
    const answer = await server.request('POST', '/appointments', body, { cookie })
    expect(answer.status).toBe(200)
  }
}

beforeEach(async () => {
  server = await startApi()
  scenario = await addSalon(server.app, {
    name: 'Golden Scissors',
    service: { minutes: wholeDayMinutes },
  })
  client = await addUser(server.app)
  await fillTomorrow()
})
afterEach(async () => {
  window.innerWidth = 1024
  await server.close()
})

const address = () =>
  `${paths.booking(scenario.salon.id)}?${String(new URLSearchParams({ serviceId: scenario.service.id, date: tomorrow }))}`
const waits = () => server.app.db.selectFrom('waits').selectAll().execute()

test('a full day is waited for, and the waiting can end again', async () => {
  const { user, history } = await renderApp({ path: address(), server, signedInAs: client })
  await user.click(await screen.findByRole('button', { name: 'Tell me when a time opens up' }))
  expect(await screen.findByText('We will tell you when a time opens up.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: /^Next free day/ })).toHaveFocus())
  expect(await waits()).toMatchObject([{ user_id: client.uid, date: tomorrow, staff_id: null }])

  act(() => history.push(paths.clientAppointments))
  expect(await screen.findByRole('region', { name: 'You are on the waiting list' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Stop waiting: Haircut/ }))
  await waitFor(() => expect(screen.queryByText('You are on the waiting list')).not.toBeInTheDocument())
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'make a key for the calendar feed' })).toHaveFocus(),
  )
  await waitFor(async () => expect(await waits()).toEqual([]))
})

test('a wait turns into a booking as soon as a time is free', async () => {
  const { user, history } = await renderApp({ path: address(), server, signedInAs: client })
  await user.click(await screen.findByRole('button', { name: 'Tell me when a time opens up' }))
  await screen.findByText('We will tell you when a time opens up.')
  act(() => history.push(paths.clientAppointments))
  expect(await screen.findByRole('link', { name: /^Look again: Haircut/ })).toBeVisible()
  await server.app.db.deleteFrom('claimed_units').execute()
  await server.app.db.updateTable('appointments').set({ status: 'cancelled' }).execute()
  act(() => history.push(paths.client))
  await waitFor(() => expect(screen.queryByText('You are on the waiting list')).not.toBeInTheDocument())
  act(() => history.push(paths.clientAppointments))
  expect(await screen.findByRole('link', { name: /^Book it: Haircut/ })).toBeVisible()
  expect(screen.getByText('A time is free now.')).toBeVisible()
})

test('what one waits for comes back after a failure; nothing is said of it where a host has no waiting', async () => {
  await server.app.db
    .insertInto('waits')
    .values({
      id: 'wait',
      user_id: client.uid,
      salon_id: scenario.salon.id,
      service_id: scenario.service.id,
      date: tomorrow,
      created_at: 0,
    })
    .execute()
  const { network, history, user } = await renderApp({ path: paths.client, server, signedInAs: client })
  const appointmentAnswering = (status: number) => {
    network.answer('/waitlist', () => new Response('<html>', { status }), { once: true })
    act(() => history.push(paths.clientAppointments))
    return screen.findByText('No appointments found.')
  }
  await appointmentAnswering(404)
  expect(screen.queryByText('You are on the waiting list')).not.toBeInTheDocument()
  act(() => history.push(paths.client))
  await appointmentAnswering(500)
  const region = within(await screen.findByRole('region', { name: 'You are on the waiting list' }))
  expect(region.getByText('The days you wait for could not be loaded.')).toBeVisible()
  await user.click(region.getByRole('button', { name: 'Try again' }))
  expect(await region.findByRole('button', { name: /^Stop waiting: Haircut/ })).toBeVisible()
})

test('a visitor is led to the login and back to that day', async () => {
  const { user, path } = await renderApp({ path: address(), server, language: 'ar' })
  await user.click(await screen.findByRole('link', { name: 'سجّل الدخول لنخبرك عندما يتاح وقت' }))
  await waitFor(() => expect(path()).toBe(paths.login))
})

test('an owner waits for a day at another salon', async () => {
  window.innerWidth = 1025
  const owner = await addUser(server.app, { role: 'barber' })
  await addSalon(server.app, { owner, name: 'Own chair' })
  const { user, history } = await renderApp({ path: address(), server, signedInAs: owner })
  await user.click(await screen.findByRole('button', { name: 'Tell me when a time opens up' }))
  expect(await screen.findByText('We will tell you when a time opens up.')).toBeVisible()
  expect(await waits()).toMatchObject([{ user_id: owner.uid, date: tomorrow }])
  act(() => history.push(paths.owner))
  await user.click(await screen.findByRole('link', { name: 'My own appointments' }))
  expect(await screen.findByRole('region', { name: 'You are on the waiting list' })).toBeVisible()
})
