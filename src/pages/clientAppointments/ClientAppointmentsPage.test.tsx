import { act, screen, waitFor, within } from '@testing-library/react'
import type { Appointment } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import { addDays } from '@/domain/weekday'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
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

const book = (who: TestUser, time: string, staffMember = 0) =>
  bookTomorrow(server, scenario, who, { time, staffMember })

const rowOf = ({ _id }: Appointment) =>
  server.app.db.selectFrom('appointments').selectAll().where('id', '=', _id).executeTakeFirstOrThrow()

const open = () => renderApp({ path: paths.clientAppointments, signedInAs: client, server })

/** An appointment from a host that knows only the specification's fields. */
const foreign = {
  _id: 'foreign',
  barberName: 'Omar',
  barberProfileImage: '',
  sectionName: 'Beard',
  serviceName: 'Beard trim',
  servicePrice: 15,
  startTime: '9:00 AM',
  date: addDays(tomorrow, 30),
  barberLocation: 'Nablus',
  status: 'rejected',
}
const answering = (list: unknown[]) => () => Response.json({ success: true, data: { data: list } })

test('a card says when, with whom, what, for how much, where, and how it stands', async () => {
  await book(client, '10:00 AM')
  await open()
  const card = await screen.findByRole('listitem', { name: '' })
  for (const text of [
    '10:00 AM',
    'First chair',
    'Golden Scissors',
    'Hair',
    'Haircut',
    '$20',
    'Hebron',
    'Confirmed',
  ]) {
    expect(within(card).getByText(text)).toBeVisible()
  }
})

test('cancel asks once, frees the slot, and moves the card to the past', async () => {
  const appointment = await book(client, '10:00 AM')
  const { user } = await open()
  expect(await screen.findByRole('heading', { name: /10:00 AM/ })).toHaveTextContent(/^10:00 AM/)
  await user.click(await screen.findByRole('button', { name: /^Cancel Haircut/ }))
  await user.click(await screen.findByRole('button', { name: 'Cancel the appointment' }))
  expect(await screen.findByText('The appointment is cancelled.')).toBeVisible()
  expect(await screen.findByText('No upcoming appointments.')).toBeVisible()
  expect(await rowOf(appointment)).toMatchObject({ status: 'cancelled' })
  await user.click(screen.getByRole('tab', { name: /^Past/ }))
  expect(await screen.findByText('Cancelled')).toBeVisible()
  expect(screen.getByRole('heading', { name: /10:00 AM/ })).toHaveTextContent(/10:00 AM$/)
  await book(await addUser(server.app), '10:00 AM')
})

test('keeping it keeps it', async () => {
  const appointment = await book(client, '10:00 AM')
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Cancel Haircut/ }))
  await user.click(await screen.findByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await rowOf(appointment)).toMatchObject({ status: 'confirmed' })
})

test('delay offers later times only, and moves', async () => {
  const appointment = await book(client, '4:00 PM')
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Delay Haircut/ }))
  const later = await screen.findByRole('button', { name: '5:00 PM' })
  expect(screen.queryByRole('button', { name: '3:00 PM' })).not.toBeInTheDocument()
  await user.click(later)
  await user.click(await screen.findByRole('button', { name: /^Move to .* at 5:00 PM$/ }))
  expect(await screen.findByText('The appointment has moved to its new time.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: /5:00 PM/ })).toBeVisible()
  const { starts_at } = await rowOf(appointment)
  expect(starts_at).toBe((appointment.startsAt ?? 0) + 3_600_000)
})

test('delay offers when the same person is free, and the own time counts as free', async () => {
  await book(client, '10:00 AM')
  await book(await addUser(server.app), '1:00 PM')
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Delay Haircut/ }))
  expect(await screen.findByRole('button', { name: '10:15 AM' })).toBeVisible()
  expect(screen.getByRole('button', { name: '2:00 PM' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '1:00 PM' })).not.toBeInTheDocument()
})

test('a lost race keeps the old time and offers the nearest', async () => {
  const appointment = await book(client, '10:00 AM')
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Delay Haircut/ }))
  await user.click(await screen.findByRole('button', { name: '1:00 PM' }))
  await book(await addUser(server.app), '1:00 PM')
  await user.click(await screen.findByRole('button', { name: /^Move to/ }))
  expect(await screen.findByText('This time is no longer free.')).toBeVisible()
  expect((await rowOf(appointment)).starts_at).toBe(appointment.startsAt)
  await user.click(await screen.findByRole('button', { name: '2:00 PM' }))
  await user.click(await screen.findByRole('button', { name: /^Move to .* at 2:00 PM$/ }))
  expect(await screen.findByText('The appointment has moved to its new time.')).toBeVisible()
})

test('a time that is chosen again after a refusal says nothing of it', async () => {
  const appointment = await book(client, '10:00 AM')
  const { user, network } = await open()
  await user.click(await screen.findByRole('button', { name: /^Delay Haircut/ }))
  await user.click(await screen.findByRole('button', { name: '1:00 PM' }))
  const refuse = () => Response.json({ success: false, code: 'slot_taken' }, { status: 409 })
  network.answer(`/appointments/${appointment._id}/reschedule`, refuse, { once: true })
  await user.click(await screen.findByRole('button', { name: /^Move to/ }))
  expect(await screen.findByText('This time is no longer free.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Other times' }))
  await user.click(await screen.findByRole('button', { name: '1:00 PM' }))
  await user.click(await screen.findByRole('button', { name: /^Move to/ }))
  expect(await screen.findByText('The appointment has moved to its new time.')).toBeVisible()
})

test('a move whose answer is lost happens once', async () => {
  const appointment = await book(client, '10:00 AM')
  const { user, network } = await open()
  await user.click(await screen.findByRole('button', { name: /^Delay Haircut/ }))
  await user.click(await screen.findByRole('button', { name: '1:00 PM' }))
  network.loseAnswer(`/appointments/${appointment._id}/reschedule`)
  await user.click(await screen.findByRole('button', { name: /^Move to/ }))
  expect(await screen.findByText('No answer came.')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Try again/ }))
  expect(await screen.findByText('The appointment has moved to its new time.')).toBeVisible()
  expect((await rowOf(appointment)).starts_at).toBe((appointment.startsAt ?? 0) + 3 * 3_600_000)
})

test('nobody’s list says so and leads to the salons', async () => {
  await open()
  expect(await screen.findByText('No appointments found.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find a salon' })).toHaveAttribute('href', paths.search)
})

test('a failure is said and can be retried', async () => {
  await book(client, '10:00 AM')
  const app = await renderApp({ path: paths.client, signedInAs: client, server })
  app.network.answer('/appointments/customer', () => new Response('<html>', { status: 500 }), { once: true })
  act(() => app.history.push(paths.clientAppointments))
  expect(await screen.findByText('Failed to load appointments. Please try again later.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: /10:00 AM/ })).toBeVisible()
})

test('a host that knows only the specification is shown without what it does not know', async () => {
  const app = await renderApp({ path: paths.client, signedInAs: client, server })
  app.network.answer(
    '/appointments/customer',
    answering([foreign, { ...foreign, _id: 'free', servicePrice: 0 }]),
  )
  act(() => app.history.push(paths.clientAppointments))
  expect(await screen.findByText('$15')).toBeVisible()
  expect(screen.getByText('Free')).toBeVisible()
  expect(screen.getAllByText('rejected')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^(Cancel|Delay)/ })).not.toBeInTheDocument()
})

test('only what is confirmed is green, everything else red, and what comes first stands first', async () => {
  const app = await renderApp({ path: paths.client, signedInAs: client, server })
  const inDays = (days: number, status: string) => ({
    ...foreign,
    _id: status,
    date: addDays(tomorrow, days),
    status,
  })
  const list = [inDays(3, 'rejected'), inDays(1, 'confirmed'), inDays(2, 'pending'), inDays(4, 'cancelled')]
  app.network.answer('/appointments/customer', answering(list))
  act(() => app.history.push(paths.clientAppointments))
  const toCome = await screen.findAllByText(/^(Confirmed|Waiting|rejected|Cancelled)$/)
  expect(toCome.map(({ textContent }) => textContent)).toEqual(['Confirmed', 'Waiting', 'rejected'])
  const dots = toCome.map(({ previousElementSibling: dot }) => /good|bad/.exec(String(dot?.className))?.[0])
  expect(dots).toEqual(['good', 'bad', 'bad'])
  await app.user.click(screen.getByRole('tab', { name: /^Past/ }))
  expect((await screen.findByText('Cancelled')).previousElementSibling).toHaveClass('bad')
})

const manyYears = Array.from({ length: 5000 }, (_, index) => ({
  ...foreign,
  _id: String(index),
  date: '2020-01-01',
}))

async function openYears(address: string) {
  const app = await renderApp({ path: paths.client, signedInAs: client, server })
  app.network.answer('/appointments/customer', answering(manyYears))
  act(() => app.history.push(address))
  return app
}

test('a list of years is drawn a part at a time', async () => {
  const app = await openYears(paths.clientAppointments)
  await app.user.click(await screen.findByRole('tab', { name: 'Past 5,000' }))
  await waitFor(() => expect(screen.getAllByText('Beard trim')).toHaveLength(24))
  await app.user.click(screen.getByRole('button', { name: 'Show more (24 of 5,000)' }))
  await waitFor(() => expect(screen.getAllByText('Beard trim')).toHaveLength(48))
})

test('the one that the address names is drawn, however far down it stands', async () => {
  await openYears(`${paths.clientAppointments}#199`)
  await waitFor(() => expect(screen.getAllByText('Beard trim')).toHaveLength(200))
  expect(screen.getByRole('tab', { name: 'Past 5,000' })).toHaveAttribute('aria-selected', 'true')
})
