import { act, screen, waitFor, within } from '@testing-library/react'
import type { Appointment } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import { dataOf } from '@/testing/kit/answers'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { liveOf } from '@/testing/doubles/liveSource'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let scenario: TestSalon
let owner: TestUser

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner, confirms_at_once: 0 })
})
afterEach(() => server.close())

const book = async (name: string, time: string) =>
  bookTomorrow(server, scenario, await addUser(server.app, { name }), { time })

const statuses = async () => {
  const rows = await server.app.db.selectFrom('appointments').select('status').orderBy('starts_at').execute()
  return rows.map(({ status }) => status)
}

const open = (more = '') =>
  renderApp({ path: `${paths.ownerAppointments}${more}`, signedInAs: owner, server })

async function card(name: string): Promise<HTMLElement> {
  const found = (await screen.findByRole('heading', { name })).closest('li')
  if (!found) throw new Error('No card')
  return found
}

test('the owner sees who comes, when, what for and for how much', async () => {
  await book('Layla Haddad', '10:00 AM')
  await server.app.db.updateTable('appointments').set({ notes: 'No perfume, please' }).execute()
  await open()
  const found = within(await card('Layla Haddad'))
  for (const text of ['10:00 AM', 'Haircut', '$20', 'Waiting', 'No perfume, please'])
    expect(found.getByText(text)).toBeVisible()
  const phone = found.getByRole('link', { name: /^\+970568\d{6}$/ })
  expect(phone).toHaveAttribute('href', `tel:${phone.textContent}`)
})

test('a confirmation that fails is told; what another has moved meanwhile is seen before it is confirmed', async () => {
  const { _id: id } = await book('Layla', '10:00 AM')
  const { user, network } = await open()
  const press = async () =>
    user.click(await screen.findByRole('button', { name: 'Confirm the appointment of Layla' }))
  network.answer(`/appointments/${id}/confirm`, () => new Response('<html>', { status: 500 }), { once: true })
  await press()
  expect(await screen.findByText('It could not be confirmed. Please try again.')).toBeVisible()
  const cookie = await signIn(server, owner)
  const { startsAt = 0 } = await dataOf<Appointment>(
    server.request('GET', `/appointments/${id}`, undefined, { cookie }),
  )
  await dataOf(
    server.request('POST', `/appointments/${id}/reschedule`, { startsAt: startsAt + 3_600_000 }, { cookie }),
  )
  await press()
  expect(await screen.findByText(/^Somebody else has moved it meanwhile/)).toBeVisible()
  expect(await statuses()).toEqual(['pending'])
  expect(await screen.findByText('11:00 AM')).toBeVisible()
  await press()
  expect(await screen.findByText('Confirmed', { selector: 'span' })).toBeVisible()
})

test('a list that cannot be loaded comes back; what has begun can no longer be answered', async () => {
  const { _id: id } = await book('Layla', '10:00 AM')
  await server.app.db
    .updateTable('appointments')
    .set({ starts_at: Date.now() - 60_000, ends_at: Date.now() + 60_000 })
    .where('id', '=', id)
    .execute()
  const app = await renderApp({ path: paths.accountInfo, signedInAs: owner, server })
  app.network.answer(
    `/appointments/salon/${scenario.salon.id}`,
    () => new Response('<html>', { status: 500 }),
    {
      once: true,
    },
  )
  act(() => app.history.push(paths.ownerAppointments))
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }))
  const begun = within(await card('Layla'))
  expect(begun.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Layla'])
})

test('what a client books meanwhile appears by itself', async () => {
  const live = liveOf(server, await signIn(server, owner))
  await renderApp({
    path: paths.ownerAppointments,
    signedInAs: owner,
    server,
    services: { openLive: live.openLive },
  })
  expect(await screen.findByText('No appointments found.')).toBeVisible()
  await waitFor(() => expect(live.running()).toBe(1))
  await book('Layla', '10:00 AM')
  expect(await screen.findByRole('heading', { name: 'Layla' })).toBeVisible()
})

test('a waiting one is confirmed by one press, or declined after a question', async () => {
  await book('Layla', '10:00 AM')
  await book('Yusuf', '12:00 PM')
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Confirm the appointment of Layla' }))
  expect(await screen.findByText('Confirmed', { selector: 'span' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Decline the appointment of Yusuf' }))
  await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'We are at a wedding.')
  await user.click(screen.getByRole('button', { name: 'Decline the request' }))
  expect(await screen.findByText('The request is declined.')).toBeVisible()
  const declined = await card('Yusuf')
  expect(await within(declined).findByText('We are at a wedding.')).toBeVisible()
  expect(within(declined).getByText(/^Ended by the salon: /)).toBeVisible()
  expect(await statuses()).toEqual(['confirmed', 'declined'])
})

test('a declined request is reopened by Undo, and from its card as long as nobody else has its time', async () => {
  const { _id: id, staffId, startsAt = 0 } = await book('Yusuf', '2:00 PM')
  const { user } = await open()
  const decline = async () => {
    await user.click(await screen.findByRole('button', { name: 'Decline the appointment of Yusuf' }))
    await user.click(await screen.findByRole('button', { name: 'Decline the request' }))
    await screen.findByText('The request is declined.')
  }
  const reopened = 'The request waits for an answer again, and the client is told.'
  await decline()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(reopened)).toBeVisible()
  expect(await statuses()).toEqual(['pending'])
  await decline()
  await user.click(await screen.findByRole('button', { name: 'Change the appointment of Yusuf' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Reopen the request' }))
  expect(await screen.findByText(reopened)).toBeVisible()
  expect(await statuses()).toEqual(['pending'])
  await decline()
  await server.app.db
    .insertInto('claimed_units')
    .values({ staff_id: String(staffId), unit: startsAt / 300_000, appointment_id: id })
    .execute()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/^It could not be taken back: the time has somebody else/)).toBeVisible()
})

test('what stands can be called off from its menu', async () => {
  await server.app.db.updateTable('salons').set({ confirms_at_once: 1 }).execute()
  await book('Layla', '10:00 AM')
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Change the appointment of Layla' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel the appointment' }))
  const question = await screen.findByRole('dialog')
  await user.click(within(question).getByRole('button', { name: 'Cancel the appointment' }))
  expect(await screen.findByText('The appointment is cancelled.')).toBeVisible()
  expect(await statuses()).toEqual(['cancelled'])
})

test('a notice leads to its appointment, on whatever day it is, in the list and in the calendar', async () => {
  await book('Layla', '10:00 AM')
  const days = 40 * 24 * 60 * 60 * 1000
  const later = await server.app.db
    .updateTable('appointments')
    .set(row => ({ starts_at: row('starts_at', '+', days), ends_at: row('ends_at', '+', days) }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const { client_id } = await server.app.db
    .selectFrom('appointments')
    .select('client_id')
    .executeTakeFirstOrThrow()
  const users = server.app.db.selectFrom('users').selectAll().where('id', '=', String(client_id))
  const cookie = await signIn(server, { ...owner, email: (await users.executeTakeFirstOrThrow()).email })
  expect((await server.request('POST', `/appointments/${later.id}/cancel`, {}, { cookie })).ok).toBe(true)
  const { user } = await open(`#${later.id}`)
  await screen.findByRole('heading', { name: 'The appointment you were told of' })
  expect(within(await card('Layla')).getByText(/^The client cancelled it: /)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Calendar' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Layla' }))
  expect(sheet.getByText(/^By the client, /)).toBeVisible()
})

test('days and status can be chosen', async () => {
  await book('Layla', '10:00 AM')
  const { user } = await open()
  await screen.findByRole('heading', { name: 'Layla' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Confirmed')
  expect(await screen.findByText('No appointments found.')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Waiting')
  expect(await screen.findByRole('heading', { name: 'Layla' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Today' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Layla' })).not.toBeInTheDocument())
  await user.click(screen.getByRole('radio', { name: 'Tomorrow' }))
  expect(await screen.findByRole('heading', { name: 'Layla' })).toBeVisible()
})

test('the home page shows the next person large and leads to all', async () => {
  await book('Layla', '10:00 AM')
  const { user, path } = await renderApp({ path: paths.owner, signedInAs: owner, server })
  const next = await screen.findByRole('region', { name: 'Next' })
  expect(within(next).getByText('10:00 AM')).toBeVisible()
  expect(within(next).getByText('Layla')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'All appointments' }))
  await waitFor(() => expect(path()).toBe(paths.ownerAppointments))
})

test('an owner without a salon is told', async () => {
  await renderApp({
    path: paths.owner,
    signedInAs: await addUser(server.app, { role: 'barber' }),
    server,
  })
  expect(await screen.findByText('Your salon is not set up yet.')).toBeVisible()
})
