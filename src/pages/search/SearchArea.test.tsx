import { screen, waitFor } from '@testing-library/react'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi

beforeEach(async () => {
  server = await startApi()
  await addSalon(server.app, { name: 'Golden Scissors' })
  await addSalon(server.app, { name: 'Amman Cuts', country: 'Jordan', city: 'Amman' })
})
afterEach(async () => {
  document.cookie = 'area=; max-age=0; path=/'
  await server.close()
})

const areaCookie = () => document.cookie.split('; ').find(cookie => cookie.startsWith('area='))
const salon = (name: string) => screen.findByRole('heading', { name })
const isGone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument())

test("a stranger's search starts in the country of the browser's time zone, and says so", async () => {
  const app = await renderApp({ path: '/salons', server, zone: 'Asia/Amman' })
  expect(await screen.findByText('Near you:')).toBeVisible()
  await salon('Amman Cuts')
  await isGone('Golden Scissors')
  expect(screen.getByText('Jordan', { selector: 'summary *' })).toBeVisible()

  await app.user.click(screen.getByRole('button', { name: 'Show all salons' }))
  await salon('Golden Scissors')
  expect(screen.getByText('All salons, everywhere')).toBeVisible()
})

test('where the country of the time zone has no salon, all salons are shown', async () => {
  const { network } = await renderApp({ path: '/salons', server, zone: 'Europe/Paris' })
  await salon('Golden Scissors')
  await waitFor(() => expect(network.sent.filter(sent => sent.includes('country=France'))).toHaveLength(1))
  expect(await screen.findByText('All salons, everywhere')).toBeVisible()
  expect(areaCookie()).toBeUndefined()
})

test('the city that was chosen last is remembered', async () => {
  const { user } = await renderApp({ path: '/salons', server })
  await salon('Golden Scissors')
  await user.click(screen.getByText('Where'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Jordan')
  await screen.findByRole('option', { name: 'Amman' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Amman')
  await waitFor(() => expect(areaCookie()).toBe('area=Jordan%2FAmman'))
})

test('the search starts in the remembered city', async () => {
  document.cookie = 'area=Jordan%2FAmman; path=/'
  await renderApp({ path: '/salons', server, zone: 'Asia/Hebron' })
  await salon('Amman Cuts')
  await isGone('Golden Scissors')
})

test("a client's search starts in the client's own city", async () => {
  await renderApp({
    path: '/user/Search',
    server,
    signedInAs: await addUser(server.app),
    zone: 'Asia/Amman',
  })
  await salon('Golden Scissors')
  await isGone('Amman Cuts')
  expect(areaCookie()).toBeUndefined()
})

test('a search with filters asks for no area', async () => {
  const { network } = await renderApp({ path: '/salons?text=golden', server, zone: 'Asia/Amman' })
  await salon('Golden Scissors')
  expect(network.sent.filter(sent => sent.includes('/salons?'))).toHaveLength(1)
  expect(areaCookie()).toBeUndefined()
})
