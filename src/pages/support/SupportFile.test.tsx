import { fireEvent, screen, within } from '@testing-library/react'
import { persistKey } from '@/app/persistence/persistedSlices'
import { paths } from '@/domain/paths'
import type { User } from '@/domain/user'
import { addUser } from '@/testing/scenarios/builders'
import {
  currentName,
  fileOf,
  openSupport,
  session,
  stateAt,
  stateTree,
} from '@/testing/scenarios/supportPage'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'

test.each([
  ['no JSON', 'hello', /is not JSON/],
  ['another object', '{"a":1}', /neither a session nor/],
  ['too few states', '{"stagedActionIds":[0],"actionsById":{},"computedStates":[]}', /lacks the state/],
  ['a prototype', session.replace('"auth":{', '"auth":{"__proto__":{"isAdmin":true},'), /a prototype/],
  ['a newer file', session.replace(/"format":\d+/, '"format":99'), /newer version of Kursi/],
])('%s is refused at the field, and what was open stays open', async (_what, text, words) => {
  const { choose } = await openSupport()
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
  const { choose } = await openSupport()
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
  const { choose } = await openSupport()
  const to = { ...stateAt('/login').location, pathname: '/login' }
  const payload = JSON.stringify([{ type: 'location/locationChanged', payload: to }])
  await choose(JSON.stringify({ payload, preloadedState: JSON.stringify(stateAt('/')) }))
  await screen.findByText('Step 1 of 1')
  expect(screen.getByText(/^An export of Redux DevTools/)).toBeVisible()
  await screen.findByTitle('The screen at this step')
})

test('a file can be dropped as well', async () => {
  await openSupport()
  const files = [fileOf(session)]
  fireEvent.dragOver(document.body, { dataTransfer: { files, types: ['Files'] } })
  expect(screen.getByText('Release to open this file')).toBeVisible()
  fireEvent.drop(screen.getByText(/^or drop it anywhere/), { dataTransfer: { files } })
  expect(await screen.findByText('Step 3 of 3')).toBeVisible()
})

test('text that is dragged over the page is left alone', async () => {
  await openSupport()
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
