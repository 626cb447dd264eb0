import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, type TestUser } from '@/testing/scenarios/builders'

let server: TestApi
let owner: TestUser

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  const scenario = await addSalon(server.app, { owner })
  const ann = await addUser(server.app, { name: 'Ann Haddad', phone: '+970599123456' })
  await bookTomorrow(server, scenario, ann, { time: '10:00 AM', staffMember: 0 })
})
afterEach(() => server.close())

async function openForm() {
  const app = await renderApp({
    path: `${paths.ownerAppointments}?view=calendar&date=${tomorrow}`,
    signedInAs: owner,
    server,
  })
  await app.user.click(await screen.findByRole('button', { name: /^Free 9:00 AM – 10:00 AM, First chair/ }))
  const form = within(await screen.findByRole('dialog', { name: 'Walk-in: First chair' }))
  return { ...app, form }
}

test.each([
  ['Name', 'hadd'],
  [/^Phone/, '0599 12'],
])('%s suggests the salon’s own clients, and a choice fills both', async (field, typed) => {
  const { form, user } = await openForm()
  await user.type(form.getByRole('combobox', { name: field }), typed)
  const option = await screen.findByRole('option', { name: /Ann Haddad/ })
  expect(option).toHaveTextContent('+970599123456')
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(form.getByRole('combobox', { name: 'Name' })).toHaveValue('Ann Haddad'))
  expect(form.getByRole('combobox', { name: /^Phone/ })).toHaveValue('+970599123456')
  await user.click(form.getByRole('button', { name: 'Seat' }))
  expect(await screen.findByText('The walk-in is booked.')).toBeVisible()
  const rows = await server.app.db
    .selectFrom('appointments')
    .select(['walk_in_name', 'walk_in_phone'])
    .where('client_id', 'is', null)
    .execute()
  expect(rows).toEqual([{ walk_in_name: 'Ann Haddad', walk_in_phone: '+970599123456' }])
})

test('a name that nobody has is taken as it is typed', async () => {
  const { form, user } = await openForm()
  await user.type(form.getByRole('combobox', { name: 'Name' }), 'Annabel New')
  await user.tab()
  await user.click(form.getByRole('button', { name: 'Seat' }))
  expect(await screen.findByText('The walk-in is booked.')).toBeVisible()
  const { walk_in_name } = await server.app.db
    .selectFrom('appointments')
    .select('walk_in_name')
    .where('client_id', 'is', null)
    .executeTakeFirstOrThrow()
  expect(walk_in_name).toBe('Annabel New')
})
