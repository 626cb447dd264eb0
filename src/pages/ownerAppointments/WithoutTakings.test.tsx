import { screen, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import type { StaffRight } from '@/domain/staffRights'
import { eachTest } from '@/testing/kit/eachTest'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { addStaffLogin } from '@/testing/scenarios/staffLogin'

const opened = eachTest(
  async () => {
    const server = await startApi()
    const scenario = await addSalon(server.app)
    const client = await addUser(server.app, { name: 'Layla' })
    return { server, scenario, booked: await bookTomorrow(server, scenario, client, { staffMember: 0 }) }
  },
  ({ server }) => server.close(),
)

async function open(path: string, rights: readonly StaffRight[]) {
  const { server, scenario } = opened()
  const of = { salonId: scenario.salon.id, staffId: scenario.staff[0]?.id ?? '' }
  const login = await addStaffLogin(server.app, of, rights)
  return renderApp({ path, server, signedInAs: login })
}

const details = () => `${paths.ownerAppointments}?view=calendar&date=${tomorrow}#${opened().booked._id}`

test.each<[string, readonly StaffRight[], boolean]>([
  ['without the right to see takings no price', ['change_own'], false],
  ['with it the price', ['change_own', 'see_takings'], true],
])('%s stands in an appointment’s details', async (_what, rights, isShown) => {
  await open(details(), rights)
  const dialog = within(await screen.findByRole('dialog', { name: 'Layla' }))
  expect(dialog.getByText('Haircut')).toBeVisible()
  expect(dialog.queryByText('Price') !== null).toBe(isShown)
  expect(dialog.queryByText('$20') !== null).toBe(isShown)
  expect(dialog.queryByRole('button', { name: 'History' })).not.toBeInTheDocument()
})

test('nor in the list of appointments', async () => {
  await open(`${paths.ownerAppointments}?view=list&span=week`, ['change_own'])
  const card = (await screen.findByText('Layla')).closest('li, article, section')
  expect(card).toHaveTextContent('Haircut')
  expect(document.body).not.toHaveTextContent(/\$20|Free/)
})
