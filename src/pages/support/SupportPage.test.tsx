import { fireEvent, screen, within } from '@testing-library/react'
import { persistKey } from '@/app/persistence/persistedSlices'
import { paths } from '@/domain/paths'
import type { User } from '@/domain/user'
import { writeSession, type SessionFacts } from '@/features/support/sessionFile'
import { addUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'

const facts: SessionFacts = {
  version: '0.1.0',
  language: 'ar',
  viewport: { width: 390, height: 844 },
  savedAt: Date.UTC(2027, 2, 10, 12),
}

const stateAt = (pathname: string) => ({
  location: { pathname, search: '', hash: '', key: 'hidden-1', state: null },
  preferences: { language: 'ar', theme: 'system' },
  auth: { user: null },
})

const steps = ['auth/loggedIn', 'location/locationChanged', 'appointments/endingRequested'].map(
  (type, index) => ({
    action: { type, payload: index },
    at: facts.savedAt + index * 1000,
    state: stateAt(`/step-${index + 1}`),
  }),
)

const session = writeSession({ first: stateAt('/'), steps }, facts)

const fileOf = (text: string, name = 'session.json') => new File([text], name, { type: 'application/json' })

async function open(language: 'en' | 'ar' = 'en') {
  const app = await renderApp({ path: paths.support, language })
  const input = await screen.findByLabelText(language === 'en' ? 'Session file' : 'ملف الجلسة')
  return { ...app, choose: (text: string, name?: string) => app.user.upload(input, fileOf(text, name)) }
}

const currentName = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('button')
    .find(button => button.getAttribute('aria-current') === 'step')?.textContent ?? ''
const stateTree = () => screen.getByRole('region', { name: 'State of this step' })

test('a session shows its last step first, and whence it comes', async () => {
  const { choose } = await open()
  await choose(session)
  expect(await screen.findByTitle('The screen at this step')).toHaveAttribute('src', '/support/screen')
  expect(screen.getByText('390 × 844')).toBeVisible()
  expect(screen.getByText('0.1.0')).toBeVisible()
  expect(screen.getByText('Step 3 of 3')).toBeVisible()
  expect(currentName()).toContain('appointments/endingRequested')
})

test('the buttons, the slider and the list lead back and forth', async () => {
  const { user, choose, store } = await open()
  await choose(session)
  await user.click(await screen.findByRole('button', { name: 'Previous' }))
  expect(currentName()).toContain('location/locationChanged')
  await user.click(screen.getByRole('button', { name: 'First' }))
  expect(currentName()).toContain('Before the first step')
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(screen.getByText('Step 0 of 3')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(currentName()).toContain('auth/loggedIn')
  await user.click(screen.getByRole('button', { name: /^location\/locationChanged/ }))
  expect(screen.getByRole('slider', { name: 'Step' })).toHaveValue('2')
  fireEvent.change(screen.getByRole('slider', { name: 'Step' }), { target: { value: '3' } })
  expect(screen.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    'Step 3 of 3: appointments/endingRequested',
  )
  expect(store.getState().support).toMatchObject({
    file: { name: 'session.json', lastStep: 3 },
    shownStep: 3,
  })
})

test('the state of the step unfolds part by part', async () => {
  const { user, choose } = await open()
  await choose(session)
  await screen.findByText('Step 3 of 3')
  expect(within(stateTree()).queryByText(/step-3/)).not.toBeInTheDocument()
  await user.click(within(stateTree()).getByText('location'))
  expect(await within(stateTree()).findByText(/"\/step-3"/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(within(stateTree()).getByText(/"\/step-2"/)).toBeVisible()
})

test.each([
  ['no JSON', 'hello', /is not JSON/],
  ['another object', '{"a":1}', /neither a session nor/],
  ['too few states', '{"stagedActionIds":[0],"actionsById":{},"computedStates":[]}', /lacks the state/],
  ['a prototype', session.replace('"auth":{', '"auth":{"__proto__":{"isAdmin":true},'), /a prototype/],
  ['a newer file', session.replace(/"format":\d+/, '"format":99'), /newer version of Kursi/],
])('%s is refused at the field, and what was open stays open', async (_what, text, words) => {
  const { choose } = await open()
  await choose(session, 'good.json')
  await screen.findByText('Step 3 of 3')
  await choose(text, 'bad.json')
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Choose another file' })).toHaveAccessibleDescription(words)
  expect(screen.getByText('good.json')).toBeVisible()
  expect(currentName()).toContain('appointments/endingRequested')
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

test.each(['1e30', '-1e30', '1e999'])('times such as %s are unknown', async number => {
  const { choose } = await open()
  await choose(
    session
      .replace(/"savedAt":\d+/, `"savedAt":${number}`)
      .replace(/"timestamp":\d+/g, `"timestamp":${number}`),
  )
  await screen.findByText('Step 3 of 3')
  expect(currentName()).toContain('unknown')
  expect(screen.getAllByText('unknown').length).toBeGreaterThan(1)
})

test('an export of actions by Redux DevTools is replayed', async () => {
  const { choose } = await open()
  const to = { ...stateAt('/login').location, pathname: '/login' }
  const payload = JSON.stringify([{ type: 'location/locationChanged', payload: to }])
  await choose(JSON.stringify({ payload, preloadedState: JSON.stringify(stateAt('/')) }))
  await screen.findByText('Step 1 of 1')
  expect(screen.getByText(/^An export of Redux DevTools/)).toBeVisible()
  await screen.findByTitle('The screen at this step')
})

test('a file can be dropped as well', async () => {
  await open()
  const files = [fileOf(session)]
  fireEvent.drop(screen.getByText(/^or drop it here/), { dataTransfer: { files } })
  expect(await screen.findByText('Step 3 of 3')).toBeVisible()
})

test("entries of a person's storage show the state that a start makes of them, and leave mine alone", async () => {
  const server = await startApi()
  const ben = await addUser(server.app, { name: 'Ben' })
  const app = await renderApp({ path: paths.support, server, signedInAs: ben })
  const mine = localStorage.getItem('user')
  const ann: User = {
    uid: 'u-1',
    name: 'Ann',
    email: 'ann@example.test',
    phone: '',
    role: 'customer',
    salon: 'barber',
    city: 'Hebron',
    country: 'Palestine',
    address: '',
  }
  const kept = { version: 1, slices: { preferences: { theme: 'dark' }, booking: { step: 'nonsense' } } }
  const dump = { user: JSON.stringify(ann), language: 'ar', [persistKey]: JSON.stringify(kept) }
  await app.user.upload(await screen.findByLabelText('Session file'), fileOf(JSON.stringify(dump)))
  expect(await screen.findByText(/^Entries of local storage tell one state/)).toBeVisible()
  for (const part of ['auth', 'user', 'preferences', 'location', 'booking'])
    await app.user.click(within(stateTree()).getByText(part))
  for (const shown of ['"Ann"', '"dark"', '"ar"', '"/user"', 'slotSeen'])
    expect(within(stateTree()).getAllByText(shown, { exact: false })[0]).toBeVisible()
  expect(localStorage.getItem('user')).toBe(mine)
  expect(app.store.getState().auth.user?.name).toBe('Ben')
  await server.close()
})

test('in Arabic it says all of that in Arabic', async () => {
  const { choose } = await open('ar')
  await choose('hello')
  expect(await screen.findByText('هذا الملف ليس بصيغة JSON.')).toBeVisible()
  await choose(session)
  expect(await screen.findByText('الخطوة 3 من 3')).toBeVisible()
  expect(document.title).toContain('فتح جلسة')
})
