import axe from 'axe-core'
import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import type { Language } from '@/domain/languages'
import { liveOf } from '@/testing/doubles/liveSource'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
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
    .insertInto('services')
    .values(
      ['Shave', 'Trim'].map((name, index) => ({
        id: name,
        salon_id: scenario.salon.id,
        section_id: scenario.section.id,
        name,
        name_ar: null,
        cost: 10,
        currency: 'USD',
        minutes: 30,
        position: index + 1,
      })),
    )
    .execute()
})
afterEach(() => server.close())

const open = async (language: Language = 'en'): Promise<RenderedApp> => {
  const path = paths.servicesOf(scenario.section.id)
  const app = await renderApp({ path, signedInAs: owner, server, language })
  await screen.findByRole('heading', { name: 'Shave' })
  return app
}

const move = async ({ user }: RenderedApp, name: string, label: string) => {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Move ${name}`) }))
  await user.click(await screen.findByRole('menuitem', { name: label }))
}

test('the menu moves a service up and down', async () => {
  const app = await open()
  await move(app, 'Shave', 'Move up')
  await waitFor(async () => expect(await storedOrder(server, 'services')).toBe('Shave Haircut Trim'))
  await waitFor(() => expect(shownOrder()).toBe('Shave Haircut Trim'))
  await move(app, 'Haircut', 'Move down')
  await waitFor(async () => expect(await storedOrder(server, 'services')).toBe('Shave Trim Haircut'))
})

test('a service that is hidden by its deletion keeps its position', async () => {
  const app = await open()
  await app.user.click(screen.getByRole('button', { name: 'Delete Shave' }))
  await move(app, 'Trim', 'Move up')
  await waitFor(async () => expect(await storedOrder(server, 'services')).toBe('Trim Haircut Shave'))
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(shownOrder()).toBe('Trim Haircut Shave'))
})

test('the keyboard takes a service by its grip and puts it down', async () => {
  const { user } = await open()
  act(() => screen.getByRole('button', { name: 'Drag Haircut' }).focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Insert/))
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Insert between Shave and Trim'))
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await storedOrder(server, 'services')).toBe('Shave Haircut Trim'))
})

test('an order that fails is put back and told, and can be sent again', async () => {
  const app = await open()
  const path = `/salons/${scenario.salon.id}/sections/${scenario.section.id}/services/order`
  app.network.answer(path, () => new Response('', { status: 502 }), { once: true })
  await move(app, 'Shave', 'Move up')
  expect(await screen.findByText('The new order could not be saved.')).toBeVisible()
  expect(shownOrder()).toBe('Haircut Shave Trim')
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await storedOrder(server, 'services')).toBe('Shave Haircut Trim'))
})

test('an order that another tab saves is shown without a reload', async () => {
  const cookie = await signIn(server, owner)
  const live = liveOf(server, cookie)
  const path = paths.servicesOf(scenario.section.id)
  await renderApp({ path, signedInAs: owner, server, services: { openLive: live.openLive } })
  await screen.findByRole('heading', { name: 'Shave' })
  await waitFor(() => expect(live.running()).toBe(1))
  await server.request(
    'PUT',
    `/salons/${scenario.salon.id}/sections/${scenario.section.id}/services/order`,
    { serviceIds: ['Trim', scenario.service.id, 'Shave'] },
    { cookie },
  )
  await waitFor(() => expect(shownOrder()).toBe('Trim Haircut Shave'))
})

test('clients see and book in that order', async () => {
  await move(await open(), 'Shave', 'Move up')
  await waitFor(async () => expect(await storedOrder(server, 'services')).toBe('Shave Haircut Trim'))
  const client = await addUser(server.app)
  const inOrder = () => {
    const text = document.body.textContent
    return ['Shave', 'Haircut', 'Trim'].map(name => text.indexOf(name))
  }
  for (const path of [paths.salon(scenario.salon.id), paths.booking(scenario.salon.id)]) {
    document.body.replaceChildren()
    await renderApp({ path, signedInAs: client, server })
    await screen.findAllByText('Trim')
    const places = inOrder()
    expect(places).toEqual([...places].sort((one, other) => one - other))
  }
})

test('the list has no fault that a screen reader meets', async () => {
  await open()
  const { violations } = await axe.run(screen.getByRole('grid'), {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})
