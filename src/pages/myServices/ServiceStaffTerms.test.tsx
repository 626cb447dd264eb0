import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addSalon, addUser, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let owner: TestUser

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  const { staff } = await addSalon(server.app, { owner })
  const [senior, junior] = staff.map(({ id }) => id)
  await server.app.db.updateTable('staff').set({ name: 'Omar' }).where('id', '=', String(senior)).execute()
  await server.app.db.updateTable('staff').set({ name: 'Sami' }).where('id', '=', String(junior)).execute()
})
afterEach(() => server.close())

test('a staff member gets another price and length, and loses them again', async () => {
  const app = await renderApp({ path: paths.services, signedInAs: owner, server })
  await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Section' }), 'Hair')
  const edit = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'Edit Haircut' }))
    return within(await screen.findByRole('dialog'))
  }
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  let dialog = await edit()
  await app.user.click(dialog.getByRole('button', { name: 'By staff member' }))
  await app.user.click(dialog.getByRole('checkbox', { name: 'Omar' }))
  const cost = dialog.getByRole('textbox', { name: 'Cost with Omar' })
  await app.user.type(cost, '2.5')
  await app.user.type(dialog.getByRole('textbox', { name: 'Time with Omar (mins)' }), '45')
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(cost).toBeInvalid())
  expect(cost).toHaveValue('2.5')
  await app.user.clear(cost)
  await app.user.type(cost, '30')
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  await isClosed()
  const row = () => screen.getByRole('heading', { name: 'Haircut' }).closest('[role=row]')
  expect(row()).toHaveTextContent('Other price or time: 1 staff member')

  dialog = await edit()
  expect(dialog.getByRole('textbox', { name: 'Cost with Omar' })).toHaveValue('30')
  expect(dialog.getByRole('textbox', { name: 'Time with Omar (mins)' })).toHaveValue('45')
  await app.user.click(dialog.getByRole('checkbox', { name: 'Omar' }))
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  await isClosed()
  expect(row()).not.toHaveTextContent('Other price or time')
})
