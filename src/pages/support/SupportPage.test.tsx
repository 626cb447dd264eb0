import { act, fireEvent, screen, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { stepPlayed } from '@/features/support/supportSlice'
import {
  currentName,
  fileOf,
  openSupport,
  session,
  sessionOf,
  stateTree,
} from '@/testing/scenarios/supportPage'
import { renderApp } from '@/testing/kit/renderApp'

test('a session shows its last step first, and whence it comes', async () => {
  const { choose } = await openSupport()
  await choose(session)
  expect(await screen.findByTitle('The screen at this step')).toHaveAttribute('src', '/support/screen')
  expect(screen.getByText('390 × 844')).toBeVisible()
  expect(screen.getByText('0.1.0')).toBeVisible()
  expect(screen.getByText('Step 3 of 3')).toBeVisible()
  expect(currentName()).toContain('appointments/endingRequested')
})

test('the buttons, the slider and the list lead back and forth', async () => {
  const { user, choose, store } = await openSupport()
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
  const { user, choose } = await openSupport()
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
  const { user, choose } = await openSupport()
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
  const { choose } = await openSupport()
  await choose(session)
  await screen.findByText('Step 3 of 3')
  const headings = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('heading')
  expect(headings.map(({ textContent }) => textContent)).toEqual(['/', '/step-1', '/step-2', '/step-3'])
})

/** As a person who has chosen the file is nowhere in a field. */
const leaveField = () => act(() => (document.activeElement as HTMLElement).blur())

test('keys lead through the steps, but not while someone types', async () => {
  const { user, choose } = await openSupport()
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
  const { user, choose } = await openSupport()
  await choose(session)
  await screen.findByText('Step 3 of 3')
  await user.click(screen.getByText('Keys'))
  await user.click(screen.getByRole('checkbox', { name: 'Use these keys on this page' }))
  leaveField()
  await user.keyboard('{Home}')
  expect(screen.getByText('Step 3 of 3')).toBeVisible()
})

test('in Arabic the arrows point the other way', async () => {
  const { user, choose } = await openSupport('ar')
  await choose(session)
  await screen.findByText('الخطوة 3 من 3')
  leaveField()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText('الخطوة 2 من 3')).toBeVisible()
})

test('it plays from the beginning to the end and stands still', async () => {
  const { user, choose, store, actions } = await openSupport()
  await choose(sessionOf([{ type: 'auth/loggedIn' }, { type: 'auth/loggedOut' }], 10))
  await screen.findByText('Step 2 of 2')
  await user.click(screen.getByRole('button', { name: 'Play' }))
  expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible()
  expect(actions.filter(stepPlayed.match).map(({ payload }) => payload)).toEqual([1, 2])
  expect(store.getState().support).toMatchObject({ shownStep: 2, isPlaying: false })
})

test('what a step changed is told, and the whole state unfolds part by part', async () => {
  const { user, choose } = await openSupport()
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
  const { user, choose, store } = await openSupport()
  await choose(session)
  await screen.findByTitle('The screen at this step')
  await user.click(screen.getByRole('radio', { name: 'Whole window' }))
  const dialog = await screen.findByRole('dialog', { name: 'The screen at this step' })
  expect(within(dialog).getByTitle('The screen at this step')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(store.getState().support.zoom).toBe('fit')
})

test('a link to a step opens the file there', async () => {
  const { user, choose, store } = await openSupport()
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
  const { user, choose, store } = await openSupport()
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

test('in Arabic it says all of that in Arabic', async () => {
  const { choose } = await openSupport('ar')
  await choose('hello')
  expect(await screen.findByText('هذا الملف ليس بصيغة JSON.')).toBeVisible()
  await choose(session)
  expect(await screen.findByText('الخطوة 3 من 3')).toBeVisible()
  expect(document.title).toContain('فتح جلسة')
})
