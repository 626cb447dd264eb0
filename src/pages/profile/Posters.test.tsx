import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { paths } from '@/domain/paths'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { picture } from '@/testing/scenarios/imageScenario'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { XhrOverFetch } from '@/testing/doubles/xhrOverFetch'

let dataDir: string
let server: TestApi
let owner: TestUser
let scenario: TestSalon

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'kursi-posters-'))
  server = await startApi({ config: { dataDir } })
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner })
  Object.assign(globalThis, { XMLHttpRequest: XhrOverFetch })
  Object.assign(URL, { createObjectURL: () => 'blob:picked', revokeObjectURL: () => undefined })
})
afterEach(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})

const open = () => renderApp({ path: paths.profile, server, signedInAs: owner })

async function openDialog({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('button', { name: 'Create New Poster' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Poster' }))
  return { ...dialog, image: dialog.getByLabelText<HTMLInputElement>('Image', { selector: 'input' }) }
}

const file = async (name: string) =>
  new File([new Uint8Array(await picture().png().toBuffer())], name, { type: 'image/png' })

async function hang(count: number): Promise<void> {
  const { db } = server.app
  const hung = Array.from({ length: count }, (_, index) => ({
    id: `image-${index}`,
    salon_id: scenario.salon.id,
  }))
  await db
    .insertInto('uploads')
    .values(hung.map(upload => ({ ...upload, is_used: 1, created_at: 0 })))
    .execute()
  const poster = { title: 'Poster', created_at: 0 }
  await db
    .insertInto('posters')
    .values(hung.map(({ id, salon_id }) => ({ ...poster, id: `poster of ${id}`, salon_id, upload_id: id })))
    .execute()
}

const titles = async () => {
  const rows = await server.app.db.selectFrom('posters').select('title').execute()
  return rows.map(({ title }) => title)
}

test('both are needed, what is no image is told at once, and a full wall says so', async () => {
  await hang(12)
  const app = await open()
  const dialog = await openDialog(app)
  await app.user.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await dialog.findByText('Enter a title')).toBeVisible()
  const choose = dialog.getByRole('button', { name: 'Choose an image' })
  expect(choose).toHaveAccessibleDescription('Choose an image')
  const dropping = userEvent.setup({ applyAccept: false })
  await dropping.upload(dialog.image, new File(['text'], 'a.txt', { type: 'text/plain' }))
  expect(choose).toHaveAccessibleDescription('This is no JPEG, PNG, WebP or GIF image.')
  expect(choose).toHaveTextContent('Choose an image')
  await app.user.upload(dialog.image, await file('sale.png'))
  await app.user.type(dialog.getByLabelText('Title'), 'Sale')
  await app.user.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await dialog.findByText(/^You have 12 posters, the most a page shows./)).toBeVisible()
  expect(dialog.getByLabelText('Title')).toHaveValue('Sale')
})

test('a poster can lead to a booking of a service', async () => {
  const app = await open()
  const dialog = await openDialog(app)
  await app.user.upload(dialog.image, await file('sale.png'))
  await app.user.type(dialog.getByLabelText('Title'), 'Sale')
  await app.user.selectOptions(dialog.getByLabelText('A press on it books'), 'Haircut')
  await app.user.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const links = server.app.db.selectFrom('posters').select(['service_id', 'promotion_id'])
  expect(await links.execute()).toEqual([{ service_id: scenario.service.id, promotion_id: null }])
})

test('title and link of a poster are changed afterwards', async () => {
  await hang(1)
  const app = await open()
  await app.user.click(await screen.findByRole('button', { name: 'Edit the poster Poster' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Poster' }))
  const title = dialog.getByLabelText('Title')
  await app.user.clear(title)
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Enter a title')).toBeVisible()
  await app.user.type(title, 'Eid')
  await app.user.selectOptions(dialog.getByLabelText('A press on it books'), 'Haircut')
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your poster is saved.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Edit the poster Eid' })).toBeVisible()
  const stored = server.app.db.selectFrom('posters').select(['title', 'service_id'])
  expect(await stored.execute()).toEqual([{ title: 'Eid', service_id: scenario.service.id }])
})

test('what another has changed in a poster is asked, and the rest is kept', async () => {
  await hang(1)
  const app = await open()
  await app.user.click(await screen.findByRole('button', { name: 'Edit the poster Poster' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Poster' }))
  await server.app.db
    .updateTable('posters')
    .set({ title: 'Theirs', service_id: scenario.service.id })
    .execute()
  await app.user.type(dialog.getByLabelText('Title'), ' of Eid')
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  const conflict = await dialog.findByText('Somebody else has changed this in the meantime.')
  expect(conflict.closest('[role=alert]')).toHaveTextContent('TitleTheirs')
  expect(dialog.getByLabelText('A press on it books')).toHaveDisplayValue('Haircut')
  await app.user.click(dialog.getByRole('button', { name: 'Keep mine' }))
  expect(await screen.findByText('Your poster is saved.')).toBeVisible()
  const stored = server.app.db.selectFrom('posters').select(['title', 'service_id'])
  expect(await stored.execute()).toEqual([{ title: 'Poster of Eid', service_id: scenario.service.id }])
})

test('nothing closes the dialog while a poster is on its way', async () => {
  const app = await open()
  const dialog = await openDialog(app)
  await app.user.upload(dialog.image, await file('sale.png'))
  await app.user.type(dialog.getByLabelText('Title'), 'Sale')
  const release = app.network.hold(`/salons/${scenario.salon.id}/posters`)
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(app.network.sent.filter(line => line.endsWith('/posters'))).toHaveLength(2))
  await app.user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeVisible()
  release()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await titles()).toEqual(['Sale'])
})

test('a poster is taken down after a question; what failed is told in it and tried again', async () => {
  await hang(1)
  const app = await open()
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }))
  await press('Delete the poster Poster')
  await press('Cancel')
  await press('Delete the poster Poster')
  app.network.answer(`/salons/${scenario.salon.id}/posters`, () => new Response('<html>', { status: 500 }), {
    once: true,
  })
  await press('Delete')
  expect(await screen.findByText('The poster could not be deleted. Please try again.')).toBeVisible()
  expect(await titles()).toEqual(['Poster'])
  await press('Delete')
  expect(await screen.findByText('No posters yet')).toBeVisible()
  expect(await titles()).toEqual([])
})

test('a visitor is told where the posters cannot be loaded, and gets them with the next try', async () => {
  await hang(1)
  const { network, history, user } = await renderApp({ path: paths.terms, server })
  network.answer(`/salons/${scenario.salon.id}/posters`, () => new Response('<html>', { status: 500 }), {
    once: true,
  })
  act(() => history.push(paths.salon(scenario.salon.id)))
  expect(await screen.findByText('The posters could not be loaded.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Poster')).toBeVisible()
})

test('what the page is made of fails and comes back by itself: posters, details and subscription', async () => {
  const app = await renderApp({ path: paths.accountInfo, server, signedInAs: owner })
  const broken = () => new Response('<html>', { status: 500 })
  for (const path of [
    `/salons/${scenario.salon.id}/posters`,
    `/salons/${scenario.salon.id}/profile`,
    '/subscriptions/mine',
  ])
    app.network.answer(path, broken, { once: true })
  act(() => app.history.push(paths.profile))
  for (const told of ['The posters could not be loaded.', 'Your profile could not be loaded.'])
    expect(await screen.findByText(told)).toBeVisible()
  for (const button of await screen.findAllByRole('button', { name: 'Try again' }))
    await app.user.click(button)
  expect(await screen.findByText('No posters yet')).toBeVisible()
  expect(await screen.findByText(owner.email)).toBeVisible()
  expect(await screen.findByText('Not subscribed')).toBeVisible()
})
