import { screen, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { addPaidAppointment } from '@/testing/scenarios/addDoneAppointment'

/** Monday noon in Hebron. */
const now = Date.parse('2027-02-15T10:00:00Z')
const clock = { now: () => now }

let server: TestApi
let owner: TestUser
let scenario: TestSalon

beforeEach(async () => {
  server = await startApi(clock)
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner })
})
afterEach(() => server.close())

function addPaid(id: string, at: string, price: number, service_name: string, staffMember: number) {
  const starts_at = Date.parse(at)
  const staff_id = scenario.staff[staffMember]?.id ?? ''
  return addPaidAppointment(server.app, scenario, { id, starts_at, price, service_name, staff_id }, starts_at)
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
