import { screen, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addSalon, addUser, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi

beforeEach(async () => {
  server = await startApi()
})
afterEach(async () => {
  window.innerWidth = 1024
  await server.close()
})

async function openAt(width: number, path: string, signedInAs: TestUser) {
  window.innerWidth = width
  const app = await renderApp({ path, server, signedInAs })
  await screen.findByRole('main')
  return app
}

async function addOwner() {
  const owner = await addUser(server.app, { role: 'barber' })
  await addSalon(server.app, { owner })
  return owner
}

const bar = () => screen.queryByRole('navigation', { name: 'Main pages' })
const inBar = () => within(screen.getByRole('navigation', { name: 'Main pages' }))
const links = () =>
  inBar()
    .getAllByRole('link')
    .map(link => `${link.textContent} ${link.getAttribute('href') ?? ''}`)
const current = () =>
  inBar()
    .getAllByRole('link')
    .flatMap(link => (link.getAttribute('aria-current') === 'page' ? [link.textContent] : []))

test("a client's bar", async () => {
  await openAt(390, paths.accountInfo, await addUser(server.app))
  expect(links()).toEqual([
    'Home /user',
    'Search /user/Search',
    'Appointments /user/appointment',
    'You /user/settings/account-info',
  ])
  expect(current()).toEqual(['You'])
  expect(inBar().queryByRole('button')).not.toBeInTheDocument()
})

test("an owner's bar, whose last entry opens the menu", async () => {
  const { user } = await openAt(390, paths.owner, await addOwner())
  expect(links()).toEqual([
    'Today /salon',
    'Calendar /salon/appointment?view=calendar',
    'Walk-in /salon/appointment?view=calendar&walkIn=next',
    'List /salon/appointment?view=list',
  ])
  expect(current()).toEqual(['Today'])
  await user.click(inBar().getByRole('button', { name: 'More' }))
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('list and calendar are told apart, and a walk-in is one press away', async () => {
  const { user, path } = await openAt(390, paths.ownerAppointments, await addOwner())
  expect(current()).toEqual(['List'])
  await user.click(inBar().getByRole('link', { name: 'Calendar' }))
  expect(current()).toEqual(['Calendar'])

  await user.click(inBar().getByRole('link', { name: 'Walk-in' }))
  expect(await screen.findByRole('dialog', { name: 'Walk-in: First chair' })).toBeVisible()
  expect(path()).toBe(`${paths.ownerAppointments}?view=calendar`)

  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(inBar().getByRole('link', { name: 'Walk-in' }))
  expect(await screen.findByRole('dialog', { name: 'Walk-in: First chair' })).toBeVisible()
})

test('a page with a bar of its own has no other below it', async () => {
  const { salon } = await addSalon(server.app)
  await openAt(390, paths.booking(salon.id), await addUser(server.app))
  expect(bar()).not.toBeInTheDocument()
})

test('on a tablet there is none', async () => {
  await openAt(768, paths.accountInfo, await addUser(server.app))
  expect(bar()).not.toBeInTheDocument()
})
