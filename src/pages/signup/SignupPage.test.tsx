import { act, screen, waitFor, within } from '@testing-library/react'
import { signUpFormSchema } from '@/domain/account'
import { closedVault } from '@/store/vault'
import { addUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const select = (name: RegExp | string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const password = () => screen.getByLabelText('Password')
const confirmation = () => screen.getByLabelText('Confirm password')
const submit = () => screen.getByRole('button', { name: 'Sign up' })
const cityOffered = (name: string) =>
  waitFor(() => expect(within(select(/^City/)).getByRole('option', { name })).toBeInTheDocument())

async function openForm(options: Omit<Parameters<typeof renderApp>[0], 'path'> = {}): Promise<RenderedApp> {
  const app = await renderApp({ path: '/signup', ...options })
  await screen.findByRole('textbox', { name: 'First name' })
  return app
}

async function fillForm({ user }: RenderedApp) {
  const put = async (control: HTMLElement, text: string) => {
    await user.click(control)
    await user.paste(text)
  }
  await put(box('First name'), 'Ann')
  await put(box('Last name'), 'Lee')
  await put(box('Email'), 'ann+salon@example.test')
  await user.selectOptions(select('Country'), 'Palestine')
  await cityOffered('Hebron')
  await user.selectOptions(select(/^City/), 'Hebron')
  await put(box('Phone number'), '0599 000 111')
  await put(password(), 'Kursi2026')
  await put(confirmation(), 'Kursi2026')
}

let server: TestApi
beforeEach(async () => {
  server = await startApi()
})
afterEach(() => server.close())

test('every value of the form has a field', async () => {
  await openForm({ server })
  const names = [...document.querySelectorAll<HTMLInputElement>('form input, form select')].map(
    ({ name }) => name,
  )
  expect(names.sort()).toEqual(Object.keys(signUpFormSchema.fields).sort())
})

test('the fields stand in their order and say what they are to a password manager', async () => {
  await openForm({ server })
  const controls = [...document.querySelectorAll<HTMLInputElement>('form input, form select')]
  expect(controls.map(control => [control.name, control.getAttribute('autocomplete')])).toEqual([
    ['firstName', 'given-name'],
    ['lastName', 'family-name'],
    ['email', 'email'],
    ['country', 'country-name'],
    ['city', null],
    ['phone', 'tel'],
    ['password', 'new-password'],
    ['confirmPassword', 'new-password'],
  ])
})

test('every missing field is told at its place, and nothing is asked of the server', async () => {
  const { user, network } = await openForm({ server })
  await user.type(password(), 'kursi')
  await user.click(submit())
  expect(box('First name')).toHaveAccessibleDescription('First name is required')
  expect(box('Last name')).toHaveAccessibleDescription('Last name is required')
  expect(box('Email')).toHaveAccessibleDescription('Email is required')
  expect(select('Country')).toHaveAccessibleDescription('Country is required')
  expect(box('Phone number')).toHaveAccessibleDescription('Phone number is required')
  expect(password()).toHaveAccessibleDescription(
    /Password must be at least 8 characters, with uppercase, lowercase, and number\./,
  )
  expect(confirmation()).toHaveAccessibleDescription('Passwords do not match')
  expect(select(/^City/)).not.toBeInvalid()
  expect(network.sent).toEqual([])
})

test('the rules of the password are ticked off while typing', async () => {
  const { user } = await openForm({ server })
  const rule = (name: string) =>
    within(screen.getByRole('list', { name: 'The password needs' })).getByText(name).parentElement
  expect(rule('an uppercase letter')).toHaveTextContent('missing')
  await user.type(password(), 'K')
  expect(rule('an uppercase letter')).toHaveTextContent('done')
  expect(rule('a number')).toHaveTextContent('missing')
  await user.type(password(), 'ursi2026')
  for (const name of ['8 characters or more', 'a lowercase letter', 'an uppercase letter', 'a number']) {
    expect(rule(name)).toHaveTextContent('done')
  }
})

test('another country changes the dial code and the cities, and keeps the digits', async () => {
  const { user } = await openForm({ server })
  expect(select(/^City/)).toBeDisabled()
  await user.selectOptions(select('Country'), 'Jordan')
  expect(box('Phone number')).toHaveValue('+962 ')
  await user.type(box('Phone number'), '79 123')
  await cityOffered('Amman')
  await user.selectOptions(select(/^City/), 'Amman')

  await user.selectOptions(select('Country'), 'Egypt')
  expect(box('Phone number')).toHaveValue('+20 79 123')
  expect(select(/^City/)).toHaveValue('')
  await cityOffered('Cairo')
  expect(within(select(/^City/)).queryByRole('option', { name: 'Amman' })).not.toBeInTheDocument()

  await user.selectOptions(select('Country'), 'Jordan')
  expect(box('Phone number')).toHaveValue('+962 79 123')
  await user.type(box('Phone number'), ' 4567')
  await user.selectOptions(select('Country'), 'Palestine')
  expect(box('Phone number')).toHaveValue('+962 79 123 4567')
})

test('a whole number pasted behind the dial code leaves one dial code', async () => {
  const { user } = await openForm({ server })
  await user.selectOptions(select('Country'), 'Jordan')
  await user.click(box('Phone number'))
  await user.paste('+962791234567')
  expect(box('Phone number')).toHaveValue('+962791234567')
})

test('in Arabic the places have their Arabic names in Arabic order, and the phone reads left to right', async () => {
  const { user } = await renderApp({ path: '/signup', server, language: 'ar' })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'البلد' }), 'فلسطين')
  await screen.findByRole('option', { name: 'الخليل' })
  const cities = screen.getByRole('combobox', { name: /^المدينة/ })
  const [, ...names] = within(cities)
    .getAllByRole('option', { hidden: true })
    .map(option => option.textContent)
  expect(names).toEqual([...names].sort(new Intl.Collator('ar').compare))
  const phone = screen.getByRole('textbox', { name: 'رقم الهاتف' })
  expect(phone).toHaveAttribute('dir', 'ltr')
  expect(phone).toHaveValue('+970 ')
})

test.each([
  ['e-mail', { email: 'ann+salon@example.test' }],
  ['phone', { phone: '+970599000111' }],
])('somebody with this %s exists: it is told with the way to log in', async (_what, known) => {
  await addUser(server.app, known)
  const app = await openForm({ server })
  await fillForm(app)
  await app.user.click(submit())
  const problem = await screen.findByText('User already exists. Please try logging in.')
  const alert = problem.closest('[role="alert"]') as HTMLElement
  expect(within(alert).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  expect(app.network.sent).toEqual([
    'GET /users/check-existing-user?email=ann%2Bsalon%40example.test&phone=%2B970599000111',
  ])
  expect(box('Email')).toHaveValue('ann+salon@example.test')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('without an answer the form says so and keeps everything; the next press goes on', async () => {
  const app = await openForm({ server })
  await fillForm(app)
  app.network.down()
  await app.user.click(submit())
  expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible()
  expect(password()).toHaveValue('Kursi2026')
  app.network.up()
  await app.user.dblClick(submit())
  expect(await screen.findByRole('dialog', { name: 'Choose your business type' })).toBeVisible()
})

describe('after the form', () => {
  test('two questions lead to the code; going back keeps what was typed', async () => {
    const app = await openForm({ server })
    const { user } = app
    act(() => app.history.replace('/signup', { from: '/user/payment' }))
    await fillForm(app)
    await user.click(submit())

    expect(await screen.findByRole('dialog', { name: 'Choose your business type' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: /^Barber Shop/ })).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(box('Email')).toHaveValue('ann+salon@example.test')
    expect(password()).toHaveValue('Kursi2026')

    await user.click(submit())
    await user.click(await screen.findByRole('button', { name: /^Beauty Salon/ }))
    expect(screen.getByRole('dialog', { name: 'Choose your profile type' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await user.click(screen.getByRole('button', { name: /^Barber Shop/ }))
    await user.click(screen.getByRole('button', { name: /^Client.*Search salons and book appointments/ }))

    await waitFor(() => expect(app.path()).toBe('/verify'))
    expect(app.history.location.state).toEqual({ from: '/user/payment' })
    expect(app.store.getState().auth.signUp).toMatchObject({
      step: 'verifying',
      business: 'barber',
      role: 'customer',
      details: { email: 'ann+salon@example.test', phone: '+970 0599 000 111', city: 'Hebron' },
    })
  })

  test('nothing that is kept, recorded or in the address holds the password', async () => {
    const app = await openForm({ server })
    await fillForm(app)
    await app.user.click(submit())
    await screen.findByRole('dialog', { name: 'Choose your business type' })
    await waitFor(() => expect(localStorage.getItem('kursi')).toContain('choosing_business'))
    const everything = [Object.entries(localStorage), app.actions, app.store.getState(), app.history.location]
    expect(JSON.stringify(everything)).not.toContain('Kursi2026')
  })

  test('a reload asks the same question again, over the form as it was', async () => {
    const details = {
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.test',
      country: 'Palestine',
      city: 'Hebron',
      phone: '+970 599 000 111',
    }
    const signUp = { step: 'choosing_profile', details, sealedPassword: null, business: 'beauty_salon' }
    localStorage.setItem('kursi', JSON.stringify({ version: 1, slices: { auth: { signUp } } }))
    const app = await renderApp({ path: '/signup', server })
    expect(await screen.findByRole('dialog', { name: 'Choose your profile type' })).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Close' }))
    await cityOffered('Hebron')
    expect(box('First name')).toHaveValue('Ann')
    expect(select(/^City/)).toHaveValue('Hebron')
    expect(box('Phone number')).toHaveValue('+970 599 000 111')
  })

  test('a browser without a vault goes on with no password kept at all', async () => {
    const app = await openForm({ server, services: { vault: closedVault } })
    await fillForm(app)
    await app.user.click(submit())
    await screen.findByRole('dialog', { name: 'Choose your business type' })
    expect(app.store.getState().auth.signUp).toMatchObject({ sealedPassword: null })
  })
})
