import { screen, waitFor } from '@testing-library/react'
import type { Appointment } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import { selectZoneCorrections, zonesCorrected } from '@/store/clockSlice'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, type TestSalon } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import type { TestApi } from '@/testing/kit/startApi'
import { separateServer, wrongZone } from '@/testing/kit/wrongZone'

/** No test at work has computed with it yet. */
const zone = 'Asia/Amman'

let server: TestApi
let scenario: TestSalon
let booked: Appointment
let now: () => number
let repair: () => void

beforeEach(async () => {
  now = Date.now
  server = await separateServer({ now: () => now() })
  scenario = await addSalon(server.app, { confirms_at_once: 0, time_zone: zone })
  const client = await addUser(server.app, { name: 'Layla' })
  booked = await bookTomorrow(server, scenario, client, { time: '10:00 AM', staffMember: 0 })
  repair = wrongZone(zone)
})
afterEach(async () => {
  repair()
  await server.close()
})

test('where the browser is wrong about a zone, the diary shows the time of the server, and the log says why', async () => {
  const { store, actions } = await renderApp({
    path: `${paths.ownerAppointments}?view=calendar&date=${tomorrow}`,
    signedInAs: { ...scenario.owner, password: 'Kursi2026' },
    server,
  })
  expect(await screen.findByRole('button', { name: /^9:00 AM – 10:00 AM: Layla,/ })).toBeVisible()
  const block = await screen.findByRole('button', { name: /^10:00 AM – 11:00 AM: Layla,/ })
  expect(block).toHaveTextContent('10:00 AM')
  expect(actions.filter(zonesCorrected.match)).toHaveLength(1)
  expect(selectZoneCorrections(store.getState())).toMatchObject([{ timeZone: zone }])
})

test('so does the step in which a booking is confirmed', async () => {
  const { startsAt = 0 } = booked
  const staffId = scenario.staff[1]?.id ?? null
  const path = paths.booking(scenario.salon.id, { serviceIds: [scenario.service.id], staffId, startsAt })
  await renderApp({ path, server })
  expect(await screen.findAllByText('9:00 AM – 10:00 AM')).not.toEqual([])
  expect(await screen.findAllByText('10:00 AM – 11:00 AM')).not.toEqual([])
  expect(screen.queryAllByText(/9:00 AM/)).toEqual([])
})

test('and the page of a salon that has just opened', async () => {
  now = () => Date.parse('2027-02-15T06:30:00Z')
  await renderApp({ path: paths.salon(scenario.salon.id), server, services: { now } })
  expect(await screen.findByText(/opens today at 9:00 AM/)).toBeVisible()
  expect(await screen.findByText(/^Open now/)).toBeVisible()
})

test('a browser that is right hears of no correction', async () => {
  const right = await addSalon(server.app, { time_zone: 'Europe/Paris' })
  const { store, network } = await renderApp({ path: paths.salon(right.salon.id), server })
  await waitFor(() => expect(network.sent.filter(call => call.includes('/time-zones'))).toHaveLength(1))
  expect(selectZoneCorrections(store.getState())).toEqual([])
})
