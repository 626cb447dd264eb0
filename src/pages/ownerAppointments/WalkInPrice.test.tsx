import { screen, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, type TestSalon } from '@/testing/scenarios/builders'
import { promote } from '@/testing/scenarios/promotions'

let server: TestApi
let scenario: TestSalon

beforeEach(async () => {
  server = await startApi()
  scenario = await addSalon(server.app)
})
afterEach(() => server.close())

test('a walk-in is shown the promoted price that is booked', async () => {
  const today = todayIn(scenario.salon.time_zone, Date.now())
  await promote(server.app, {
    salon_id: scenario.salon.id,
    starts_on: addDays(today, -2),
    ends_on: addDays(today, 2),
    discount_kind: 'percent',
    discount_value: 20,
  })
  const { user } = await renderApp({
    path: `${paths.ownerAppointments}?view=calendar&date=${tomorrow}`,
    signedInAs: { ...scenario.owner, password: 'Kursi2026' },
    server,
  })
  await user.click(await screen.findByRole('button', { name: /^Free 9:00 AM – .*, First chair/ }))
  const form = within(await screen.findByRole('dialog', { name: 'Walk-in: First chair' }))
  expect(await form.findByRole('option', { name: /Haircut.*\$16/ })).toBeInTheDocument()
  await user.type(form.getByRole('combobox', { name: 'Name' }), 'Sami')
  await user.click(form.getByRole('button', { name: 'Seat' }))
  expect(await screen.findByText('The walk-in is booked.')).toBeVisible()
  const { price } = await server.app.db.selectFrom('appointments').select('price').executeTakeFirstOrThrow()
  expect(price).toBe(16)
})
