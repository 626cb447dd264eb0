import { act, screen, waitFor, within } from '@testing-library/react'
import type { Language } from '@/domain/languages'
import { paths } from '@/domain/paths'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { addPaidAppointment } from '@/testing/scenarios/addDoneAppointment'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const now = Date.parse('2027-02-15T10:00:00Z')
const clock = { now: () => now }

let server: TestApi

beforeEach(async () => {
  server = await startApi(clock)
})
afterEach(() => server.close())

/** The home of an owner who received these amounts, in dollars. */
async function openHome(paid: Record<string, number>, language: Language = 'en') {
  const owner = await addUser(server.app, { role: 'barber' })
  const scenario = await addSalon(server.app, { owner })
  for (const [at, price] of Object.entries(paid)) {
    const starts_at = Date.parse(at)
    // Each by another staff member and service, so that no two sums are the same.
    const changes = { starts_at, price, staff_id: at, service_name: at }
    await addPaidAppointment(server.app, scenario, changes, starts_at)
  }
  return renderApp({ path: '/salon', server, signedInAs: owner, language, services: clock })
}

const rowsOf = (chart: HTMLElement) =>
  within(chart)
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map(row => [...row.children].map(cell => cell.textContent))

test('a year is shown by month, from the first month with nothing cut off, with the same figures as a table', async () => {
  const { user } = await openHome({
    '2026-02-28T21:59:00Z': 500,
    '2026-02-28T22:01:00Z': 10,
    '2026-07-30T08:00:00Z': 20,
    '2026-07-31T08:00:00Z': 30,
    '2027-02-14T08:00:00Z': 40,
  })
  await user.selectOptions(await screen.findByLabelText('Time'), 'Last 12 months')
  const chart = await screen.findByRole('figure', { name: 'Paid by month (Dollar)' })
  expect(rowsOf(chart)).toEqual([
    ['March 2026', '$10'],
    ['July 2026', '$50'],
    ['February 2027', '$40'],
  ])
  expect(chart.querySelectorAll('rect')).toHaveLength(12)
  expect(screen.getByText('$100')).toBeVisible()
})

test('a shorter time is shown by day', async () => {
  const { user } = await openHome({ '2027-02-14T08:00:00Z': 40 })
  await user.selectOptions(await screen.findByLabelText('Time'), 'Last 90 days')
  const chart = await screen.findByRole('figure', { name: 'Paid by day (Dollar)' })
  expect(rowsOf(chart)).toEqual([['Sunday, February 14', '$40']])
  // The week's chart stays until the ninety days are loaded.
  await waitFor(() => expect(chart.querySelectorAll('rect')).toHaveLength(90))
})

test('in Arabic too', async () => {
  const { user } = await openHome({ '2026-07-31T08:00:00Z': 30 }, 'ar')
  await user.selectOptions(await screen.findByLabelText('المدة'), 'آخر 12 شهرًا')
  const chart = await screen.findByRole('figure', { name: 'المدفوع حسب الشهر (دولار)' })
  expect(rowsOf(chart)[0]?.[0]).toMatch(/^يوليو/)
})

test('a home that cannot be loaded says so once, and all of it comes back', async () => {
  const owner = await addUser(server.app, { role: 'barber' })
  await addSalon(server.app, { owner })
  await server.app.db.deleteFrom('opening_hours').execute()
  const app = await renderApp({ path: paths.accountInfo, server, signedInAs: owner, services: clock })
  app.network.answer('/salons/mine', () => new Response('<html>', { status: 500 }), { once: true })
  act(() => app.history.push('/salon'))
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'First steps' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Business overview' })).toBeVisible()
})

test('what stands around the day waits for it, so that nothing is pushed about', async () => {
  const owner = await addUser(server.app, { role: 'barber' })
  await addSalon(server.app, { owner })
  await server.app.db.deleteFrom('opening_hours').execute()
  const app = await renderApp({ path: paths.accountInfo, server, signedInAs: owner, services: clock })
  const release = app.network.hold('/appointments/salon')
  act(() => app.history.push('/salon'))
  await waitFor(() => expect(app.network.sent.join()).toContain('/appointments/salon'))
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Business overview' })).not.toBeInTheDocument()
  release()
  expect(await screen.findByRole('region', { name: 'First steps' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Business overview' })).toBeVisible()
})

test('a new salon is told what is missing before clients can book; one that has all is not', async () => {
  const owner = await addUser(server.app, { role: 'barber' })
  await addSalon(server.app, { owner })
  await server.app.db.deleteFrom('opening_hours').execute()
  const { user } = await renderApp({ path: '/salon', server, signedInAs: owner, services: clock })
  const steps = within(await screen.findByRole('region', { name: 'First steps' }))
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Name your salon and say where it isDone',
    'Add a photoStill missing',
    'Put services and prices on your menuDone',
    'Set your opening hoursStill missing',
    'Add the people who work with youDone',
  ])
  await user.click(steps.getByRole('link', { name: 'Set your opening hours' }))
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByRole('heading', { name: 'People' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back to home' }))
  expect(await screen.findByRole('heading', { name: 'Business overview' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument()
})
