import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'

let server: TestApi
let owner: TestUser
let scenario: TestSalon

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner, confirms_at_once: 0 })
  await book('Layla Haddad', '9:00 AM')
  await book('Omar Nasser', '10:00 AM')
})
afterEach(() => server.close())

const book = async (name: string, time: string) =>
  bookTomorrow(server, scenario, await addUser(server.app, { name }), { time, staffMember: 0 })

const statuses = async () =>
  (await server.app.db.selectFrom('appointments').select('status').orderBy('starts_at').execute()).map(
    ({ status }) => status,
  )

async function openDialog() {
  const app = await renderApp({ path: paths.ownerAppointments, signedInAs: owner, server })
  await app.user.click(await screen.findByRole('button', { name: '2 requests wait for your answer' }))
  await app.user.click(await screen.findByRole('button', { name: 'Confirm all 2' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm these requests?' }))
  return { ...app, dialog }
}

test('all requests are named and confirmed with one press', async () => {
  const { dialog, user } = await openDialog()
  expect(dialog.getByText('Layla Haddad')).toBeVisible()
  expect(dialog.getByText('Omar Nasser')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Confirm all 2' }))
  expect(await screen.findByText('2 requests are confirmed.')).toBeVisible()
  expect(await statuses()).toEqual(['confirmed', 'confirmed'])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('one that was cancelled meanwhile is named with the reason', async () => {
  const { dialog, user } = await openDialog()
  await server.app.db
    .updateTable('appointments')
    .set({ status: 'cancelled' })
    .where('id', 'in', db => db.selectFrom('appointments').select('id').orderBy('starts_at').limit(1))
    .execute()
  await user.click(dialog.getByRole('button', { name: 'Confirm all 2' }))
  const after = within(await screen.findByRole('dialog', { name: 'Not all could be confirmed' }))
  expect(after.getByText('1 request was not confirmed')).toBeVisible()
  expect(after.getByText('Layla Haddad')).toBeVisible()
  expect(after.getByText('It was cancelled meanwhile, or its time has begun.')).toBeVisible()
  expect(after.queryByText('Omar Nasser')).not.toBeInTheDocument()
  const [, close] = after.getAllByRole('button', { name: 'Close' })
  if (close) await user.click(close)
  expect(await screen.findByText('Confirmed: 1. Not confirmed: 1.')).toBeVisible()
})

test('after a lost answer the same press does no harm', async () => {
  const { dialog, user, network } = await openDialog()
  network.loseAnswer('/appointments/confirm')
  await user.click(dialog.getByRole('button', { name: 'Confirm all 2' }))
  expect(await dialog.findByText(/^No answer came/)).toBeVisible()
  expect(await statuses()).toEqual(['confirmed', 'confirmed'])
})

test('the list shows one staff member’s appointments, which the address remembers', async () => {
  await bookTomorrow(server, scenario, await addUser(server.app, { name: 'Rana Odeh' }), {
    time: '11:00 AM',
    staffMember: 1,
  })
  const { user, history } = await renderApp({ path: paths.ownerAppointments, signedInAs: owner, server })
  await screen.findByRole('heading', { name: 'Rana Odeh' })
  await user.selectOptions(screen.getByLabelText('Staff member'), 'Second chair')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Layla Haddad' })).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { name: 'Rana Odeh' })).toBeVisible()
  expect(history.location.search).toBe(`?staffMember=${scenario.staff[1]?.id}`)
  await user.selectOptions(screen.getByLabelText('Staff member'), 'All staff')
  expect(await screen.findByRole('heading', { name: 'Layla Haddad' })).toBeVisible()
  expect(history.location.search).toBe('')
})
