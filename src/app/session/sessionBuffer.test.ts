import { importState } from '@redux-devtools/utils'
import type { LiftedState } from '@redux-devtools/instrument'
import type { UnknownAction } from '@reduxjs/toolkit'
import { loggedIn, loggedOut } from '@/features/auth/authSlice'
import { notesWritten } from '@/features/booking/bookingSlice'
import { themeChosen } from '@/features/preferences/preferencesSlice'
import { clockTicked } from '@/store/clockSlice'
import { initialLocation, locationChanged } from '@/store/locationSlice'
import { createPersistedReducer } from '../persistence/persistedReducer'
import type { RootState } from '../store/rootReducer'
import { rootReducer } from '../store/wholeReducer'
import { keptKey, longestKept } from './keptText'
import { createTabEntry } from './tabEntry'
import { createRecorder, hear } from './recorder'
import { recordingOf, release } from './recording'
import { replay } from '../replay/replay'
import { openSessionBuffer } from './sessionBuffer'

const ann = {
  uid: '5b1f7a52-26a4-4a1e-9d0f-3f1f0c6f8d11',
  name: 'Ann Lee',
  email: 'ann@example.test',
  phone: '+970599000111',
  role: 'customer',
  salon: 'barber',
  city: 'Hebron',
  country: 'Palestine',
  address: 'Olive Street 7',
} as const

const login = loggedIn({ user: ann, remembered: null })
const facts = { language: 'en', viewport: { width: 1, height: 1 }, savedAt: 0 }

let now = 0
beforeEach(() => {
  now = Date.UTC(2027, 2, 10)
  sessionStorage.clear()
})

const nowhere = {
  getItem: () => Promise.resolve(undefined),
  setItem: () => Promise.resolve(),
  removeItem: () => Promise.resolve(),
}

const keptText = () => createTabEntry(keptKey, () => sessionStorage).read() ?? ''

/** A page of the tab: what happens in it, and its file. */
function openPage(user: string | null = null, place = initialLocation) {
  const reducer = createPersistedReducer(rootReducer, nowhere) as (
    state: RootState | undefined,
    action: UnknownAction,
  ) => RootState
  const recorder = createRecorder()
  const buffer = openSessionBuffer({
    window,
    now: () => now,
    newSalt: () => `salt-${now}`,
    user,
    release: number => release(recorder, number),
  })
  let state = { ...reducer(undefined, { type: '@@INIT' }), location: place }
  const happens = (...actions: UnknownAction[]) => {
    for (const action of actions) {
      now += 1000
      hear(recorder, action, state, now)
      state = reducer(state, action)
    }
  }
  const lifted = () =>
    importState(buffer.file(recordingOf(recorder, state), facts), {})?.nextLiftedState as LiftedState<
      RootState,
      UnknownAction & { type: string },
      null
    >
  return {
    buffer,
    happens,
    keep: () => buffer.add(recordingOf(recorder, state)),
    leave: (owner = user) => {
      buffer.add(recordingOf(recorder, state))
      buffer.write(owner)
    },
    recording: () => recordingOf(recorder, state),
    lifted,
    steps: () => {
      const { stagedActionIds, actionsById, computedStates } = lifted()
      return stagedActionIds
        .map((id, index) => ({ action: actionsById[id]?.action, state: computedStates[index]?.state }))
        .slice(1)
    },
  }
}

const types = ({ steps }: ReturnType<typeof openPage>) => steps().map(({ action }) => action?.type)

test('steps that were taken over bit by bit make the same file', () => {
  const page = openPage()
  page.happens(login, themeChosen('dark'))
  page.keep()
  page.happens(notesWritten('Short'))
  page.keep()
  page.happens(themeChosen('light'))
  expect(types(page)).toEqual([
    'auth/loggedIn',
    'preferences/themeChosen',
    'booking/notesWritten',
    'preferences/themeChosen',
  ])
  expect(page.steps().map(({ state }) => state?.preferences.theme)).toEqual([
    'system',
    'dark',
    'dark',
    'light',
  ])
})

test('the file ends with the last action of its recording', () => {
  const page = openPage()
  page.happens(themeChosen('dark'))
  const recording = page.recording()
  page.happens(themeChosen('light'))
  page.keep()
  const file = importState(page.buffer.file(recording, facts), {})?.nextLiftedState
  expect(file?.computedStates.at(-1)?.state).toMatchObject({ preferences: { theme: 'dark' } })
})

test("the next page of the tab goes on after the earlier one's steps, with the same pseudonyms, and all of it replays", () => {
  const first = openPage()
  first.happens(login, notesWritten('Please call Ann Lee'))
  first.leave(ann.uid)
  const next = openPage(ann.uid, { ...initialLocation, pathname: '/user/Search', search: '?text=olive' })
  next.happens(themeChosen('dark'), notesWritten('Please call Ann Lee'), login)
  expect(types(next)).toEqual([
    'auth/loggedIn',
    'booking/notesWritten',
    'session/pageLoaded',
    'preferences/themeChosen',
    'booking/notesWritten',
    'auth/loggedIn',
  ])
  const steps = next.steps()
  expect(steps[2]?.action).toMatchObject({
    payload: { pathname: '/user/Search', search: expect.stringMatching(/^\?text=Text\+\d+$/) as string },
  })
  expect(steps[4]?.action).toEqual(steps[1]?.action)
  expect(steps[5]?.action).toEqual(steps[0]?.action)
  expect(steps[1]?.state?.auth.user?.name).toMatch(/^Text/)

  const { committedState, computedStates, stagedActionIds, actionsById } = next.lifted()
  const actions = stagedActionIds.slice(1).flatMap(id => actionsById[id]?.action ?? [])
  expect(replay({ first: committedState, actions })).toEqual(computedStates.at(-1)?.state)
})

test('the storage of the tab holds nothing of the person', () => {
  const page = openPage()
  page.happens(
    login,
    notesWritten('Please call me'),
    locationChanged({ ...initialLocation, pathname: '/user/Search', search: '?text=olive' }),
  )
  page.leave()
  const text = keptText()
  expect(text).toContain('booking/notesWritten')
  const told = [ann.name, ann.email, '970599000111', ann.address, 'call me', 'olive']
  expect(told.filter(word => text.includes(word))).toEqual([])
})

test.each<[string, () => void, string | null]>([
  ['another person is signed in', () => undefined, 'ben'],
  ['the person has logged out elsewhere', () => undefined, null],
  ['a day has passed', () => (now += longestKept + 1), ann.uid],
  ['the text is broken', () => sessionStorage.setItem(keptKey, '{\n{'), ann.uid],
  ['the text is of another format', () => sessionStorage.setItem(keptKey, '{"format":1}\n{}'), ann.uid],
])('nothing is taken over when %s', (_what, happens, user) => {
  const first = openPage()
  first.happens(login)
  first.leave(ann.uid)
  happens()
  const next = openPage(user)
  next.happens(themeChosen('dark'))
  expect(types(next)).toEqual(['preferences/themeChosen'])
})

test('after the person has left, nothing is left', () => {
  const page = openPage()
  page.happens(login)
  page.leave(ann.uid)
  page.happens(loggedOut())
  page.keep()
  page.buffer.clear()
  expect(sessionStorage).toHaveLength(0)
  page.happens(themeChosen('dark'))
  expect(types(page)).toEqual(['preferences/themeChosen'])
  expect(page.steps()[0]?.state?.auth.user).toBeNull()
})

test('of many steps the last 500 stay, of large ones as many as the tab has room for', () => {
  const page = openPage()
  for (let step = 0; step < 1300; step += 1) {
    page.happens(notesWritten(`${step}`))
    page.keep()
  }
  const many = page.steps()
  expect(many.length).toBeGreaterThanOrEqual(500)
  expect(many.length).toBeLessThanOrEqual(600)
  expect(many.at(-1)?.state?.booking.notes).toBe(many.at(-1)?.action?.['payload'])

  for (let step = 0; step < 60; step += 1) {
    page.happens({ type: 'booking/unheardOf', payload: Array.from({ length: 5000 }, (_none, at) => `${at}`) })
    page.keep()
  }
  page.leave()
  expect(page.steps().length).toBeGreaterThan(5)
  expect(keptText().length).toBeLessThan(2_500_000)
})

test('steps that came faster than they were taken over begin the file anew', () => {
  const page = openPage()
  page.happens(login)
  page.keep()
  page.happens(...Array.from({ length: 700 }, () => themeChosen('dark')))
  const steps = page.steps()
  expect(steps).toHaveLength(500)
  expect(steps[0]?.state?.auth.user?.uid).toBe(ann.uid)
})

test.each([
  ['blocked', () => jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)],
  ['full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
])('a storage that is %s is gone without', (_what, break_) => {
  const broken = break_()
  const page = openPage()
  page.happens(themeChosen('dark'))
  page.leave()
  expect(types(page)).toEqual(['preferences/themeChosen'])
  broken.mockRestore()
  expect(sessionStorage).toHaveLength(0)
})

function refuse(): never {
  throw new DOMException('no', 'QuotaExceededError')
}

test('the minutes of an idle page are one step, before they are kept and after', () => {
  const page = openPage()
  page.happens(themeChosen('dark'))
  for (let minute = 1; minute <= 700; minute += 1) {
    page.happens(clockTicked(minute))
    if (minute % 2 === 0) page.leave()
  }
  expect(types(page)).toEqual([themeChosen.type, clockTicked.type])
  expect(page.steps().at(-1)?.state).toMatchObject({ clock: { now: 700 } })
})
