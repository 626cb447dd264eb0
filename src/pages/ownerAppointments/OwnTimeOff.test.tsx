import { screen, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { eachTest } from '@/testing/kit/eachTest'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'
import { tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'
import { addStaffLogin } from '@/testing/scenarios/staffLogin'

const opened = eachTest(
  async () => {
    const server = await startApi()
    const owner = await addUser(server.app, { role: 'barber' })
    const scenario = await addSalon(server.app, { owner })
    const of = { salonId: scenario.salon.id, staffId: scenario.staff[0]?.id ?? '' }
    const login = await addStaffLogin(server.app, of, ['see_all', 'change_own'])
    const cookie = await signIn(server, login)
    const off = { startsOn: tomorrow, startsAt: 540, endsOn: tomorrow, endsAt: 660 }
    const path = `/salons/${of.salonId}/team/${of.staffId}/time-off`
    expect((await server.request('POST', path, off, { cookie })).status).toBe(200)
    return { server, owner, scenario, login }
  },
  ({ server }) => server.close(),
)

test('in the diary a staff member opens the own time off without managing the team', async () => {
  const { server, login } = opened()
  const path = `${paths.ownerAppointments}?view=calendar&date=${tomorrow}&span=day`
  const { user } = await renderApp({ path, server, signedInAs: login })
  await user.click(await screen.findByRole('button', { name: /Time off.*First chair/ }))
  expect(await screen.findByRole('dialog', { name: /First chair/ })).toBeVisible()
})

test.each([
  ['en', 'Time off added by a staff member'],
  ['ar', 'أضاف موظف إجازة له'],
] as const)('in %s the owner hears of it, with a link to that day', async (language, title) => {
  const { server, owner } = opened()
  await renderApp({ path: paths.notifications, language, server, signedInAs: owner })
  const link = await screen.findByRole('link', { name: new RegExp(title) })
  expect(within(link).getByText('First chair')).toBeVisible()
  expect(link).toHaveAttribute('href', `${paths.ownerAppointments}?view=calendar&date=${tomorrow}`)
})
