import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addDays } from '@/domain/weekday'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { afterPaint } from '@/ui/afterPaint'

const calendar = `${paths.ownerAppointments}?view=calendar`
const shown: Element[] = []

let server: TestApi
let owner: TestUser
/** The server's time and the page's. */
let now: number
let appointmentId: string

beforeEach(async () => {
  now = Date.now()
  server = await startApi({ now: () => now })
  owner = await addUser(server.app, { role: 'barber' })
  const scenario = await addSalon(server.app, { owner })
  const appointment = await bookTomorrow(server, scenario, await addUser(server.app, { name: 'Layla' }))
  // Tomorrow, during the first appointment.
  now = (appointment.startsAt ?? 0) + 30 * 60_000
  appointmentId = appointment._id
  shown.length = 0
  Element.prototype.scrollIntoView = function show(this: Element) {
    shown.push(this)
  }
})
afterEach(async () => {
  Object.assign(window, { scrollY: 0 })
  await server.close()
})

async function open(address: string) {
  const app = await renderApp({ path: address, signedInAs: owner, server, services: { now: () => now } })
  const grid = await screen.findByRole('group', { name: 'Calendar', hidden: true })
  await act(afterPaint)
  return { ...app, grid }
}

test('today opens where the day stands, once', async () => {
  const { grid, user } = await open(calendar)
  await waitFor(() => expect(shown).toHaveLength(1))
  expect(grid).toContainElement(shown[0] as HTMLElement)
  expect(shown[0]).toHaveClass('now')
  await user.click(screen.getByRole('radio', { name: 'Week' }))
  await user.click(await screen.findByRole('radio', { name: 'Day' }))
  await screen.findByRole('group', { name: 'Calendar' })
  await act(afterPaint)
  expect(shown).toHaveLength(1)
})

test('whoever is busy now is said so at the head, today only', async () => {
  const { user } = await open(calendar)
  expect(await screen.findByText(/^Busy until /)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'The day after' }))
  await waitFor(() => expect(screen.queryByText(/^Busy until /)).not.toBeInTheDocument())
  expect(screen.queryByText('Free now')).not.toBeInTheDocument()
})

test.each([
  ['another day is opened', () => `${calendar}&date=${addDays(tomorrow, 1)}`],
  ['a week is opened, whose dates stand at its top', () => `${calendar}&span=week`],
  ['an appointment is linked to', () => `${calendar}#${appointmentId}`],
  ['the person has scrolled', () => calendar],
])('the page stays where it is when %s', async (reason, address) => {
  if (reason === 'the person has scrolled') Object.assign(window, { scrollY: 200 })
  await open(address())
  await act(afterPaint)
  expect(shown).toEqual([])
})
