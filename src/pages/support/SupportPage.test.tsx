import { act, fireEvent, screen, within } from '@testing-library/react'
import { persistKey } from '@/app/persistence/persistedSlices'
import { paths } from '@/domain/paths'
import type { User } from '@/domain/user'
import { writeSession, type SessionFacts } from '@/features/support/sessionFile'
import { stepPlayed } from '@/features/support/supportSlice'
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

const sessionOf = (actions: readonly { type: string }[], gap = 1000) =>
  writeSession(
    {
      first: stateAt('/'),
      steps: actions.map((action, index) => ({
        action,
        at: facts.savedAt + index * gap,
        state: stateAt(`/step-${index + 1}`),
      })),
    },
    facts,
  )

const session = sessionOf(
  ['auth/loggedIn', 'location/locationChanged', 'appointments/endingRequested'].map((type, index) => ({
    type,
    payload: index,
  })),
)

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

const call = (phase: string, status?: number) => ({
  type: `api/executeQuery/${phase}`,
  meta: { requestId: 'r-1', arg: { endpointName: 'listSalons' } },
  payload: { success: false, status, message: 'No' },
})

const refusedSession = sessionOf([
  { type: 'auth/loggedIn' },
  { type: 'location/locationChanged' },
  call('pending'),
  call('rejected', 503),
  { type: 'appointments/tabChosen' },
])

test('a session opens at its last error, whose call says how it ended', async () => {
  const { user, choose } = await open()
  await choose(refusedSession)
  await screen.findByText('Step 4 of 5')
  expect(currentName()).toContain('listSalons')
  expect(currentName()).toContain('503')
  expect(currentName()).toContain('1,000 ms')
  expect(currentName()).toContain('Error')
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(currentName()).toContain('location/locationChanged')
  await user.click(screen.getByRole('button', { name: 'Next error' }))
  expect(screen.getByText('Step 4 of 5')).toBeVisible()
})

const listed = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('the list shows one line for each business action, and what is filtered and searched for', async () => {
  const { user, choose } = await open()
  await choose(refusedSession)
  await user.click(await screen.findByRole('button', { name: 'Last' }))
  expect(listed()).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: /^2 actions of the libraries/ }))
  expect(listed()).toHaveLength(7)
  await user.click(screen.getByRole('radio', { name: 'Requests' }))
  expect(listed()).toEqual([expect.stringContaining('listSalons')])
  await user.click(screen.getByRole('radio', { name: 'Business actions' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search actions' }), 'TAB')
  expect(listed()).toEqual([expect.stringContaining('appointments/tabChosen')])
  await user.type(screen.getByRole('searchbox'), 'xyz')
  expect(screen.getByText('No step matches.')).toBeVisible()
})

test('the steps stand under the page they happened on', async () => {
  const { choose } = await open()
  await choose(session)
  await screen.findByText('Step 3 of 3')
  const headings = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('heading')
  expect(headings.map(({ textContent }) => textContent)).toEqual(['/', '/step-1', '/step-2', '/step-3'])
})

/** As a person who has chosen the file is nowhere in a field. */
const leaveField = () => act(() => (document.activeElement as HTMLElement).blur())

test('keys lead through the steps, but not while someone types', async () => {
  const { user, choose } = await open()
  await choose(refusedSession)
  await screen.findByText('Step 4 of 5')
  leaveField()
  await user.keyboard('{Home}')
  expect(screen.getByText('Step 0 of 5')).toBeVisible()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByText('Step 2 of 5')).toBeVisible()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByText('Step 1 of 5')).toBeVisible()
  await user.keyboard('e')
  expect(screen.getByText('Step 4 of 5')).toBeVisible()
  await user.keyboard('{End}')
  expect(screen.getByText('Step 5 of 5')).toBeVisible()
  await user.keyboard('/e{Home}')
  expect(screen.getByRole('searchbox')).toHaveValue('e')
  expect(screen.getByText('Step 5 of 5')).toBeVisible()
})

test('who does not want the keys switches them off', async () => {
  const { user, choose } = await open()
  await choose(session)
  await screen.findByText('Step 3 of 3')
  await user.click(screen.getByText('Keys'))
  await user.click(screen.getByRole('checkbox', { name: 'Use these keys on this page' }))
  leaveField()
  await user.keyboard('{Home}')
  expect(screen.getByText('Step 3 of 3')).toBeVisible()
})

test('in Arabic the arrows point the other way', async () => {
  const { user, choose } = await open('ar')
  await choose(session)
  await screen.findByText('الخطوة 3 من 3')
  leaveField()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText('الخطوة 2 من 3')).toBeVisible()
})

test('it plays from the beginning to the end and stands still', async () => {
  const { user, choose, store, actions } = await open()
  await choose(sessionOf([{ type: 'auth/loggedIn' }, { type: 'auth/loggedOut' }], 10))
  await screen.findByText('Step 2 of 2')
  await user.click(screen.getByRole('button', { name: 'Play' }))
  expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible()
  expect(actions.filter(stepPlayed.match).map(({ payload }) => payload)).toEqual([1, 2])
  expect(store.getState().support).toMatchObject({ shownStep: 2, isPlaying: false })
})

test('what a step changed is told, and the whole state unfolds part by part', async () => {
  const { user, choose } = await open()
  await choose(session)
  await screen.findByText('Step 3 of 3')
  const changes = within(screen.getByRole('region', { name: 'What this step changed' }))
  expect(changes.getByRole('listitem')).toHaveTextContent('location.pathname')
  expect(changes.getByRole('listitem')).toHaveTextContent('before"/step-2"after"/step-3"')
  expect(within(stateTree()).queryByText(/step-3/)).not.toBeInTheDocument()
  await user.click(within(stateTree()).getByText('state'))
  await user.click(within(stateTree()).getByText('location'))
  expect(await within(stateTree()).findByText(/"\/step-3"/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(within(stateTree()).getByText(/"\/step-2"/)).toBeVisible()
})

test('the screen has the whole window for itself and goes back', async () => {
  const { user, choose, store } = await open()
  await choose(session)
  await screen.findByTitle('The screen at this step')
  await user.click(screen.getByRole('radio', { name: 'Whole window' }))
  const dialog = await screen.findByRole('dialog', { name: 'The screen at this step' })
  expect(within(dialog).getByTitle('The screen at this step')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(store.getState().support.zoom).toBe('fit')
})

test('a link to a step opens the file there', async () => {
  const { user, choose, store } = await open()
  await choose(session)
  await user.click(await screen.findByRole('button', { name: 'Previous' }))
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText(/^The link to this step is copied/)).toBeVisible()
  const text = `${window.location.origin}/support#step=2`
  expect(store.getState().support.copied).toEqual({ what: 'link', text, isCopied: true })
})

test('who follows such a link is told to choose the file', async () => {
  const { user } = await renderApp({ path: `${paths.support}#step=1` })
  expect(await screen.findByText(/^This link leads to step 1/)).toBeVisible()
  await user.upload(screen.getByLabelText('Session file'), fileOf(session))
  expect(await screen.findByText('Step 1 of 3')).toBeVisible()
})

test('notes stay with their step and are copied as text', async () => {
  const { user, choose, store } = await open()
  await choose(session)
  await user.type(await screen.findByRole('textbox', { name: 'Note on step 3' }), 'Asks to cancel here.')
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(screen.getByRole('textbox', { name: 'Note on step 2' })).toHaveValue('')
  expect(screen.getByRole('button', { name: /^appointments\/endingRequested.*has a note/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy all notes' }))
  await screen.findByText('The notes are copied.')
  expect(store.getState().support.copied?.text).toMatch(
    /^session.json\n\nStep 3 · .* · appointments\/endingRequested · \/step-3\nAsks to cancel here\.$/,
  )
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
  fireEvent.dragOver(document.body, { dataTransfer: { files, types: ['Files'] } })
  expect(screen.getByText('Release to open this file')).toBeVisible()
  fireEvent.drop(screen.getByText(/^or drop it anywhere/), { dataTransfer: { files } })
  expect(await screen.findByText('Step 3 of 3')).toBeVisible()
})

test('text that is dragged over the page is left alone', async () => {
  await open()
  expect(fireEvent.dragOver(document.body, { dataTransfer: { files: [], types: ['text/plain'] } })).toBe(true)
  expect(screen.queryByText('Release to open this file')).not.toBeInTheDocument()
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
  for (const part of ['state', 'auth', 'user', 'preferences', 'location', 'booking'])
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
