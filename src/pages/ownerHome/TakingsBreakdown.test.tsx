import { screen, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { paidAtSalon } from '@/testing/scenarios/paidAtSalon'

/** Monday noon in Hebron. */
const now = Date.parse('2027-02-15T10:00:00Z')
const clock = { now: () => now }
const hour = 60 * 60 * 1000

let server: TestApi
let owner: TestUser
let scenario: TestSalon

beforeEach(async () => {
  server = await startApi(clock)
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner })
})
afterEach(() => server.close())

async function addPaid(id: string, at: string, amount: number, service_name: string, staffMember: number) {
  const { db } = server.app
  const starts_at = Date.parse(at)
  const { salon, service, staff } = scenario
  await db
    .insertInto('appointments')
    .values({
      id,
      salon_id: salon.id,
      staff_id: staff[staffMember]?.id ?? '',
      service_id: service.id,
      section_name: 'Hair',
      service_name,
      price: amount,
      currency: 'USD',
      minutes: 60,
      notes: '',
      created_at: 0,
      client_id: null,
      walk_in_name: 'Sami',
      starts_at,
      ends_at: starts_at + hour,
      status: 'done',
    })
    .execute()
  const payment = { appointmentId: id, salonId: salon.id, amount, currency: 'USD', at: starts_at }
  await db.insertInto('ledger').values(paidAtSalon(payment)).execute()
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) => [...children].map(cell => cell.textContent))

test('takings say by whom and by what, and compare with the days before', async () => {
  await addPaid('one', '2027-02-14T08:00:00Z', 30, 'Haircut', 0)
  await addPaid('two', '2027-02-13T08:00:00Z', 10, 'Beard', 1)
  await addPaid('three', '2027-02-08T08:00:00Z', 32, 'Beard', 1)
  await renderApp({ path: paths.owner, server, signedInAs: owner, services: clock })
  expect(await rowsOf('By staff member (Dollar)')).toEqual([
    ['First chair', '$30', '75%'],
    ['Second chair', '$10', '25%'],
  ])
  expect(await rowsOf('By service (Dollar)')).toEqual([
    ['Haircut', '$30', '75%'],
    ['Beard', '$10', '25%'],
  ])
  expect(screen.getByText('+25% compared with Feb 2 – Feb 8')).toBeVisible()
})
