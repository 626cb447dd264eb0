import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addUser, signIn, type TestUser } from '@/testing/scenarios/builders'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let server: TestApi
let ann: TestUser

beforeEach(async () => {
  server = await startApi()
  ann = await addUser(server.app)
})
afterEach(() => server.close())

const open = (language: 'en' | 'ar' = 'en') =>
  renderApp({ path: paths.accountInfo, server, signedInAs: ann, language })
const logInElsewhere = (userAgent: string) =>
  server.request(
    'POST',
    '/users/login',
    { identifier: ann.email, password: ann.password },
    { headers: { 'user-agent': userAgent } },
  )
const meStatus = async (cookie: string) =>
  (await server.request('GET', '/users/me', undefined, { cookie })).status
const list = () => screen.findByRole('list', { name: 'Where you are logged in' })

test('each login is told by its device, its last use, and which one this is', async () => {
  await logInElsewhere(firefox)
  await open()
  const rows = within(await list()).getAllByRole('listitem')
  expect(rows).toHaveLength(2)
  expect(rows.filter(row => within(row).queryByText('This device'))).toHaveLength(1)
  const elsewhere = within(
    within(await list())
      .getByText('Firefox, Linux')
      .closest('li') as HTMLElement,
  )
  expect(elsewhere.getByText(/^Last used: .+ [AP]M$/)).toBeInTheDocument()
  expect(elsewhere.queryByText('This device')).not.toBeInTheDocument()
})

test('one other login is ended, and the page says so where the focus stays', async () => {
  await logInElsewhere(firefox)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Log out Firefox, Linux' }))
  expect(await screen.findByText('Logged out there.')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Firefox, Linux')).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).not.toBeInTheDocument()
})

test('all others are ended, this one stays', async () => {
  const elsewhere = [await signIn(server, ann), await signIn(server, ann)]
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }))
  await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(1))
  expect(await Promise.all(elsewhere.map(meStatus))).toEqual([401, 401])
  expect(screen.getByText('This device')).toBeInTheDocument()
})

test('without an answer it says so, and the list stays', async () => {
  await logInElsewhere(firefox)
  const { user, network } = await open()
  const button = await screen.findByRole('button', { name: 'Log out Firefox, Linux' })
  network.down()
  await user.click(button)
  expect(await screen.findByText('No connection. Check your network and try again.')).toBeInTheDocument()
  expect(screen.getByText('Firefox, Linux')).toBeInTheDocument()
  expect(button).toHaveFocus()
})

test('in Arabic', async () => {
  await open('ar')
  expect(await screen.findByRole('heading', { name: 'أماكن تسجيل دخولك' })).toBeInTheDocument()
  expect(await screen.findByText('هذا الجهاز')).toBeInTheDocument()
})
