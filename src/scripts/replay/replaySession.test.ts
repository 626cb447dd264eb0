import { themeChosen } from '@/features/preferences/preferencesSlice'
import { writeSession, type RecordedSession, type SessionFacts } from '@/features/support/sessionFile'
import { createReducer } from '@/app/replay/replay'
import { locationChanged } from '@/store/locationSlice'
import { asJson, firstDifference } from './difference'
import { replaySession } from './replaySession'
import { storyOf } from './story'

const facts: SessionFacts = {
  version: '0.1.0',
  language: 'en',
  viewport: { width: 390, height: 844 },
  savedAt: Date.UTC(2027, 2, 10, 12),
}

const to = (pathname: string) =>
  locationChanged({ pathname, search: '', hash: '', key: pathname, state: null })

const request = (requestStatus: string) => ({
  type: `api/executeQuery/${requestStatus}`,
  meta: { requestId: 'r1', requestStatus, arg: { endpointName: 'listSalons' } },
})

function recorded(): RecordedSession {
  const reduce = createReducer()
  const first = reduce(undefined as never, { type: '@@INIT' })
  let state = first
  const steps = [to('/login'), themeChosen('dark'), to('/salons')].map((action, index) => {
    state = reduce(state, action)
    return { action, at: facts.savedAt + index * 1000, state: asJson(state) as object }
  })
  return { first: asJson(first) as object, steps }
}

test('a session whose reducers still lead to its states is identical', async () => {
  const { session, fault } = await replaySession(writeSession(recorded(), facts))
  expect(session.steps).toHaveLength(3)
  expect(fault).toBeUndefined()
})

test('names the first step that ends elsewhere, and the first place in its state', async () => {
  const session = recorded()
  const [, second] = session.steps as unknown as { state: { preferences: { theme: string } } }[]
  if (second) second.state.preferences.theme = 'light'
  const { fault } = await replaySession(writeSession(session, facts))
  expect(fault).toEqual({ step: 2, difference: 'state.preferences.theme is "dark" instead of "light"' })
})

test('refuses what is no session', async () => {
  await expect(replaySession('{"language":"en"}')).rejects.toThrow('not_a_session')
})

test('tells the session as a story: its pages, their actions, and how each request ended', () => {
  const { first, steps } = recorded()
  const [login, theme, salons] = steps
  const state = salons?.state ?? first
  const story = storyOf(
    {
      first,
      steps: [
        ...(login && theme && salons ? [login, theme, salons] : []),
        { action: request('pending'), at: facts.savedAt + 3000, state },
        { action: request('fulfilled'), at: facts.savedAt + 3035, state },
      ],
    },
    facts,
  )
  expect(story).toEqual([
    'Kursi 0.1.0, en, 390 × 844',
    'Page /',
    '  1 12:00:00.000 location/locationChanged',
    'Page /login',
    '  2 12:00:01.000 preferences/themeChosen',
    '  3 12:00:02.000 location/locationChanged',
    'Page /salons',
    '      listSalons fulfilled after 35 ms',
  ])
})

test.each([
  ['equal', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
  ['another value', { a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'state.a.1.b is 3 instead of 2'],
  ['a missing field', { a: 1 }, {}, 'state.a is nothing instead of 1'],
  ['a new field', {}, { a: 1 }, 'state.a is 1 instead of nothing'],
] as const)('the first difference: %s', (_case, expected, found, difference) => {
  expect(firstDifference(expected, found)).toBe(difference)
})
