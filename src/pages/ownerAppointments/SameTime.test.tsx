import { act, screen, within } from '@testing-library/react'
import type { Appointment } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import { dropAppointment } from '@/features/diary/dropAppointment'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, type TestSalon } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const elevenOClock = /^11:00 AM – 12:00 PM: Layla,.*First chair/
const whoSits = /Layla already has Haircut at that time: 11:00 AM – 12:00 PM, Second chair\./

let server: TestApi
let scenario: TestSalon
let moving: Appointment
let other: Appointment

beforeEach(async () => {
  server = await startApi()
  scenario = await addSalon(server.app)
  const client = await addUser(server.app, { name: 'Layla' })
  moving = await bookTomorrow(server, scenario, client, { time: '10:00 AM', staffMember: 0 })
  other = await bookTomorrow(server, scenario, client, { time: '11:00 AM', staffMember: 1 })
})
afterEach(() => server.close())

const open = () =>
  renderApp({
    path: `${paths.ownerAppointments}?view=calendar&date=${tomorrow}`,
    signedInAs: { ...scenario.owner, password: 'Kursi2026' },
    server,
  })

test('who moves a visit onto another of the same client is told who sits where, and may go on', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^10:00 AM – 11:00 AM: Layla,/ }))
  await user.click(await screen.findByRole('button', { name: 'Move' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move the appointment' }))
  await dialog.findByRole('option', { name: '11:00 AM' })
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Time' }), '11:00 AM')
  await user.click(dialog.getByRole('button', { name: 'Move it' }))
  expect(await dialog.findByText(whoSits)).toBeVisible()
  expect(
    screen.getByRole('button', { name: /^10:00 AM – 11:00 AM: Layla,/, hidden: true }),
  ).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Move it all the same' }))
  expect(await screen.findByText('The appointment has moved.')).toBeVisible()
  expect(await screen.findByRole('button', { name: elevenOClock })).toBeVisible()
})

test('so is who drags it; a way back does not ask', async () => {
  const { user, store } = await open()
  const block = { name: /^10:00 AM – 11:00 AM: Layla,/ }
  await screen.findByRole('button', block)
  const to = { staffId: moving.staffId ?? '', startsAt: other.startsAt ?? 0 }
  const shown = { salonId: scenario.salon.id, from: tomorrow, to: tomorrow }
  await act(() => store.dispatch(dropAppointment(moving, to, shown)))
  expect(await screen.findByText(whoSits)).toHaveTextContent('The appointment is back where it was.')
  expect(screen.getByRole('button', block)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Move it all the same' }))
  expect(await screen.findByText('The appointment has moved.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The appointment is back where it was.')).toBeVisible()
  expect(await screen.findByRole('button', block)).toBeVisible()
})
