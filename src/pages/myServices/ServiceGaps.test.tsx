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
  await addSalon(server.app, { owner })
})
afterEach(() => server.close())

test('a colour with a pause and a clean-up is added, and says so', async () => {
  const app = await renderApp({ path: paths.services, signedInAs: owner, server })
  await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Section' }), 'Hair')
  await app.user.click(screen.getByRole('button', { name: 'Add Service' }))
  const dialog = within(await screen.findByRole('dialog'))
  const type = (label: RegExp | string, text: string) =>
    app.user.type(dialog.getByRole('textbox', { name: label }), text)
  await type('Service Name', 'Colour')
  await type('Service Cost', '50')
  await app.user.click(dialog.getByRole('button', { name: 'Pause or clean-up' }))
  await type(/^Work before the pause/, '30')
  await type(/^Pause/, '40')
  await type(/^Clean-up/, '10')
  await app.user.click(dialog.getByRole('button', { name: 'Add' }))
  const pause = dialog.getByRole('textbox', { name: /^Pause/ })
  await waitFor(() => expect(pause).toHaveAccessibleDescription(/must end at least 5 minutes before/))
  await app.user.clear(dialog.getByRole('textbox', { name: 'Service Time (mins)' }))
  await type('Service Time (mins)', '100{Enter}')
  const row = (await screen.findByRole('heading', { name: 'Colour' })).closest('[role=row]')
  expect(row).toHaveTextContent('Pause: 40 mins, after 30')
  expect(row).toHaveTextContent('Clean-up: 10 mins')
  await app.user.click(screen.getByRole('button', { name: 'Edit Colour' }))
  const edited = within(await screen.findByRole('dialog'))
  expect(edited.getByRole('textbox', { name: /^Work before the pause/ })).toHaveValue('30')
  expect(edited.getByRole('textbox', { name: /^Clean-up/ })).toHaveValue('10')
})
