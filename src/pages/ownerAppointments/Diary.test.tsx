import { act, screen, within, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addDays } from '@/domain/weekday'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { tooMany, waitUntil } from '@/testing/kit/tooMany'

let server: TestApi
let scenario: TestSalon
let owner: TestUser

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner, confirms_at_once: 0 })
})
afterEach(() => server.close())

const book = async (name: string, time: string, staffMember = 0) =>
  bookTomorrow(server, scenario, await addUser(server.app, { name }), { time, staffMember })

const rows = () =>
  server.app.db.selectFrom('appointments').selectAll().orderBy('starts_at').orderBy('id').execute()

const open = (more = '', date = tomorrow) =>
  renderApp({
    path: `${paths.ownerAppointments}?view=calendar&date=${date}${more}`,
    signedInAs: owner,
    server,
  })

const block = (name: string) => screen.findByRole('button', { name: new RegExp(`: ${name},`) })

test('list and calendar are two addresses of one page', async () => {
  const { user, path } = await renderApp({ path: paths.ownerAppointments, signedInAs: owner, server })
  await user.click(await screen.findByRole('radio', { name: 'Calendar' }))
  expect(path()).toBe(`${paths.ownerAppointments}?view=calendar`)
  expect(await screen.findByRole('group', { name: 'Calendar' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Week' }))
  expect(path()).toContain('span=week')
  expect(screen.getAllByRole('group', { name: /\w+day/ })).toHaveLength(7)
})

test('a week shows one staff member at first, and all of them on request, each with a mark', async () => {
  await book('Layla', '10:00 AM')
  await book('Yusuf', '12:00 PM', 1)
  const { user, path } = await open('&span=week')
  expect(await block('Layla')).toHaveTextContent('10:00')
  expect(await block('Layla')).not.toHaveTextContent('FC')
  expect(screen.queryByRole('button', { name: /: Yusuf,/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'All staff' }))
  expect(path()).toContain('staffMember=all')
  expect(await block('Layla')).toHaveTextContent('FC')
  expect(await block('Yusuf')).toHaveTextContent('SC')
})

test('somebody who walks in is seated from a free gap', async () => {
  await book('Layla', '10:00 AM')
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Free 11:00 AM – 6:00 PM, First chair/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Walk-in: First chair' })
  await user.click(within(dialog).getByRole('button', { name: 'Seat' }))
  expect(await within(dialog).findByText('Name is required')).toBeVisible()
  await user.type(within(dialog).getByRole('combobox', { name: 'Name' }), 'Sami')
  await user.click(within(dialog).getByRole('button', { name: 'Seat' }))
  expect(await screen.findByText('The walk-in is booked.')).toBeVisible()
  expect(await block('Sami')).toHaveAccessibleName(
    /^11:00 AM – 12:00 PM: Sami, Haircut. Confirmed. First chair/,
  )
  expect(await rows()).toMatchObject([{ status: 'pending' }, { walk_in_name: 'Sami', status: 'confirmed' }])
})

test('a request is confirmed, another declined with a reason', async () => {
  await book('Layla', '10:00 AM')
  await book('Yusuf', '12:00 PM')
  const { user } = await open()
  await user.click(await block('Layla'))
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('The appointment is confirmed.')).toBeVisible()
  await user.click(await block('Yusuf'))
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'We are at a wedding.')
  await user.click(screen.getByRole('button', { name: 'Decline the request' }))
  expect(await screen.findByText('The request is declined.')).toBeVisible()
  expect(await rows()).toMatchObject([
    { status: 'confirmed' },
    { status: 'declined', decline_reason: 'We are at a wedding.' },
  ])
})

test('an appointment is marked paid once, its client finds the payment, and a mistake can be taken back', async () => {
  await book('Layla', '10:00 AM')
  const days = 2 * 24 * 60 * 60 * 1000
  await server.app.db
    .updateTable('appointments')
    .set(row => ({ starts_at: row('starts_at', '-', days), ends_at: row('ends_at', '-', days) }))
    .execute()
  const { user } = await open('', addDays(tomorrow, -2))
  await user.click(await block('Layla'))
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }))
  expect(await screen.findByText('Marked as paid.')).toBeVisible()
  await user.click(await block('Layla'))
  const dialog = await screen.findByRole('dialog', { name: 'Layla' })
  expect(await within(dialog).findByText('Paid at the salon')).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: 'Mark as paid' })).not.toBeInTheDocument()
  const payments = await server.app.db.selectFrom('payments').selectAll().execute()
  const [appointment] = await rows()
  expect(payments).toMatchObject([{ client_id: appointment?.client_id, amount: 20, currency: 'USD' }])

  expect(within(dialog).queryByRole('button', { name: 'No-show' })).not.toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Not paid after all' }))
  expect(await screen.findByText('No longer marked as paid.')).toBeVisible()
  const paid = server.app.db.selectFrom('ledger').select('amount').where('account', '=', 'salon')
  expect(await paid.orderBy('amount', 'desc').execute()).toEqual([{ amount: 20 }, { amount: -20 }])
  await user.click(await block('Layla'))
  expect(await screen.findByRole('button', { name: 'Mark as paid' })).toBeVisible()
})

test('the form moves to a free time of another staff member, and says when it was lost', async () => {
  await book('Layla', '10:00 AM')
  const { user } = await open()
  await user.click(await block('Layla'))
  await user.click(await screen.findByRole('button', { name: 'Move' }))
  const dialog = await screen.findByRole('dialog')
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Staff member' }), 'Second chair')
  await within(dialog).findByRole('option', { name: '1:00 PM' })
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Time' }), '1:00 PM')
  await book('Yusuf', '1:00 PM', 1)
  await user.click(within(dialog).getByRole('button', { name: 'Move it' }))
  expect(await within(dialog).findByText('This time is not free.')).toBeVisible()
  await within(dialog).findByRole('option', { name: '2:00 PM' })
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Time' }), '2:00 PM')
  await user.click(within(dialog).getByRole('button', { name: 'Move it' }))
  expect(await screen.findByText('The appointment has moved.')).toBeVisible()
  expect(await rows()).toMatchObject([{}, { staff_id: scenario.staff[1]?.id }])
})

async function moveInForm(user: RenderedApp['user'], time: string): Promise<void> {
  await user.click(await block('Layla'))
  await user.click(await screen.findByRole('button', { name: 'Move' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('option', { name: time })
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Time' }), time)
  await user.click(dialog.getByRole('button', { name: 'Move it' }))
}

test('a dragged block says when it would be, whose it is and with whom, and the answer comes with its undo', async () => {
  await book('Layla', '10:00 AM')
  const { user } = await open()
  const dragged = await block('Layla')
  const column = screen.getByRole('group', { name: /^First chair/ })
  const rect = Object.assign(column.getBoundingClientRect(), { right: 500, height: 1_000 })
  jest.spyOn(column, 'getBoundingClientRect').mockReturnValue(rect)
  await user.pointer([
    { keys: '[MouseLeft>]', target: dragged, coords: { clientX: 20, clientY: 0 } },
    { target: column, coords: { clientX: 20, clientY: 500 } },
  ])
  expect(column.querySelector('[style*="--row-from"]')).toHaveTextContent(/^\d+:\d\d PM LaylaFirst chair$/)
  await user.pointer('[/MouseLeft]')

  const messages = within(screen.getByRole('region', { name: 'Messages' }))
  expect(await messages.findByText('The appointment has moved.')).toBeVisible()
  await user.click(messages.getByRole('button', { name: 'Undo' }))
  expect(await messages.findByText('The appointment is back where it was.')).toBeVisible()
})

test('a move can be undone, and says so when the old time is gone', async () => {
  await book('Layla', '10:00 AM')
  const { user } = await open()
  await moveInForm(user, '1:00 PM')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The appointment is back where it was.')).toBeVisible()
  expect(await screen.findByRole('button', { name: /^10:00 AM – 11:00 AM: Layla,/ })).toBeVisible()
  await moveInForm(user, '2:00 PM')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  await book('Yusuf', '10:00 AM')
  await user.click(undo)
  expect(
    await screen.findByText('The appointment could not be moved back. This time is not free.'),
  ).toBeVisible()
  expect((await rows()).map(({ status }) => status)).toEqual(['pending', 'pending'])
})

test('a moved block is busy at its new place until the server has answered, and then stands', async () => {
  await book('Layla', '10:00 AM')
  const { user, network } = await open()
  await moveInForm(user, '1:00 PM')
  const [booked] = await rows()
  const release = network.hold(`/appointments/${booked?.id}/reschedule`)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const shown = () => screen.findByRole('button', { name: /^10:00 AM – 11:00 AM: Layla,/ })
  expect(await shown()).toHaveAttribute('aria-busy', 'true')
  release()
  await screen.findByText('The appointment is back where it was.')
  expect(await shown()).not.toHaveAttribute('aria-busy')
})

test('what another has moved meanwhile is moved or confirmed only once that was seen', async () => {
  await book('Layla', '10:00 AM')
  const { user } = await open()
  await user.click(await block('Layla'))
  const [booked] = await rows()
  const noon = Number(booked?.starts_at) + 2 * 60 * 60 * 1000
  const cookie = await signIn(server, owner)
  await server.request('POST', `/appointments/${booked?.id}/reschedule`, { startsAt: noon }, { cookie })
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(/^Somebody else has moved this appointment meanwhile/)).toBeVisible()
  expect(await rows()).toMatchObject([{ status: 'pending', starts_at: noon }])
  expect(await screen.findByText(/12:00 PM – 1:00 PM$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('The appointment is confirmed.')).toBeVisible()
})

test('Back from an appointment that a notice led to is where the notice was', async () => {
  await book('Layla', '10:00 AM')
  const [booked] = await rows()
  const { history, path } = await renderApp({ path: paths.owner, signedInAs: owner, server })
  await screen.findByRole('heading', { level: 1 })
  act(() => history.push(`${paths.ownerAppointments}?view=calendar#${booked?.id}`))
  expect(await screen.findByRole('dialog', { name: 'Layla' })).toBeVisible()
  expect(path()).toContain(`date=${tomorrow}`)
  act(() => history.go(-1))
  expect(path()).toBe(paths.owner)
})

test('arrows lead from block to block, and Enter opens one', async () => {
  await book('Layla', '9:00 AM')
  await book('Yusuf', '11:00 AM')
  const { user } = await open()
  const layla = await block('Layla')
  act(() => layla.focus())
  await user.keyboard('{ArrowDown}')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Free 10:00 AM – 11:00 AM, First chair/ })).toHaveFocus(),
  )
  await user.keyboard('{ArrowDown}')
  await waitFor(async () => expect(await block('Yusuf')).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Yusuf' })).toBeVisible()
})

test('after too many tries the diary says until when to wait', async () => {
  const { _id } = await book('Layla', '10:00 AM')
  const { user, network } = await open()
  network.answer(`/appointments/${_id}/confirm`, tooMany)
  await user.click(await block('Layla'))
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(waitUntil)).toBeVisible()
})
