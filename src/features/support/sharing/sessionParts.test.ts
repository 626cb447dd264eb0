import { createReducer } from '@/app/replay/replay'
import { themeChosen } from '@/features/preferences/preferencesSlice'
import { asJson } from '@/scripts/replay/difference'
import { replaySession } from '@/scripts/replay/replaySession'
import { locationChanged } from '@/store/locationSlice'
import { pageLoaded } from '../pageLoaded'
import type { RecordedSession, RecordedStep, Seen, SessionFacts } from '../sessionFile'
import { readContents, writeContents } from './sessionContents'
import { partsIn, sessionParts, withoutParts, type SessionPart } from './sessionParts'

const midnight = new Date(2027, 2, 10).getTime()
const hour = 60 * 60 * 1000

const facts: SessionFacts = {
  version: '0.1.0',
  language: 'en',
  viewport: { width: 390, height: 844 },
  savedAt: midnight + hour,
}

const seen: Seen = {
  width: 1440,
  height: 900,
  theme: 'dark',
  timeZone: 'Asia/Hebron',
  online: true,
  focus: null,
  scroll: { x: 0, y: 120 },
}

const to = (pathname: string) =>
  locationChanged({ pathname, search: '', hash: '', key: pathname, state: null })

/** Yesterday's steps, a page load, and today's. */
function recorded(): RecordedSession {
  const reduce = createReducer()
  const first = reduce(undefined as never, { type: '@@INIT' })
  const loaded = reduce(first, to('/contact-us'))
  const given: Omit<RecordedStep, 'state'>[] = [
    { action: to('/login'), at: midnight - 2 * hour, seen, drafts: { email: '•••@••••' } },
    { action: themeChosen('dark'), at: midnight - hour, seen },
    { action: { type: pageLoaded, payload: { state: loaded } } as RecordedStep['action'], at: midnight + 1 },
    {
      action: themeChosen('light'),
      at: midnight + 2,
      drafts: { email: '' },
      request: { endpoint: 'listSalons', method: 'GET', status: 200, ms: 12 },
    },
  ]
  let state = first
  const steps = given.map(step => {
    state = reduce(state, step.action)
    return { ...step, state: asJson(state) as object }
  })
  return { first: asJson(first) as object, steps }
}

test('a session has the parts of which there is something', () => {
  const { first, steps } = recorded()
  expect(partsIn({ first, steps }, midnight)).toEqual(sessionParts)
  expect(partsIn({ first, steps: steps.slice(2) }, midnight)).toEqual(['earlierPages', 'requests'])
  expect(partsIn({ first, steps: steps.slice(3) }, midnight)).toEqual(['requests'])
  expect(partsIn({ first, steps: [] }, midnight)).toEqual([])
})

test.each<[SessionPart, Partial<Record<'steps' | 'seen' | 'drafts' | 'requests', number>>]>([
  ['earlierDays', { steps: 2, seen: 0, drafts: 1, requests: 1 }],
  ['earlierPages', { steps: 1, seen: 0, drafts: 1, requests: 1 }],
  ['surroundings', { steps: 4, seen: 0, drafts: 2, requests: 1 }],
  ['drafts', { steps: 4, seen: 2, drafts: 0, requests: 1 }],
  ['requests', { steps: 4, seen: 2, drafts: 2, requests: 0 }],
])('without %s', (part, left) => {
  const session = recorded()
  const { first, steps } = withoutParts(session, [part], midnight)
  expect({
    steps: steps.length,
    seen: steps.filter(step => step.seen).length,
    drafts: steps.filter(step => step.drafts).length,
    requests: steps.filter(step => step.request).length,
  }).toEqual(left)
  const before = session.steps.at(-steps.length - 1)
  expect(first).toBe(before?.state ?? session.first)
})

const choices = Array.from({ length: 2 ** sessionParts.length }, (_none, bits) =>
  sessionParts.filter((_part, index) => bits & (1 << index)),
)

test.each(choices.map(choice => [choice.join(', ') || 'nothing', choice] as const))(
  'a file without %s opens and replays',
  async (_names, leftOut) => {
    const whole = writeContents({ parts: [], facts, session: recorded(), midnight }, []).text
    const contents = await readContents(whole, facts.savedAt)
    const { text, summary } = writeContents(contents, leftOut)
    const { session, fault } = await replaySession(text)
    expect(fault).toBeUndefined()
    expect(session.steps).toHaveLength(summary.steps)
    const { parts } = await readContents(text, facts.savedAt)
    expect(parts.filter(part => leftOut.includes(part))).toEqual([])
  },
)

test('the summary tells pages, windows, drafts and what was replaced', () => {
  const { first, steps } = recorded()
  const named = { location: { pathname: '/hidden-4' }, names: ['Text 1', 'Text 2 text text', 'Text 1'] }
  const session = {
    first,
    steps: [
      ...steps,
      {
        action: { type: 'auth/loggedIn', payload: 'email-3@kursi.invalid +99900000005' },
        at: midnight + 3,
        state: { ...steps.at(-1)?.state, ...named },
      },
    ],
  }
  const { summary } = writeContents({ parts: [], facts, session, midnight }, [])
  expect(summary).toEqual({
    steps: 5,
    span: [midnight - 2 * hour, midnight + 3],
    pages: ['/', '/login', '/contact-us', '/hidden-4'],
    windows: ['1440 × 900', '390 × 844'],
    language: 'en',
    version: '0.1.0',
    drafts: ['email'],
    requests: 1,
    pseudonyms: [
      ['path', 1],
      ['email', 1],
      ['phone', 1],
      ['text', 2],
    ],
  })
})
