import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addUser, type TestUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { savedFilesEachTest } from '@/testing/kit/savedFiles'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let ann: TestUser

beforeEach(async () => {
  server = await startApi()
  ann = await addUser(server.app, {
    name: 'Ann Lee',
    phone: '+970599000111',
    salon: 'beauty_salon',
    address: 'Sea Street 5',
  })
})
afterEach(() => server.close())
const saved = savedFilesEachTest()

const open = (language: 'en' | 'ar' = 'en') =>
  renderApp({ path: paths.accountInfo, server, signedInAs: ann, language })

const startEditing = async ({ user }: RenderedApp) => {
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await screen.findByRole('option', { name: 'Hebron' })
}

const save = ({ user }: RenderedApp) => user.click(screen.getByRole('button', { name: 'Save' }))

const storedUser = () => JSON.parse(localStorage.getItem('user') ?? 'null') as TestUser | null
const row = () =>
  server.app.db.selectFrom('users').selectAll().where('id', '=', ann.uid).executeTakeFirstOrThrow()

test('shows the details and lets none be typed before Edit', async () => {
  await open()
  const main = within(await screen.findByRole('main'))
  for (const text of ['Ann Lee', 'Beauty Salon', ann.email, '+970599000111', 'Palestine', 'Hebron']) {
    expect(await main.findByText(text)).toBeInTheDocument()
  }
  expect(main.queryByRole('textbox')).not.toBeInTheDocument()
  expect(main.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

test('Edit, Save: the account and the stored user are rewritten, and the page says so', async () => {
  const app = await open()
  await startEditing(app)
  const name = screen.getByLabelText('Name')
  await waitFor(() => expect(name).toHaveFocus())
  await app.user.clear(name)
  await app.user.paste('Ann Lee Quill')
  await app.user.selectOptions(screen.getByLabelText(/^City/), 'Gaza')
  await save(app)

  expect(await screen.findByText('Profile updated successfully.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus())
  expect(within(screen.getByRole('main')).getByText('Ann Lee Quill')).toBeInTheDocument()
  const saved = {
    uid: ann.uid,
    email: ann.email,
    name: 'Ann Lee Quill',
    city: 'Gaza',
    address: 'Sea Street 5',
  }
  expect(app.store.getState().auth.user).toMatchObject(saved)
  await waitFor(() => expect(storedUser()).toEqual(app.store.getState().auth.user))
  expect(await row()).toMatchObject({ name: 'Ann Lee Quill', city: 'Gaza', address: 'Sea Street 5' })
})

test('salon type and e-mail are read only, also while editing', async () => {
  const app = await open()
  await startEditing(app)
  expect(screen.getAllByRole('textbox').map(box => box.getAttribute('name'))).toEqual(['name', 'phone'])
  expect(screen.getAllByRole('combobox', { name: /Country|City/ })).toHaveLength(2)
  expect(screen.getAllByText('This cannot be changed.')).toHaveLength(2)
})

test('another country clears the city and keeps a whole phone number', async () => {
  const app = await open()
  await startEditing(app)
  await app.user.selectOptions(screen.getByLabelText('Country'), 'Jordan')
  expect(screen.getByLabelText('Phone number')).toHaveValue('+970599000111')
  expect(await screen.findByRole('option', { name: 'Amman' })).toBeInTheDocument()
  expect(screen.getByLabelText(/^City/)).toHaveValue('')
})

test('Cancel drops what was typed', async () => {
  const app = await open()
  await startEditing(app)
  await app.user.type(screen.getByLabelText('Name'), ' no')
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(within(screen.getByRole('main')).getByText('Ann Lee')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus())
  expect(app.network.sent.filter(sent => sent.startsWith('PUT'))).toEqual([])
})

test('a fault is told at its field, nothing is sent', async () => {
  const app = await open()
  await startEditing(app)
  await app.user.clear(screen.getByLabelText('Name'))
  await app.user.type(screen.getByLabelText('Phone number'), '9')
  await save(app)
  expect(await screen.findByText('Name is required')).toBeInTheDocument()
  expect(screen.getByText('Please enter a valid phone number')).toBeInTheDocument()
  expect(app.network.sent.filter(sent => sent.startsWith('PUT'))).toEqual([])
})

test("another's phone is refused at the field, under the form's own message, and what was typed stays", async () => {
  await addUser(server.app, { phone: '+970599000112' })
  const app = await open()
  await startEditing(app)
  const phone = screen.getByLabelText('Phone number')
  await app.user.clear(phone)
  await app.user.type(phone, '0599 000 112')
  await save(app)
  expect(await screen.findByText('Failed to update profile')).toBeInTheDocument()
  expect(phone).toBeInvalid()
  expect(phone).toHaveValue('0599 000 112')
  expect(storedUser()).toMatchObject({ phone: '+970599000111' })
})

test.each([
  [
    'a server in trouble',
    (app: RenderedApp) =>
      app.network.answer('/users/edit-user', () => new Response('<html>', { status: 500 })),
    'Failed to update profile',
  ],
  ['no network', (app: RenderedApp) => app.network.down(), 'An error occurred while updating the profile'],
])('with %s the page says so, keeps what was typed, and works again', async (_what, trouble, message) => {
  const app = await open()
  await startEditing(app)
  await app.user.type(screen.getByLabelText('Name'), ' Quill')
  trouble(app)
  await save(app)
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByLabelText('Name')).toHaveValue('Ann Lee Quill')
  expect(app.store.getState().auth.user).toMatchObject({ name: 'Ann Lee' })
})

test('one press more while saving sends nothing more', async () => {
  const app = await open()
  await startEditing(app)
  const release = app.network.hold('/users/edit-user')
  await app.user.dblClick(screen.getByRole('button', { name: 'Save' }))
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  release()
  await screen.findByText('Profile updated successfully.')
  expect(app.network.sent.filter(sent => sent.startsWith('PUT'))).toHaveLength(1)
})

test('coming back to the page begins anew', async () => {
  const app = await open()
  await startEditing(app)
  await save(app)
  await screen.findByText('Profile updated successfully.')
  act(() => app.history.push(paths.changePassword))
  await screen.findByLabelText('Old password')
  act(() => app.history.push(paths.accountInfo))
  await screen.findByRole('button', { name: 'Edit' })
  expect(screen.queryByText('Profile updated successfully.')).not.toBeInTheDocument()
})

test('in Arabic', async () => {
  const { user } = await open('ar')
  await user.click(await screen.findByRole('button', { name: 'تعديل' }))
  await screen.findByRole('option', { name: 'الخليل' })
  await user.click(screen.getByRole('button', { name: 'حفظ' }))
  expect(await screen.findByText('تم تحديث الملف الشخصي بنجاح.')).toBeInTheDocument()
  expect(screen.getByText('+970599000111')).toHaveAttribute('dir', 'ltr')
})

test('a client downloads a copy of their data', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Download my data' }))
  await waitFor(() => expect(saved.names).toEqual([expect.stringMatching(/^kursi-data-.*\.json$/)]))
  expect(await saved.text()).toContain(ann.email)
})
