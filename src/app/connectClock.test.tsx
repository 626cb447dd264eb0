import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { clockTicked, selectNow } from '@/store/clockSlice'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { whenIdle } from './whenIdle'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let server: TestApi
beforeEach(async () => {
  server = await startApi()
})
afterEach(() => server.close())

test('with the device two days ahead, an appointment of tomorrow is to come, has its buttons, and the person is told', async () => {
  const client = await addUser(server.app)
  await bookTomorrow(server, await addSalon(server.app), client, { time: '10:00 AM' })
  const services = { now: () => Date.now() + 2 * day }
  const { user } = await renderApp({ path: paths.clientAppointments, signedInAs: client, server, services })
  expect(await screen.findByRole('button', { name: /Cancel/ })).toBeVisible()
  expect(await screen.findByText(/The clock of this device is 48 hours fast/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText(/clock of this device/)).not.toBeInTheDocument())
})

test('a device that is slow is told of in Arabic; one that is off by a little is not', async () => {
  const slow = { now: () => Date.now() - 11 * minute }
  const told = await renderApp({ path: paths.salons, server, services: slow, language: 'ar' })
  expect(await screen.findByText(/متأخّرة 11 دقيقة/)).toBeVisible()
  expect(told.store.getState().clock.deviceAhead / minute).toBeCloseTo(-11, 0)
})

test('a clock off by less than five minutes is set right silently', async () => {
  const { store } = await renderApp({
    path: paths.salons,
    server,
    services: { now: () => Date.now() + 4 * minute },
  })
  await waitFor(() => expect(store.getState().clock.deviceAhead / minute).toBeCloseTo(4, 0))
  expect(screen.queryByText(/clock of this device/)).not.toBeInTheDocument()
})

test.each(['focus', 'online', 'visibilitychange'])(
  'the owner’s day is the new one after a night’s sleep: %s',
  async wake => {
    let now = Date.parse('2027-02-15T20:00:00Z')
    const clock = { now: () => now }
    const later = await startApi(clock)
    const owner = await addUser(later.app, { role: 'barber' })
    await addSalon(later.app, { owner })
    const { actions, store } = await renderApp({
      path: `${paths.ownerAppointments}?view=calendar`,
      server: later,
      signedInAs: owner,
      services: clock,
    })
    expect(await screen.findByRole('heading', { name: /Feb(ruary)? 15/ })).toBeVisible()
    now += 3 * hour
    // The code that listens comes some time after the first page.
    const target = wake === 'visibilitychange' ? document : window
    while ((selectNow(store.getState()) ?? 0) < now) {
      await act(() => new Promise<void>(resolve => void whenIdle(resolve)))
      act(() => void target.dispatchEvent(new Event(wake)))
    }
    expect(await screen.findByRole('heading', { name: /Feb(ruary)? 16/ })).toBeVisible()
    const ticks = actions.filter(clockTicked.match).length
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(actions.filter(clockTicked.match)).toHaveLength(ticks)
    await later.close()
  },
)
