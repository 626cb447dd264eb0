import { act, screen, waitFor, within } from '@testing-library/react'
import arabic from '@/i18n/ar/common.json'
import { addUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'

const header = () => screen.getByRole('banner')
const footer = () => screen.getByRole('contentinfo')

test.each([
  ['Home', '/'],
  ['Contact', '/contact-us'],
  ['Log in', '/login'],
  ['Get Started', '/signup'],
])('the header leads to %s', async (name, address) => {
  await renderApp({ path: '/' })
  await screen.findByRole('heading', { level: 1 })
  expect(within(header()).getByRole('link', { name })).toHaveAttribute('href', address)
})

test('the header is the logo, the navigation in its order, and the ways in', async () => {
  await renderApp({ path: '/' })
  await screen.findByRole('heading', { level: 1 })
  const entries = [...header().querySelectorAll('a, nav button')]
  expect(entries.map(entry => entry.getAttribute('aria-label') ?? entry.textContent)).toEqual([
    'Kursi: Home',
    'Home',
    'Services',
    'Projects',
    'Blog',
    'Contact',
    'Log in',
    'Get Started',
  ])
  expect(entries[0]).toHaveAttribute('href', '/')
})

test.each([
  ['Delete My Account', '/delete-my-account'],
  ['Privacy Policy', '/privacy-policy'],
  ['Terms and Conditions', '/terms-conditions'],
  ['Subscription Terms', '/subscription-terms'],
  ['Contact', '/contact-us'],
])('the footer leads to %s', async (name, address) => {
  await renderApp({ path: '/' })
  await screen.findByRole('heading', { level: 1 })
  expect(within(footer()).getByRole('link', { name })).toHaveAttribute('href', address)
})

test('the footer begins with the account’s end and the two documents, in this order', async () => {
  await renderApp({ path: '/' })
  await screen.findByRole('heading', { level: 1 })
  const links = within(footer()).getAllByRole('link')
  expect(links.map(link => link.textContent).slice(0, 3)).toEqual([
    'Delete My Account',
    'Privacy Policy',
    'Terms and Conditions',
  ])
})

test.each(['Services', 'Projects', 'Blog'])(
  '%s says that it is coming soon, until that is dismissed',
  async name => {
    const { user, path, actions } = await renderApp({ path: '/' })
    const entry = await screen.findByRole('button', { name })
    await user.click(entry)
    expect(await within(screen.getByRole('alert')).findByText('This feature is coming soon!')).toBeVisible()
    expect(path()).toBe('/')
    expect(actions).toContainEqual(
      expect.objectContaining({
        type: 'publicSite/unreadyFeatureChosen',
        payload: expect.objectContaining({ feature: name.toLowerCase() }) as unknown,
      }),
    )

    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('This feature is coming soon!')).not.toBeInTheDocument()
    await waitFor(() => expect(entry).toHaveFocus())
  },
)

test('the alert closes on Escape and does not follow to another page', async () => {
  const { user } = await renderApp({ path: '/' })
  await user.click(await screen.findByRole('button', { name: 'Blog' }))
  screen.getByRole('button', { name: 'Dismiss' }).focus()
  await user.keyboard('{Escape}')
  expect(screen.queryByText('This feature is coming soon!')).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Blog' }))
  await user.click(within(footer()).getByRole('link', { name: 'Privacy Policy' }))
  await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })
  expect(screen.queryByText('This feature is coming soon!')).not.toBeInTheDocument()
})

test('in Arabic the alert is Arabic', async () => {
  const { user } = await renderApp({ path: '/', language: 'ar' })
  await user.click(await screen.findByRole('button', { name: 'المدونة' }))
  expect(screen.getByRole('alert')).toHaveTextContent('هذه الميزة ستتوفر قريبًا!')
})

const openMenu = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Open menu' }))
  return screen.findByRole('dialog', { name: 'Menu' })
}
const menuGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('the menu holds the navigation, keeps the focus inside and gives it back on Escape', async () => {
  const { user } = await renderApp({ path: '/' })
  const menu = await openMenu(user)
  const entries = ['Home', 'Services', 'Projects', 'Blog', 'Contact', 'Log in', 'Get Started']
  for (const name of entries) expect(within(menu).getByText(name)).toBeInTheDocument()
  // The open menu hides everything below it.
  expect(screen.getByRole('button', { name: 'Open menu', hidden: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  for (let press = 0; press < 20; press += 1) {
    await user.tab({ shift: press > 10 })
    expect(menu).toContainElement(document.activeElement as HTMLElement)
  }
  await user.keyboard('{Escape}')
  await menuGone()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus())
})

test('the menu closes by its button and by a press outside it', async () => {
  const { user } = await renderApp({ path: '/' })
  const menu = await openMenu(user)
  await user.click(within(menu).getByRole('button', { name: 'Close menu' }))
  await menuGone()

  await openMenu(user)
  await user.click(document.body)
  await menuGone()
})

test('what is not there yet closes the menu, so that the alert is seen', async () => {
  const { user } = await renderApp({ path: '/' })
  const menu = await openMenu(user)
  await user.click(within(menu).getByRole('button', { name: 'Services' }))
  await menuGone()
  expect(await screen.findByRole('alert')).toHaveTextContent('This feature is coming soon!')
})

test('following a link of the menu closes it', async () => {
  const { user, path } = await renderApp({ path: '/' })
  const menu = await openMenu(user)
  await user.click(within(menu).getByRole('link', { name: 'Contact' }))
  await screen.findByRole('heading', { level: 1, name: 'Contact us' })
  expect(path()).toBe('/contact-us')
  await menuGone()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('who is signed in finds the own page instead of login and sign-up', async () => {
  const server = await startApi()
  const owner = await addUser(server.app, { role: 'barber' })
  await renderApp({ path: '/', server, signedInAs: owner })
  await screen.findByRole('heading', { level: 1 })
  expect(within(header()).getByRole('link', { name: 'My page' })).toHaveAttribute('href', '/salon')
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
})

test('the theme follows the system until one is chosen, and again afterwards', async () => {
  const { user } = await renderApp({ path: '/' })
  const theme = await screen.findByRole('combobox', { name: 'Theme' })
  const { documentElement: root } = document
  expect(root).not.toHaveAttribute('data-theme')
  await user.selectOptions(theme, 'Dark')
  expect(root).toHaveAttribute('data-theme', 'dark')
  await user.selectOptions(theme, 'Light')
  expect(root).toHaveAttribute('data-theme', 'light')
  await user.selectOptions(theme, 'As the system')
  expect(root).not.toHaveAttribute('data-theme')
})

test('the language can be chosen: the page, its direction and its title turn, and it is kept', async () => {
  const { user } = await renderApp({ path: '/' })
  await user.click(await screen.findByRole('button', { name: 'العربية' }))
  expect(await within(header()).findByRole('link', { name: 'ابدأ الآن' })).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(document.documentElement).toHaveAttribute('lang', 'ar')
  expect(document.title).toBe(`${arabic.titles.landing} · ${arabic.appName}`)
  await waitFor(() => expect(localStorage.getItem('language')).toBe('ar'))
  // The server picks the prerendered page by these cookies.
  expect(document.cookie.split('; ')).toEqual(expect.arrayContaining(['language=ar', 'chosen_language=ar']))
})

afterEach(() => {
  document.cookie = 'chosen_language=; path=/; max-age=0'
})

test('a language that is chosen in another tab is chosen here too', async () => {
  await renderApp({ path: '/' })
  await screen.findByRole('heading', { level: 1 })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'ar' })))
  expect(await within(header()).findByRole('link', { name: 'ابدأ الآن' })).toBeInTheDocument()
  // The other tab may have followed a link.
  expect(document.cookie).not.toContain('chosen_language')
})

test('a chosen language is not undone by the link that named another', async () => {
  const { user, history } = await renderApp({ path: '/contact-us?lang=en&type=salon' })
  await user.click(await screen.findByRole('button', { name: 'العربية' }))
  await waitFor(() => expect(history.location.search).toBe('?type=salon'))
  await waitFor(() => expect(localStorage.getItem('language')).toBe('ar'))
})
