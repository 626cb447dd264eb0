import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addDays } from '@/domain/weekday'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let scenario: TestSalon
let owner: TestUser

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner })
})
afterEach(async () => {
  window.innerWidth = 1024
  await server.close()
})

const open = (more = '') =>
  renderApp({
    path: `${paths.ownerAppointments}?view=calendar&date=${tomorrow}${more}`,
    signedInAs: owner,
    server,
  })

const date = async () => within(await screen.findByRole('heading', { level: 2 })).getByRole('button')

test('the date opens a month, and a day chosen there is shown', async () => {
  const { user, path } = await open()
  await user.click(await date())
  const month = await screen.findByRole('dialog', { name: 'Choose a date' })
  const days = within(month).getAllByRole('gridcell')
  expect(days.filter(day => day.getAttribute('aria-selected') === 'true')).toHaveLength(1)
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(path()).toContain(`date=${addDays(tomorrow, 7)}`))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await date()).toHaveFocus()
})

test('the month leads to today', async () => {
  const { user, path } = await open()
  await user.click(await date())
  const month = await screen.findByRole('dialog', { name: 'Choose a date' })
  await user.click(within(month).getByRole('button', { name: 'Today' }))
  await waitFor(() => expect(path()).toBe(`${paths.ownerAppointments}?view=calendar`))
})

test('Escape closes the month and changes nothing', async () => {
  const { user, path } = await open()
  await user.click(await date())
  await screen.findByRole('dialog', { name: 'Choose a date' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(path()).toContain(`date=${tomorrow}`)
})

describe('on a phone', () => {
  beforeEach(async () => {
    window.innerWidth = 390
    await bookTomorrow(server, scenario, await addUser(server.app, { name: 'Yusuf' }), { staffMember: 1 })
  })

  /** In a layout where a column is as wide as the screen. */
  async function openSwiped(more = '') {
    const app = await open(more)
    const body = await screen.findByRole('group', { name: 'Calendar' })
    for (const column of within(body).getAllByRole('group'))
      Object.defineProperty(column, 'offsetWidth', { value: 300 })
    return { ...app, body }
  }

  const second = () => scenario.staff[1]?.id ?? ''

  test('every staff member has a column, and a swipe goes to the next', async () => {
    const { body, path } = await openSwiped()
    expect(within(body).getAllByRole('group')).toHaveLength(2)
    expect(screen.getByRole('radio', { name: /First chair/ })).toBeChecked()
    act(() => void fireEvent.scroll(body, { target: { scrollLeft: 290 } }))
    await waitFor(() => expect(path()).toContain(`staffMember=${second()}`))
    expect(screen.getByRole('radio', { name: /Second chair/ })).toBeChecked()
    expect(body.scrollLeft).toBe(290)
  })

  test('a name leads to its column', async () => {
    const { body, user } = await openSwiped()
    await user.click(screen.getByRole('radio', { name: /Second chair/ }))
    await waitFor(() => expect(body.scrollLeft).toBe(300))
    await user.click(screen.getByRole('radio', { name: /First chair/ }))
    await waitFor(() => expect(body.scrollLeft).toBe(0))
  })

  test('Tab leads into the column that is in view', async () => {
    const { body } = await openSwiped(`&staffMember=${second()}`)
    const inView = within(body).getByRole('group', { name: /^Second chair/ })
    const stops = [...body.querySelectorAll('[tabindex="0"]')]
    expect(stops).toHaveLength(1)
    expect(inView).toContainElement(stops[0] as HTMLElement)
  })
})
