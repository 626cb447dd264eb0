import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { setUpAddress } from '@/domain/setUpSteps'
import type { Language } from '@/domain/languages'
import { weekdays } from '@/domain/weekday'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, type TestUser } from '@/testing/scenarios/builders'

let server: TestApi
let owner: TestUser

beforeEach(async () => {
  window.innerWidth = 1024
  server = await startApi({ now: () => Date.parse('2027-02-15T10:00:00Z') })
  owner = await addUser(server.app, { role: 'barber' })
  await addSalon(server.app, { owner, name: owner.name, address: '', country: 'Palestine' })
  for (const table of ['opening_hours', 'services', 'sections'] as const) {
    await server.app.db.deleteFrom(table).execute()
  }
})
afterEach(() => server.close())

const open = (path: string = paths.setUp, language: Language = 'en') =>
  renderApp({ path, server, signedInAs: owner, language })
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const press = async (app: Awaited<ReturnType<typeof open>>, name: string, role = 'button') =>
  app.user.click(await screen.findByRole(role, { name }))
const salon = () =>
  server.app.db.selectFrom('salons').select(['name', 'address', 'slug']).executeTakeFirstOrThrow()

async function fillMenu(app: Awaited<ReturnType<typeof open>>) {
  await app.user.type(await screen.findByLabelText(/^Fade/), '25')
  await app.user.type(screen.getByLabelText(/^Beard trim/), '10')
  await press(app, 'Add to my menu')
}

test('a new owner is led from the name to the open salon, with its link and code', async () => {
  const app = await open()
  const name = await screen.findByLabelText('Salon name')
  expect(name).toHaveValue('')
  await app.user.type(name, 'Nora’s Chair')
  await app.user.type(screen.getByLabelText(/^Address/), 'Rukab Street 12')
  await press(app, 'Save and continue')

  expect(await heading('Photo')).toHaveFocus()
  expect(await salon()).toMatchObject({ name: 'Nora’s Chair', address: 'Rukab Street 12' })
  await press(app, 'Skip for now', 'link')

  await heading('Menu')
  await fillMenu(app)

  expect(await heading('Opening hours')).toHaveFocus()
  expect(await screen.findByRole('checkbox', { name: 'Friday' })).not.toBeChecked()
  const hours = within(screen.getByRole('group', { name: 'Hours on these days' }))
  await app.user.selectOptions(hours.getByLabelText('From'), '10:30 AM')
  await press(app, 'Save and continue')

  await heading('People')
  await press(app, 'Finish', 'link')
  expect(await heading('You are open')).toHaveFocus()
  expect(screen.getByRole('img', { name: 'QR code of your page' })).toBeVisible()
  expect(screen.getByLabelText('Link to your page')).toHaveValue(
    `${window.location.origin}${paths.salon((await salon()).slug ?? '')}`,
  )
  const opened = await server.app.db.selectFrom('opening_hours').select(['weekday', 'opens_at']).execute()
  expect(opened).toHaveLength(2 * (weekdays.length - 1))
  expect(new Set(opened.map(({ opens_at }) => opens_at))).toEqual(new Set([630]))
})

test('what is done stays done, and the set-up goes on where it was left', async () => {
  const first = await open(setUpAddress('menu'))
  await fillMenu(first)
  await heading('Opening hours')
  cleanup()
  await open()
  await heading('Opening hours')
  const steps = within(screen.getByRole('navigation', { name: 'Steps' }))
  expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '1Name and addressNot done yet',
    '2PhotoNot done yet',
    'MenuDone',
    '4Opening hoursNot done yet',
    'PeopleDone',
  ])
  expect(steps.getByRole('link', { current: 'step' })).toHaveTextContent('Opening hours')
})

test('the salon is not called open before clients can book, and hours wait for the menu', async () => {
  const app = await open(setUpAddress('open'))
  await heading('Almost there')
  await press(app, 'Continue', 'link')
  await heading('Menu')
  await press(app, 'Skip for now', 'link')
  expect(await screen.findByText(/^Put services on your menu first/)).toBeVisible()
  await press(app, 'Go to the menu', 'link')
  await heading('Menu')
})

test('a salon without a name is not saved', async () => {
  const app = await open()
  await press(app, 'Save and continue')
  await waitFor(() => expect(screen.getByLabelText('Salon name')).toBeInvalid())
  expect(screen.getByLabelText('Salon name')).toHaveFocus()
})

test('the page of the salon grows beside the steps on a wide screen', async () => {
  window.innerWidth = 1200
  const app = await open(setUpAddress('menu'))
  const page = within(await screen.findByRole('figure', { name: 'Your page as clients see it' }))
  expect(page.getByText('No services yet')).toBeInTheDocument()
  await fillMenu(app)
  expect(await page.findByText('$10')).toBeInTheDocument()
})

test('the keyboard alone leads through a step', async () => {
  const app = await open(setUpAddress('hours'))
  await screen.findByText(/^Put services on your menu first/)
  while (document.activeElement?.textContent !== 'Go to the menu') await app.user.tab()
  await app.user.keyboard('{Enter}')
  const fade = await screen.findByLabelText(/^Fade/)
  while (document.activeElement !== fade) await app.user.tab()
  await app.user.keyboard('25{Enter}')
  await heading('Opening hours')
  const friday = await screen.findByRole('checkbox', { name: 'Friday' })
  while (document.activeElement !== friday) await app.user.tab()
  await app.user.keyboard(' ')
  expect(friday).toBeChecked()
})

test('in Arabic the steps have their names', async () => {
  await open(setUpAddress('hours'), 'ar')
  await heading('ساعات العمل')
  expect(screen.getByRole('link', { name: /^القائمة/, current: false })).toBeInTheDocument()
})
