import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'

let server: TestApi
let scenario: TestSalon
let owner: TestUser

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner })
})
afterEach(() => server.close())

async function open() {
  const app = await renderApp({ path: paths.sections, server, signedInAs: owner })
  await app.user.click(await screen.findByRole('button', { name: 'Usual menu' }))
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'The usual barber menu' })) }
}

const namesOf = async () =>
  (await server.app.db.selectFrom('services').select(['name', 'cost', 'currency']).execute()).filter(
    ({ name }) => name !== scenario.service.name,
  )

test('an owner fills in the prices of what the salon offers, and it is on the menu', async () => {
  const { user, dialog } = await open()
  expect(dialog.queryByLabelText(/^Haircut \(?30/)).not.toBeInTheDocument()
  await user.type(dialog.getByLabelText(/^Fade/), '25')
  await user.type(dialog.getByLabelText(/^Beard trim/), '١٠')
  await user.selectOptions(dialog.getByLabelText('Currency'), 'Euro')
  await user.click(dialog.getByRole('button', { name: 'Add to my menu' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText('Beard')).toBeInTheDocument()
  expect(await namesOf()).toEqual([
    { name: 'Fade', cost: 25, currency: 'EUR' },
    { name: 'Beard trim', cost: 10, currency: 'EUR' },
  ])
})

test('a price that is none is said at its field, and nothing is stored', async () => {
  const { user, dialog } = await open()
  await user.type(dialog.getByLabelText(/^Fade/), '2.5')
  await user.type(dialog.getByLabelText(/^Beard trim/), '10')
  await user.click(dialog.getByRole('button', { name: 'Add to my menu' }))
  await waitFor(() => expect(dialog.getByLabelText(/^Fade/)).toBeInvalid())
  expect(dialog.getByLabelText(/^Beard trim/)).toHaveValue('10')
  expect(await namesOf()).toEqual([])
})
