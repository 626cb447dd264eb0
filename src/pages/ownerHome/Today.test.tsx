import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

/** Monday noon in Hebron. */
const now = Date.parse('2027-02-15T10:00:00Z')
const clock = { now: () => now }
const hour = 60 * 60 * 1000

let server: TestApi
let owner: TestUser
let scenario: TestSalon

beforeEach(async () => {
  server = await startApi(clock)
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner })
})
afterEach(() => server.close())

const open = () => renderApp({ path: paths.owner, server, signedInAs: owner, services: clock })

/** Adds a one-hour appointment for a walk-in client that starts so many hours from now. */
async function addAppointment(walk_in_name: string, hours: number, status = 'confirmed'): Promise<void> {
  const starts_at = now + hours * hour
  const { salon, service, staff } = scenario
  const names = { section_name: 'Hair', service_name: 'Haircut' }
  const appointment = {
    ...names,
    price: 20,
    currency: 'USD',
    minutes: 60,
    notes: '',
    created_at: 0,
    client_id: null,
  }
  await server.app.db
    .insertInto('appointments')
    .values({
      ...appointment,
      id: walk_in_name,
      salon_id: salon.id,
      staff_id: staff[0]?.id ?? '',
      service_id: service.id,
      walk_in_name,
      starts_at,
      ends_at: starts_at + hour,
      status,
    })
    .execute()
}

const statusOf = async (id: string) =>
  (
    await server.app.db
      .selectFrom('appointments')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status

test('the day at a glance: who is here or next, the five who still come, and how many there are', async () => {
  await addAppointment('Over', -3)
  await addAppointment('Done', -2, 'done')
  await addAppointment('Did not come', -1.5, 'no_show')
  await addAppointment('Here', -0.5)
  await addAppointment('Cancelled', 0.5, 'cancelled')
  for (const hours of [1, 2, 3, 4, 5]) await addAppointment(`In ${hours}`, hours)
  await addAppointment('Tomorrow', 24, 'pending')
  await open()
  const staffMember = within(await screen.findByRole('region', { name: 'In the chair now' }))
  expect(staffMember.getByText('Here')).toBeVisible()
  const today = within(screen.getByRole('region', { name: /^Today, / }))
  expect(today.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Here',
    'In 1',
    'In 2',
    'In 3',
    'In 4',
  ])
  const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement
  expect(figure('Today')).toHaveTextContent('Today96 still to come')
  expect(figure('Waiting for your answer')).toHaveTextContent('Waiting for your answer1')
  expect(figure('Next 7 days')).toHaveTextContent('Next 7 days7')
})

test('with nobody in the chair the one who comes next is large', async () => {
  await addAppointment('Later', 3)
  await addAppointment('Soon', 1)
  await open()
  const next = within(await screen.findByRole('region', { name: 'Next' }))
  expect(next.getByText('Soon')).toBeVisible()
})

test('a week that is called off is a quiet one', async () => {
  await addAppointment('Cancelled', 24, 'cancelled')
  await open()
  expect(await screen.findByText('No bookings in the next seven days yet.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All appointments' })).toHaveAttribute(
    'href',
    paths.ownerAppointments,
  )
  expect(screen.getByRole('link', { name: 'Your public page' })).toHaveAttribute(
    'href',
    paths.salon(scenario.salon.id),
  )
})

test('a day with nothing but done visits counts them', async () => {
  for (const hours of [-3, -2]) await addAppointment(`Done ${hours}`, hours, 'done')
  await open()
  expect(await screen.findByText('No more appointments today.')).toBeVisible()
  const today = screen.getByText('Today', { selector: 'dt' }).parentElement
  expect(today).toHaveTextContent('Today2none still to come')
})

test('after the last one is done, the day does not claim that nobody came', async () => {
  await addAppointment('Earlier', -1, 'done')
  await addAppointment('Tomorrow', 24, 'confirmed')
  await open()
  expect(await screen.findByText('No more appointments today.')).toBeVisible()
})

test('the current client is marked with one press, and the message takes it back', async () => {
  await addAppointment('Here', -0.5)
  const { user } = await open()
  const here = within(await screen.findByRole('region', { name: 'In the chair now' }))
  expect(here.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument()
  await user.click(here.getByRole('button', { name: 'No-show' }))
  expect(await screen.findByText('Marked as a no-show.')).toBeVisible()
  expect(await statusOf('Here')).toBe('no_show')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('No longer marked as a no-show.')).toBeVisible()
  expect(await statusOf('Here')).toBe('confirmed')
})

test('those who are over ask one by one what became of them', async () => {
  await addAppointment('First', -3)
  await addAppointment('Second', -2)
  await addAppointment('Later', 2)
  const { user } = await open()
  const over = () => screen.findByRole('region', { name: 'It is over. What happened?' })
  expect(within(await over()).getByText('First')).toBeVisible()
  await user.click(within(await over()).getByRole('button', { name: 'Mark as paid' }))
  expect(await screen.findByText('Marked as paid.')).toBeVisible()
  await waitFor(async () =>
    expect(within(await over()).queryByRole('button', { name: 'No-show' })).not.toBeInTheDocument(),
  )
  await user.click(within(await over()).getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('Marked as done.')).toBeVisible()
  expect(await statusOf('First')).toBe('done')
  expect(await within(await over()).findByText('Second')).toBeVisible()
})

test('a mark that is refused says why', async () => {
  await addAppointment('Here', -0.5)
  const { user } = await open()
  const here = within(await screen.findByRole('region', { name: 'In the chair now' }))
  await server.app.db.updateTable('appointments').set({ status: 'cancelled' }).execute()
  await user.click(here.getByRole('button', { name: 'No-show' }))
  expect(await screen.findByText('It can no longer be marked like that.')).toBeVisible()
})
