import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const day = 24 * 60 * 60 * 1000

let server: TestApi
let scenario: TestSalon
let client: TestUser

beforeEach(async () => {
  server = await startApi()
  scenario = await addSalon(server.app, { name: 'Golden Scissors' })
  client = await addUser(server.app)
  await addPast(60)
})
afterEach(() => server.close())

/** Past appointments, one a day, the latest yesterday. */
async function addPast(count: number) {
  const { salon, service, staff } = scenario
  const rows = Array.from({ length: count }, (_, index) => {
    const starts_at = Date.now() - (index + 1) * day
    return {
      id: `ago-${index + 1}`,
      salon_id: salon.id,
      staff_id: staff[0]?.id ?? '',
      client_id: client.uid,
      service_id: service.id,
      section_name: 'Hair',
      section_name_ar: null,
      service_name: `Cut ${index + 1}`,
      service_name_ar: null,
      price: 20,
      currency: 'USD',
      minutes: 60,
      starts_at,
      ends_at: starts_at + day / 24,
      status: 'done',
      notes: '',
      created_at: 0,
    }
  })
  await server.app.db.insertInto('appointments').values(rows).execute()
}

const open = (hash = '') =>
  renderApp({ path: `${paths.clientAppointments}${hash}`, signedInAs: client, server })
const cards = () => screen.queryAllByText(/^Cut \d+$/).map(({ textContent }) => textContent)
const cut = (count: number) => Array.from({ length: count }, (_, index) => `Cut ${index + 1}`)

test('the history comes page by page, and the tab counts all of it', async () => {
  const { user, network } = await open()
  await user.click(await screen.findByRole('tab', { name: 'Past 60' }))
  await waitFor(() => expect(cards()).toEqual(cut(24)))
  const calls = () => network.sent.filter(line => line.includes('/appointments/customer/'))
  expect(calls()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Show more (24 of 60)' }))
  await waitFor(() => expect(cards()).toEqual(cut(48)))
  expect(calls()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Show more (48 of 60)' }))
  await waitFor(() => expect(cards()).toEqual(cut(60)))
  expect(screen.getByText('Cut 49').closest('li')).toContainElement(document.activeElement as HTMLElement)
  expect(screen.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument()
})

test('a page that does not come is said, and comes on the next try', async () => {
  const { user, network } = await open()
  await user.click(await screen.findByRole('tab', { name: 'Past 60' }))
  network.answer('/appointments/customer', () => new Response('', { status: 500 }), { once: true })
  await user.click(await screen.findByRole('button', { name: 'Show more (24 of 60)' }))
  expect(await screen.findByText('This could not be loaded.')).toBeVisible()
  expect(cards()).toEqual(cut(24))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(cards()).toEqual(cut(48)))
  expect(screen.queryByText('This could not be loaded.')).not.toBeInTheDocument()
})

test('the one that the address names is shown from whichever page, and can be acted on', async () => {
  const { user } = await open('#ago-55')
  await waitFor(() => expect(cards()).toEqual([...cut(24), 'Cut 55']))
  expect(screen.getByRole('tab', { name: 'Past 60' })).toHaveAttribute('aria-selected', 'true')
  await user.click(screen.getAllByRole('button', { name: /review/i }).at(-1) ?? document.body)
  expect(await screen.findByRole('dialog')).toHaveTextContent('Cut 55')
})

test("an owner's link to a salon's client is none of the owner's own appointments", async () => {
  const owner = await addUser(server.app, { role: 'barber' })
  await server.app.db.updateTable('salons').set({ owner_id: owner.uid }).execute()
  const app = await renderApp({ path: `${paths.clientAppointments}#ago-55`, signedInAs: owner, server })
  expect(await screen.findByText('No appointments found.')).toBeVisible()
  await waitFor(() => expect(app.network.sent).toContain('GET /appointments/ago-55'))
  expect(cards()).toEqual([])
})

test('what is booked meanwhile is there when the pages are read again', async () => {
  const { user, store } = await open()
  await user.click(await screen.findByRole('tab', { name: 'Past 60' }))
  await user.click(await screen.findByRole('button', { name: 'Show more (24 of 60)' }))
  await waitFor(() => expect(cards()).toEqual(cut(48)))
  await server.app.db.deleteFrom('appointments').where('id', '=', 'ago-3').execute()
  act(() => void store.dispatch({ type: '__rtkq/focused' }))
  await waitFor(() => expect(cards()).toEqual(cut(49).filter(name => name !== 'Cut 3')))
  expect(screen.getByRole('tab', { name: 'Past 59' })).toBeVisible()
})
