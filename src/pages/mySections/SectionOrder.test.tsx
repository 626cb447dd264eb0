import axe from 'axe-core'
import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { shownOrder, storedOrder } from '@/testing/kit/menuOrder'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let scenario: TestSalon
let owner: TestUser

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner })
  await server.app.db
    .insertInto('sections')
    .values(
      ['Nails', 'Beard'].map((name, index) => ({
        id: name,
        salon_id: scenario.salon.id,
        name,
        name_ar: null,
        position: index + 1,
      })),
    )
    .execute()
})
afterEach(async () => {
  comeBack()
  await server.close()
})

const goOffline = () => act(() => void window.dispatchEvent(new Event('offline')))
const comeBack = () => act(() => void window.dispatchEvent(new Event('online')))

const open = async (): Promise<RenderedApp> => {
  const app = await renderApp({ path: paths.sections, signedInAs: owner, server })
  await screen.findByRole('heading', { name: 'Hair' })
  return app
}

const focusIsOn = (name: string | RegExp) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(name))

const openMenu = async ({ user }: RenderedApp, name: string) => {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Move ${name}`) }))
  return (label: string) => screen.findByRole('menuitem', { name: label })
}

const move = async (app: RenderedApp, name: string, label: string) => {
  const item = await openMenu(app, name)
  await app.user.click(await item(label))
}

test('the menu moves a section up and down, and not past the ends', async () => {
  const app = await open()
  await move(app, 'Nails', 'Move up')
  await waitFor(async () => expect(await storedOrder(server, 'sections')).toBe('Nails Hair Beard'))
  await waitFor(() => expect(shownOrder()).toBe('Nails Hair Beard'))
  const first = await openMenu(app, 'Nails')
  expect(await first('Move up')).toHaveAttribute('aria-disabled', 'true')
  await app.user.click(await first('Move down'))
  await waitFor(async () => expect(await storedOrder(server, 'sections')).toBe('Hair Nails Beard'))
  const last = await openMenu(app, 'Beard')
  expect(await last('Move down')).toHaveAttribute('aria-disabled', 'true')
})

test('an order that fails is put back and told, and can be sent again', async () => {
  const app = await open()
  app.network.answer(`/salons/${scenario.salon.id}/sections/order`, () => new Response('', { status: 502 }), {
    once: true,
  })
  await move(app, 'Nails', 'Move up')
  expect(await screen.findByText('The new order could not be saved.')).toBeVisible()
  expect(shownOrder()).toBe('Hair Nails Beard')
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await storedOrder(server, 'sections')).toBe('Nails Hair Beard'))
})

test('the keyboard takes a row by its grip, past others, and puts it down', async () => {
  const { user } = await open()
  act(() => screen.getByRole('button', { name: 'Drag Hair' }).focus())
  await user.keyboard('{Enter}')
  await focusIsOn(/^Insert/)
  await user.keyboard('{ArrowDown}')
  await focusIsOn('Insert between Nails and Beard')
  await user.keyboard('{ArrowDown}')
  await focusIsOn('Insert after Beard')
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await storedOrder(server, 'sections')).toBe('Nails Beard Hair'))
  await waitFor(() => expect(shownOrder()).toBe('Nails Beard Hair'))
})

test('nothing is moved when the keyboard lets go of it', async () => {
  const { user, network } = await open()
  const before = network.sent.length
  act(() => screen.getByRole('button', { name: 'Drag Hair' }).focus())
  await user.keyboard('{Enter}')
  await focusIsOn(/^Insert/)
  await user.keyboard('{ArrowDown}')
  await focusIsOn('Insert between Nails and Beard')
  await user.keyboard('{Escape}')
  expect(shownOrder()).toBe('Hair Nails Beard')
  expect(network.sent.slice(before)).toEqual([])
})

test('the list has no fault that a screen reader meets', async () => {
  await open()
  const { violations } = await axe.run(screen.getByRole('grid'), {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('without a network no row is dragged, and what failed is not tried again: both say why', async () => {
  const app = await open()
  app.network.answer(`/salons/${scenario.salon.id}/sections/order`, () => new Response('', { status: 502 }), {
    once: true,
  })
  await move(app, 'Nails', 'Move up')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  const row = screen.getByRole('heading', { name: 'Hair' }).closest('[role=row]')
  goOffline()
  const why = 'This needs the network. You are offline.'
  await waitFor(() => expect(retry).toHaveAttribute('title', why))
  expect(row).not.toHaveAttribute('draggable', 'true')
  expect(row?.querySelector('[title]')).toHaveAttribute('title', why)
  const before = app.network.sent.length
  await app.user.click(retry)
  expect(app.network.sent.slice(before)).toEqual([])

  comeBack()
  await waitFor(() => expect(row).toHaveAttribute('draggable', 'true'))
  await app.user.click(retry)
  await waitFor(async () => expect(await storedOrder(server, 'sections')).toBe('Nails Hair Beard'))
})

test('each row says how much is in it', async () => {
  await open()
  expect(screen.getByRole('heading', { name: 'Hair' }).closest('[role=row]')).toHaveTextContent('1 service')
  expect(screen.getByRole('heading', { name: 'Nails' }).closest('[role=row]')).toHaveTextContent(
    'No services yet',
  )
})
