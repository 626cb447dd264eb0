import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addDays } from '@/domain/weekday'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const hour = 60 * 60 * 1000

let now: () => number
let server: TestApi
let scenario: TestSalon
let owner: TestUser

beforeEach(async () => {
  now = Date.now
  server = await startApi({ now: () => now() })
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner })
})
afterEach(() => server.close())

const book = async (name: string, time: string) =>
  bookTomorrow(server, scenario, await addUser(server.app, { name }), { time, staffMember: 0 })

const rows = () => server.app.db.selectFrom('appointments').selectAll().orderBy('starts_at').execute()

const open = (date = tomorrow, more = '') =>
  renderApp({
    path: `${paths.ownerAppointments}?view=calendar&date=${date}${more}`,
    signedInAs: owner,
    server,
    services: { now: () => now() },
  })

const openSheet = async ({ user }: Awaited<ReturnType<typeof open>>, name = 'Layla') => {
  await user.click(await screen.findByRole('button', { name: new RegExp(`: ${name},`) }))
  return within(await screen.findByRole('dialog', { name }))
}

test.each([
  ['an hour before it', -hour, ['Cancel it', 'Move']],
  ['in the middle of it', hour / 2, ['No-show', 'Mark as paid']],
  ['at its end', hour, ['No-show', 'Mark as paid', 'Done']],
])('%s just what makes sense then can be done with an appointment', async (_when, after, deeds) => {
  await book('Layla', '10:00 AM')
  const [appointment] = await rows()
  now = () => Number(appointment?.starts_at) + after
  const app = await open()
  const buttons = (await openSheet(app)).getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons.filter(Boolean)).toEqual(['Client’s card', 'History', ...deeds])
})

test('an appointment is marked as a no-show, and as done when that was wrong; a free one is never paid', async () => {
  await book('Layla', '10:00 AM')
  await server.app.db
    .updateTable('appointments')
    .set(row => ({
      price: 0,
      starts_at: row('starts_at', '-', 48 * hour),
      ends_at: row('ends_at', '-', 48 * hour),
    }))
    .execute()
  const app = await open(addDays(tomorrow, -2))
  const sheet = await openSheet(app)
  expect(sheet.getByText('Free')).toBeVisible()
  expect(sheet.queryByRole('button', { name: 'Mark as paid' })).not.toBeInTheDocument()
  await app.user.click(sheet.getByRole('button', { name: 'No-show' }))
  expect(await screen.findByText('Marked as a no-show.')).toBeVisible()
  expect(await rows()).toMatchObject([{ status: 'no_show' }])
  await app.user.click((await openSheet(app)).getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('Marked as done.')).toBeVisible()
  expect(await rows()).toMatchObject([{ status: 'done' }])
})

test('each mark is taken back by Undo, and later on the sheet', async () => {
  await book('Layla', '10:00 AM')
  const [appointment] = await rows()
  now = () => Number(appointment?.starts_at) + hour
  const app = await open()
  const press = async (name: string) => app.user.click((await openSheet(app)).getByRole('button', { name }))
  const undo = async () => app.user.click(screen.getByRole('button', { name: 'Undo' }))
  await press('No-show')
  expect(await screen.findByText('Marked as a no-show.')).toBeVisible()
  await undo()
  expect(await screen.findByText('No longer marked as a no-show.')).toBeVisible()
  expect(await rows()).toMatchObject([{ status: 'confirmed' }])
  await press('Done')
  expect(await screen.findByText('Marked as done.')).toBeVisible()
  await press('Not done after all')
  expect(await screen.findByText('No longer marked as done.')).toBeVisible()
  expect(await rows()).toMatchObject([{ status: 'confirmed' }])
  await press('Mark as paid')
  expect(await screen.findByText('Marked as paid.')).toBeVisible()
  await undo()
  expect(await screen.findByText('No longer marked as paid.')).toBeVisible()
})

test('a no-show whose time another has meanwhile stays one, and says why', async () => {
  await book('Layla', '10:00 AM')
  const [appointment] = await rows()
  now = () => Number(appointment?.starts_at)
  const app = await open()
  await app.user.click((await openSheet(app)).getByRole('button', { name: 'No-show' }))
  await screen.findByText('Marked as a no-show.')
  await server.app.db
    .insertInto('claimed_units')
    .values({
      staff_id: String(appointment?.staff_id),
      unit: Number(appointment?.starts_at) / 300_000,
      appointment_id: String(appointment?.id),
    })
    .execute()
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('It could not be taken back. This time is not free.')).toBeVisible()
  expect(await rows()).toMatchObject([{ status: 'no_show' }])
})

test('what stands is called off with a reason, and leaves its place in the calendar', async () => {
  await book('Layla', '10:00 AM')
  const app = await open()
  await app.user.click((await openSheet(app)).getByRole('button', { name: 'Cancel it' }))
  const question = within(await screen.findByRole('dialog', { name: 'Cancel this appointment?' }))
  await app.user.type(question.getByRole('textbox', { name: /^Reason/ }), 'The power is out.')
  await app.user.click(question.getByRole('button', { name: 'Cancel the appointment' }))
  expect(await screen.findByText('The appointment is cancelled.')).toBeVisible()
  await screen.findByRole('button', { name: /^Free 9:00 AM – 6:00 PM, First chair/ })
  expect(await rows()).toMatchObject([
    { status: 'cancelled', ended_by: 'salon', decline_reason: 'The power is out.' },
  ])
})

test('an appointment moves to another day, to those who do its service', async () => {
  const { section, staff } = scenario
  const trim = { ...scenario.service, id: 'trim', name: 'Trim', position: 1, section_id: section.id }
  await server.app.db.insertInto('services').values(trim).execute()
  await server.app.db
    .insertInto('staff_services')
    .values({ staff_id: String(staff[1]?.id), service_id: trim.id })
    .execute()
  await book('Layla', '10:00 AM')
  const app = await open()
  await app.user.click((await openSheet(app)).getByRole('button', { name: 'Move' }))
  const form = within(await screen.findByRole('dialog', { name: 'Move the appointment' }))
  expect(form.getByRole('combobox', { name: 'Staff member' })).toHaveTextContent(/^First chair$/)
  const day = form.getByLabelText('Day')
  await app.user.clear(day)
  await app.user.type(day, addDays(tomorrow, 1))
  await form.findByRole('option', { name: '10:00 AM' })
  await app.user.selectOptions(form.getByRole('combobox', { name: 'Time' }), '10:00 AM')
  const [before] = await rows()
  await app.user.click(form.getByRole('button', { name: 'Move it' }))
  expect(await screen.findByText('The appointment has moved.')).toBeVisible()
  expect((await rows()).map(({ starts_at }) => starts_at - (before?.starts_at ?? 0))).toEqual([24 * hour])
})

test('a move whose answer was lost is sent once more as it was, and has the way back', async () => {
  await book('Layla', '10:00 AM')
  const [before] = await rows()
  const app = await open()
  await app.user.click((await openSheet(app)).getByRole('button', { name: 'Move' }))
  const form = within(await screen.findByRole('dialog', { name: 'Move the appointment' }))
  await form.findByRole('option', { name: '1:00 PM' })
  const time = form.getByRole('combobox', { name: 'Time' })
  await app.user.selectOptions(time, '1:00 PM')
  app.network.loseAnswer(`/appointments/${before?.id}/reschedule`)
  await app.user.click(form.getByRole('button', { name: 'Move it' }))
  expect(await form.findByText(/^No answer came/)).toBeVisible()
  expect(await form.findByText(/^Now: Layla, .* 1:00 PM – 2:00 PM\.$/)).toBeVisible()
  await form.findByRole('option', { name: '10:00 AM' })
  expect(time).toHaveDisplayValue('1:00 PM')
  await app.user.click(form.getByRole('button', { name: 'Move it' }))
  expect(await screen.findByText('The appointment has moved.')).toBeVisible()
  expect((await rows()).map(({ starts_at }) => starts_at - (before?.starts_at ?? 0))).toEqual([3 * hour])
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The appointment is back where it was.')).toBeVisible()
  expect(await rows()).toMatchObject([{ starts_at: before?.starts_at, staff_id: before?.staff_id }])
})

test('a walk-in gets what fits; a wrong phone is told, and a lost answer seats nobody twice', async () => {
  const colour = { ...scenario.service, id: 'colour', name: 'Colour', cost: 0, minutes: 120, position: 1 }
  await server.app.db.insertInto('services').values(colour).execute()
  await book('Layla', '10:00 AM')
  const app = await open()
  await app.user.click(await screen.findByRole('button', { name: /^Free 9:00 AM – 10:00 AM, First chair/ }))
  const form = within(await screen.findByRole('dialog', { name: 'Walk-in: First chair' }))
  const [service, time] = form.getAllByRole('combobox')
  if (!service || !time) throw new Error('No service or time to choose')
  expect(time).toHaveDisplayValue('9:00 AM')
  await app.user.selectOptions(service, 'Colour · 120 min · Free')
  expect(time).toHaveDisplayValue('Choose a time')
  await app.user.selectOptions(service, 'Haircut · 60 min · $20')
  await app.user.selectOptions(time, '9:00 AM')
  await app.user.type(form.getByRole('combobox', { name: 'Name' }), 'Sami')
  const phone = form.getByRole('combobox', { name: /^Phone/ })
  await app.user.type(phone, '12')
  await app.user.click(form.getByRole('button', { name: 'Seat' }))
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/Please enter a valid phone number/))
  await app.user.clear(phone)
  app.network.loseAnswer('/appointments/walk-in')
  await app.user.click(form.getByRole('button', { name: 'Seat' }))
  expect(await form.findByText(/^No answer came/)).toBeVisible()
  await screen.findByRole('button', { name: /: Sami,/, hidden: true })
  expect(time).toHaveDisplayValue('9:00 AM')
  await app.user.click(form.getByRole('button', { name: 'Seat' }))
  expect(await screen.findByText('The walk-in is booked.')).toBeVisible()
  expect((await rows()).map(({ walk_in_name }) => walk_in_name)).toEqual(['Sami', null])
})

test('one pages through weeks and back to today; a calendar that cannot be loaded comes back', async () => {
  const app = await open(tomorrow, '&span=week')
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }))
  const date = () => new URLSearchParams(app.history.location.search).get('date')
  await press('The week after')
  expect(date()).toBe(addDays(tomorrow, 7))
  await press('The week before')
  await press('The week before')
  expect(date()).toBe(addDays(tomorrow, -7))
  await press('Today')
  expect(date()).toBeNull()
  app.network.answer(
    `/appointments/salon/${scenario.salon.id}`,
    () => new Response('<html>', { status: 500 }),
    {
      once: true,
    },
  )
  await press('The week after')
  expect(await screen.findByText('The calendar could not be loaded.')).toBeVisible()
  await press('Try again')
  expect(await screen.findByRole('group', { name: 'Calendar' })).toBeVisible()
})
