import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addSalon, addUser, signIn, type TestUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let owner: TestUser

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  await addSalon(server.app, { owner })
})
afterEach(() => server.close())

const open = (signedInAs = owner, language: 'en' | 'ar' = 'en') =>
  renderApp({ path: paths.adminKey, server, signedInAs, language })

async function make({ user }: RenderedApp, name: string): Promise<string> {
  await user.click(await screen.findByRole('button', { name: 'Make a key' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a new key' }))
  await user.type(dialog.getByLabelText('Name of the key'), name)
  await user.click(dialog.getByRole('button', { name: 'Make a key' }))
  return shownKey()
}

async function shownKey(): Promise<string> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy your key now' }))
  return dialog.getByLabelText<HTMLInputElement>('Key').value
}

/** Collects every text that the key's box has shown, in order. */
function watchKey(): () => string[] {
  const seen = new Set<string>()
  const observer = new MutationObserver(() => {
    const box = screen.queryByLabelText<HTMLInputElement>('Key')
    if (box) seen.add(box.value)
  })
  observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  return () => {
    observer.disconnect()
    return [...seen]
  }
}

const choose = async ({ user }: RenderedApp, name: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

const read = async (key: string) =>
  (await server.api.request('/api/salons/mine', { headers: { authorization: `Bearer ${key}` } })).status

const makeMany = async (count: number) => {
  const cookie = await signIn(server, owner)
  for (let made = 0; made < count; made += 1) {
    await server.request('POST', '/keys', { name: `Key ${made}`, scope: 'salon' }, { cookie })
  }
}

test('a key is made, named, copied once, and works', async () => {
  const app = await open()
  expect(await screen.findByText('No keys yet')).toBeInTheDocument()
  const key = await make(app, 'Till')
  expect(await read(key)).toBe(200)
  const copied: string[] = []
  navigator.clipboard.writeText = async text => void copied.push(text)
  await app.user.click(screen.getByRole('button', { name: 'Copy the address' }))
  const feed = screen.getByLabelText<HTMLInputElement>('Address for your calendar').value
  expect(copied.splice(0)).toEqual([feed])
  const calendar = await server.api.request(new URL(feed).pathname)
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR/)
  await app.user.click(screen.getByRole('button', { name: 'Copy key' }))
  expect(await screen.findByText('Copied.')).toBeInTheDocument()
  expect(copied).toEqual([key])
  await app.user.click(screen.getByRole('button', { name: 'Done' }))

  const list = within(await screen.findByRole('list', { name: 'Admin Key' }))
  expect(list.getByText('Till')).toBeInTheDocument()
  expect(list.getByText(`kursi_…${key.slice(-4)}`)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByDisplayValue(key)).not.toBeInTheDocument())
})

test('the addresses for programs and calendars can be read and copied as they are', async () => {
  await open()
  expect(await screen.findByText(`${location.origin}/api/calendar/kursi_….ics?lang=en`)).toBeVisible()
  expect(screen.getByText(/curl/)).toHaveTextContent(`${location.origin}/api/salons/mine`)
})

test('the dialog opens with the key, never with what stands for it', async () => {
  const app = await open()
  const shown = watchKey()
  const key = await make(app, 'Till')
  expect(shown()).toEqual([key])
})

test('a browser that does not let the page copy says so, and the key can be selected', async () => {
  const app = await open()
  const key = await make(app, 'Till')
  navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'))
  await app.user.click(screen.getByRole('button', { name: 'Copy key' }))
  expect(await screen.findByText(/did not allow copying/)).toBeInTheDocument()
  expect(screen.getByLabelText('Key')).toHaveValue(key)
})

test('no key stands in an action, in the state or in storage', async () => {
  const app = await open()
  const key = await make(app, 'Till')
  expect(JSON.stringify([app.actions, app.store.getState(), Object.entries(localStorage)])).not.toContain(key)
})

test('rotating asks once and shows another key; the old one is dead', async () => {
  const app = await open()
  const before = await make(app, 'Till')
  await app.user.click(screen.getByRole('button', { name: 'Done' }))
  await choose(app, 'Till', 'Rotate')
  const shown = watchKey()
  await app.user.click(await screen.findByRole('button', { name: 'Rotate the key' }))
  const after = await shownKey()
  expect(shown()).toEqual([after])
  expect(after).not.toBe(before)
  expect([await read(before), await read(after)]).toEqual([401, 200])
})

test('revoking asks once; the key leaves the list and is dead', async () => {
  const app = await open()
  const key = await make(app, 'Till')
  await app.user.click(screen.getByRole('button', { name: 'Done' }))
  await choose(app, 'Till', 'Revoke')
  await app.user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await read(key)).toBe(200)
  await choose(app, 'Till', 'Revoke')
  await app.user.click(await screen.findByRole('button', { name: 'Revoke the key' }))
  expect(await screen.findByText('No keys yet')).toBeInTheDocument()
  expect(await read(key)).toBe(401)
})

test('a revocation without an answer is told in the question and can be tried again', async () => {
  await makeMany(1)
  const app = await open()
  await screen.findByText('Key 0')
  await choose(app, 'Key 0', 'Revoke')
  app.network.down()
  await app.user.click(await screen.findByRole('button', { name: 'Revoke the key' }))
  const question = within(screen.getByRole('alertdialog'))
  expect(await question.findByText('No connection. Check your network and try again.')).toBeInTheDocument()
  app.network.up()
  await app.user.click(screen.getByRole('button', { name: 'Revoke the key' }))
  expect(await screen.findByText('No keys yet')).toBeInTheDocument()
})

test('a name is needed', async () => {
  const app = await open()
  await app.user.click(await screen.findByRole('button', { name: 'Make a key' }))
  const dialog = within(await screen.findByRole('dialog'))
  await app.user.type(dialog.getByLabelText('Name of the key'), '  ')
  await app.user.click(dialog.getByRole('button', { name: 'Make a key' }))
  expect(await dialog.findByText('Name is required')).toBeInTheDocument()
  expect(app.network.sent).not.toContain('POST /keys')
})

test('ten are the most', async () => {
  await makeMany(10)
  await open()
  expect(
    await screen.findByText('You have 10 keys, which is the most. Revoke one to make another.'),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Make a key' })).toBeDisabled()
})

test('an eleventh made elsewhere meanwhile is told in the dialog', async () => {
  await makeMany(9)
  const app = await open()
  await app.user.click(await screen.findByRole('button', { name: 'Make a key' }))
  await makeMany(1)
  const dialog = within(await screen.findByRole('dialog'))
  await app.user.type(dialog.getByLabelText('Name of the key'), 'Till')
  await app.user.click(dialog.getByRole('button', { name: 'Make a key' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('You have 10 keys')
})

test('a client makes keys for their calendar, without a choice', async () => {
  const app = await open(await addUser(server.app))
  await make(app, 'Phone')
  expect(await server.app.db.selectFrom('access_keys').select('scope').execute()).toEqual([
    { scope: 'calendar' },
  ])
})

test('a list that cannot be loaded says so and loads after a retry', async () => {
  const app = await renderApp({ path: paths.landing, server, signedInAs: owner })
  app.network.answer('/keys', () => new Response('<html>', { status: 500 }), { once: true })
  act(() => app.history.push(paths.adminKey))
  expect(await screen.findByText('Your keys could not be loaded.')).toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No keys yet')).toBeInTheDocument()
})

test('in Arabic', async () => {
  await makeMany(1)
  await open(owner, 'ar')
  expect(await screen.findByRole('button', { name: 'أنشئ مفتاحًا' })).toBeInTheDocument()
  // The date is isolated: between Arabic words it would be displayed backwards.
  expect(await screen.findByText(/^أُنشئ في \u2066[\d-]{10}\u2069 · لم يُستخدم بعد/)).toBeInTheDocument()
})

test('the focus never gets lost when what opened a dialog is gone', async () => {
  const app = await open()
  await make(app, 'Till')
  await app.user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make a key' })).toHaveFocus())
  await choose(app, 'Till', 'Revoke')
  await app.user.click(await screen.findByRole('button', { name: 'Revoke the key' }))
  await screen.findByText('No keys yet')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make a key' })).toHaveFocus())
})

test('a new key stays to be copied when the list cannot be loaded anew', async () => {
  const app = await open()
  await app.user.click(await screen.findByRole('button', { name: 'Make a key' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a new key' }))
  await app.user.type(dialog.getByLabelText('Name of the key'), 'Till')
  // The key itself is made by the first call to this path.
  const cookie = await signIn(server, owner)
  const body = { name: 'Till', scope: 'salon' }
  const made = await (await server.request('POST', '/keys', body, { cookie })).text()
  app.network.answer('/keys', () => new Response(made, { headers: { 'content-type': 'application/json' } }), {
    once: true,
  })
  app.network.answer('/keys', () => new Response('<html>', { status: 500 }))
  await app.user.click(dialog.getByRole('button', { name: 'Make a key' }))
  const key = await shownKey()
  await waitFor(() => expect(app.network.sent.filter(sent => sent === 'GET /keys')).toHaveLength(2))
  await waitFor(() =>
    expect(app.store.getState().api.queries['listKeys(undefined)']?.status).toBe('rejected'),
  )
  expect(await shownKey()).toBe(key)
})
