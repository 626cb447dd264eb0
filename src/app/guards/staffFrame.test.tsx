import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import type { StaffRight } from '@/domain/staffRights'
import { eachTest } from '@/testing/kit/eachTest'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'
import { addSalon } from '@/testing/scenarios/builders'
import { addStaffLogin } from '@/testing/scenarios/staffLogin'

const opened = eachTest(
  async () => {
    window.innerWidth = 1200
    const server = await startApi()
    return { server, scenario: await addSalon(server.app) }
  },
  async ({ server }) => {
    window.innerWidth = 1024
    await server.close()
  },
)

async function open(path: string, rights: StaffRight[] = []) {
  const { server, scenario } = opened()
  const login = { salonId: scenario.salon.id, staffId: scenario.staff[0]?.id ?? '' }
  return renderApp({ path, server, signedInAs: await addStaffLogin(server.app, login, rights) })
}

const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(link => link.getAttribute('href'))

test.each([
  paths.sections,
  paths.services,
  paths.schedule,
  paths.team,
  paths.promotions,
  paths.profile,
  paths.setUp,
  paths.payments,
  paths.manageSubscription,
  paths.adminKey,
  paths.client,
  paths.search,
])('without rights %s leads home', async path => {
  const app = await open(path)
  await waitFor(() => expect(app.path()).toBe(paths.owner))
})

test.each([paths.notificationSettings, paths.calendarFeed])('without rights %s opens', async path => {
  const app = await open(path)
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(app.path()).toBe(path)
  expect(linksIn('Main navigation')).toContain(path)
})

test('without rights the home names no takings, and the server is sent no call for them', async () => {
  const app = await open(paths.owner)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(app.network.sent.some(call => call.includes('/appointments/salon/'))).toBe(true))
  expect(app.network.sent.filter(call => call.includes('/overview'))).toEqual([])
  expect(screen.queryByRole('heading', { name: 'Business overview' })).not.toBeInTheDocument()
  const main = linksIn('Main navigation')
  expect(main).toEqual(expect.arrayContaining([paths.owner, paths.ownerAppointments, paths.accountInfo]))
  for (const path of [paths.profile, paths.payments, paths.manageSubscription, paths.adminKey]) {
    expect(main).not.toContain(path)
  }
})

test('without rights one chooses what is told of the own appointments, and nothing of the salon', async () => {
  await open(paths.notificationSettings)
  expect(await screen.findByRole('region', { name: 'Appointments with you' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Your salon' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Your appointments' })).not.toBeInTheDocument()
})

test('with rights their pages open, and the home leads there', async () => {
  const app = await open(paths.owner, ['see_takings', 'manage_services', 'manage_team'])
  await waitFor(() => expect(app.network.sent.some(call => call.includes('/overview'))).toBe(true))
  expect(linksIn('Set up your salon')).toEqual([paths.sections, paths.services, paths.schedule, paths.team])
  await app.user.click(screen.getByRole('link', { name: 'My Team' }))
  // The own login is not theirs to change.
  expect(await screen.findByRole('button', { name: 'Login of Second chair' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Login of First chair' })).not.toBeInTheDocument()
})

test('changed rights are taken over with the next page', async () => {
  const app = await open(paths.owner)
  await screen.findByRole('heading', { level: 1 })
  await opened().server.app.db.updateTable('staff_logins').set({ rights: 'see_takings' }).execute()
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(app.store.getState().auth.user?.staff?.rights).toEqual(['see_takings']))
})

test('the account page shows the name, and offers no change of it', async () => {
  await open(paths.accountInfo)
  expect(await screen.findByText(/@example\.test$/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
})
