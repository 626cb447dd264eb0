import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addSalon, addUser, type TestUser } from '@/testing/scenarios/builders'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let ann: TestUser

beforeEach(async () => {
  server = await startApi()
  ann = await addUser(server.app)
})
afterEach(async () => {
  window.innerWidth = 1024
  await server.close()
})

const resizeTo = (width: number) => {
  window.innerWidth = width
  act(() => void window.dispatchEvent(new Event('resize')))
}

async function openAt(width: number, { path, as = ann }: { path?: string; as?: TestUser } = {}) {
  window.innerWidth = width
  const app = await renderApp({ path: path ?? paths.accountInfo, server, signedInAs: as })
  await screen.findByRole('main')
  return app
}

const sidebar = () => screen.queryByRole('complementary', { name: 'Menu' })
const drawer = () => screen.queryByRole('dialog', { name: 'Menu' })
const menuButton = () => screen.getByRole('button', { name: /Open menu|Close menu/ })

const shownEntries = () =>
  within(screen.getByRole('navigation', { name: 'Main navigation' }))
    .getAllByRole('link')
    .map(link => `${link.textContent} ${link.getAttribute('href') ?? ''}`)

const settings = [
  'Account Info /user/settings/account-info',
  'Change Password /user/settings/change-password',
  'Admin Key /user/settings/admin-key',
  'Notification settings /user/settings/notifications',
  'Help & Support /contact-us',
  'Delete My Account /delete-my-account',
  'Privacy Policy /component/privacy-policy',
  'Terms and Conditions /user/settings/terms-and-conditions',
  'Terms of Exchange /terms-of-exchange',
]

test("a client's entries", async () => {
  await openAt(1025)
  expect(shownEntries()).toEqual([
    'Home /user',
    'Appointment /user/appointment',
    'Payment /user/payment',
    'Manage Subscription /user/manage-subscription',
    'Find a salon /user/Search',
    ...settings,
  ])
  expect(screen.getByRole('list', { name: 'Settings' })).toBeInTheDocument()
  expect(within(screen.getByRole('list', { name: 'Legal' })).getAllByRole('link')).toHaveLength(3)
})

test("an owner's entries", async () => {
  const owner = await addUser(server.app, { role: 'barber' })
  await addSalon(server.app, { owner })
  await openAt(1025, { as: owner })
  expect(shownEntries()).toEqual([
    'Home /salon',
    'Appointment /salon/appointment',
    'Payment /user/payment',
    'Profile /salon/profile',
    'Manage Subscription /user/manage-subscription',
    'Offers /salon/promotions',
    ...settings,
  ])
})

test('the page that is shown is marked', async () => {
  await openAt(1025)
  expect(screen.getByRole('link', { name: 'Account Info' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
})

test('above 1024 px it is open from the start, at 1024 px closed', async () => {
  await openAt(1025)
  expect(sidebar()).toBeInTheDocument()
  expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
})

test('at 1024 px it is closed at the start', async () => {
  await openAt(1024)
  expect(sidebar()).not.toBeInTheDocument()
  expect(drawer()).not.toBeInTheDocument()
})

test('it closes on a resize to 1024 px, and stays closed on the way back', async () => {
  const app = await openAt(1200)
  resizeTo(1025)
  expect(sidebar()).toBeInTheDocument()
  resizeTo(1024)
  expect(sidebar()).not.toBeInTheDocument()
  expect(drawer()).not.toBeInTheDocument()
  resizeTo(1025)
  expect(sidebar()).not.toBeInTheDocument()
  await app.user.click(menuButton())
  expect(sidebar()).toBeInTheDocument()
})

describe('docked', () => {
  test('Escape closes it when the focus is nowhere in particular', async () => {
    const app = await openAt(1025)
    await app.user.keyboard('{Escape}')
    expect(sidebar()).not.toBeInTheDocument()
    await waitFor(() => expect(menuButton()).toHaveFocus())
  })

  test('Escape closes it from within', async () => {
    const app = await openAt(1025)
    act(() => screen.getByRole('link', { name: 'Home' }).focus())
    await app.user.keyboard('{Escape}')
    expect(sidebar()).not.toBeInTheDocument()
    await waitFor(() => expect(menuButton()).toHaveFocus())
  })

  test('Escape in a field is not for it', async () => {
    const app = await openAt(1025)
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }))
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    await app.user.keyboard('{Escape}')
    expect(sidebar()).toBeInTheDocument()
  })

  test('Escape in a dialog closes the dialog alone', async () => {
    const app = await openAt(1025, { path: paths.adminKey })
    await app.user.click(await screen.findByRole('button', { name: 'Make a key' }))
    await screen.findByRole('dialog')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sidebar()).toBeInTheDocument()
  })

  test('a press outside and a followed entry leave it open', async () => {
    const app = await openAt(1025)
    await app.user.click(screen.getByRole('main'))
    expect(sidebar()).toBeInTheDocument()
    await app.user.click(screen.getByRole('link', { name: 'Change Password' }))
    await waitFor(() => expect(app.path()).toBe(paths.changePassword))
    expect(sidebar()).toBeInTheDocument()
  })
})

describe('as a drawer', () => {
  const openDrawer = async (path?: string): Promise<RenderedApp> => {
    const app = await openAt(390, path === undefined ? {} : { path })
    await app.user.click(menuButton())
    await screen.findByRole('dialog', { name: 'Menu' })
    return app
  }
  const isGone = () => waitFor(() => expect(drawer()).not.toBeInTheDocument())

  test('Escape closes it', async () => {
    const app = await openDrawer()
    await app.user.keyboard('{Escape}')
    await isGone()
  })

  test('a press outside closes it', async () => {
    const app = await openDrawer()
    const overlay = drawer()?.parentElement?.parentElement
    if (!overlay) throw new Error('The drawer has no overlay')
    await app.user.click(overlay)
    await isGone()
  })

  test('a followed entry closes it, also the one of the page itself', async () => {
    const app = await openDrawer()
    await app.user.click(screen.getByRole('link', { name: 'Account Info' }))
    await isGone()
    await app.user.click(menuButton())
    await app.user.click(await screen.findByRole('link', { name: 'Change Password' }))
    await isGone()
    expect(app.path()).toBe(paths.changePassword)
  })

  test('Back closes it', async () => {
    const app = await openDrawer()
    await app.user.click(screen.getByRole('link', { name: 'Change Password' }))
    await isGone()
    await app.user.click(menuButton())
    await screen.findByRole('dialog', { name: 'Menu' })
    act(() => app.history.go(-1))
    await isGone()
    expect(app.path()).toBe(paths.accountInfo)
  })
})

test.each([
  ['customer', paths.client],
  ['beauty_salon', paths.owner],
] as const)('the logo leads a %s to %s, their own home', async (role, home) => {
  await openAt(1025, { as: await addUser(server.app, { role }) })
  expect(screen.getByRole('link', { name: 'Kursi: Home' })).toHaveAttribute('href', home)
})

test('theme and language are at hand', async () => {
  const app = await openAt(1025)
  fireEvent.change(screen.getByLabelText('Theme'), { target: { value: 'dark' } })
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  await app.user.click(screen.getByRole('button', { name: 'العربية' }))
  expect(await screen.findByRole('list', { name: 'الإعدادات' })).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
})

test.each([
  paths.privacyPolicy,
  paths.shortPrivacyPolicy,
  paths.termsOfExchange,
  paths.subscriptionTerms,
  paths.contact,
  paths.deleteAccount,
])('%s opens beside the sidebar, with the bell', async path => {
  await openAt(1025, { path })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(sidebar()).toBeVisible()
  expect(screen.getByRole('button', { name: /^Notifications/ })).toBeVisible()
})

test('the landing page keeps the bell', async () => {
  await openAt(1025, { path: paths.landing })
  expect(await screen.findByRole('button', { name: /^Notifications/ })).toBeVisible()
})

test('who writes to us or deletes the account is filled in', async () => {
  const { history } = await openAt(1025, { path: paths.contact })
  expect(await screen.findByLabelText('Name')).toHaveValue(ann.name)
  expect(screen.getByLabelText('Email')).toHaveValue(ann.email)
  act(() => history.push(paths.deleteAccount))
  expect(await screen.findByLabelText('Phone number')).toHaveValue(ann.phone)
  expect(screen.getByLabelText('Email')).toHaveValue(ann.email)
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

test('an owner who booked elsewhere finds that visit and can change it', async () => {
  const owner = await addUser(server.app, { role: 'barber' })
  await addSalon(server.app, { owner })
  await bookTomorrow(server, await addSalon(server.app), owner, { time: '10:00 AM' })
  const { user, path } = await openAt(1025, { as: owner })
  await user.click(await screen.findByRole('link', { name: 'My own appointments' }))
  expect(path()).toBe(paths.clientAppointments)
  await user.click(await screen.findByRole('button', { name: /^Cancel Haircut/ }))
  await user.click(await screen.findByRole('button', { name: 'Cancel the appointment' }))
  expect(await screen.findByText('The appointment is cancelled.')).toBeVisible()
})

test('own visits that cannot be listed are not said to be none', async () => {
  const owner = await addUser(server.app, { role: 'barber' })
  await addSalon(server.app, { owner })
  window.innerWidth = 1025
  const { network, history } = await renderApp({ path: paths.forgotPassword, server, signedInAs: owner })
  network.answer('/appointments/customer', () => new Response('<html>', { status: 500 }))
  act(() => history.push(paths.owner))
  expect(await screen.findByRole('link', { name: 'My own appointments' })).toBeVisible()
})
