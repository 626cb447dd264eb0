import { FileRefused } from './FileRefused'
import { readFile } from './readFile'
import { readReferences } from './references'
import { writeSession } from './sessionFile'
import type { FileProblem } from './supportSlice'

const stateAt = (pathname: string) => ({
  location: { pathname, search: '', hash: '', key: 'key', state: null },
  preferences: { language: 'en', theme: 'system' },
  auth: { user: null },
})

const session = writeSession(
  {
    first: stateAt('/'),
    steps: [1, 2].map(at => ({ action: { type: 'auth/loggedIn' }, at, state: stateAt(`/step-${at}`) })),
  },
  { version: '0.1.0', language: 'en', viewport: { width: 390, height: 844 }, savedAt: 2 },
)

const changed = (change: (content: Record<string, unknown>) => void) => {
  const content = readReferences(JSON.parse(session)) as Record<string, unknown>
  change(content)
  return JSON.stringify(content)
}

const withPart = (part: Record<string, unknown>) => changed(content => Object.assign(content, part))

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

const problemOf = (text: string) =>
  readFile(new Blob([text])).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof FileRefused) return error.problem
      throw error
    },
  )

test.each<[string, string, FileProblem]>([
  ['no JSON', 'hello', 'not_json'],
  ['an empty file', '', 'not_json'],
  ['a list', '[]', 'not_a_session'],
  ['a number', '1e999', 'not_a_session'],
  ['another object', '{"a":1}', 'not_a_session'],
  ['nesting', `{"computedStates":${nested(5000)}}`, 'too_deep'],
  ['no ids', withPart({ stagedActionIds: null }), 'no_steps'],
  ['an empty list of ids', withPart({ stagedActionIds: [] }), 'no_steps'],
  ['thousands of ids', withPart({ stagedActionIds: Array.from({ length: 1001 }, () => 0) }), 'too_large'],
  ['no actions', withPart({ actionsById: null }), 'no_steps'],
  ['too few states', withPart({ computedStates: [] }), 'states_missing'],
  ['states that are no list', withPart({ computedStates: {} }), 'states_missing'],
  ['states that are numbers', withPart({ computedStates: [1, 2, 3] }), 'state_broken'],
  ['a state without a location', withPart({ computedStates: [{ state: {} }, {}, {}] }), 'state_broken'],
  [
    'a language that Kursi lacks',
    session.replace('"language":"en","theme"', '"language":"xx","theme"'),
    'state_broken',
  ],
  ['actions without a type', withPart({ actionsById: { 0: {}, 1: {}, 2: {} } }), 'action_broken'],
  ['a type that is an object', session.replaceAll('"type":"auth/loggedIn"', '"type":{}'), 'action_broken'],
  ['facts that are no object', withPart({ kursi: 3 }), 'facts_broken'],
  ['a window of no size', session.replace('"width":390', '"width":-1'), 'facts_broken'],
  ['a huge window', session.replace('"width":390', '"width":1e9'), 'facts_broken'],
  ['a broken reference', withPart({ monitorState: { $jsan: '$.nowhere' } }), 'reference_broken'],
  ['a prototype', session.replace('"auth":{', '"auth":{"__proto__":{"isAdmin":true},'), 'unsafe'],
  ['a newer format', session.replace(/"format":\d+/, '"format":99'), 'newer'],
  ['an export without actions', '{"payload":"[]"}', 'no_steps'],
  ['an export that is no JSON', '{"payload":"]"}', 'not_json'],
  ['an export with numbers', '{"payload":"[1]"}', 'action_broken'],
  [
    'an export with another state',
    '{"payload":"[{\\"type\\":\\"a\\"}]","preloadedState":"{}"}',
    'state_broken',
  ],
])('%s is refused for its own reason', async (_what, text, problem) => {
  expect(await problemOf(text)).toBe(problem)
})

test('100 MB are refused unread', async () => {
  const huge = new Blob(['{}'])
  Object.defineProperty(huge, 'size', { value: 100_000_000 })
  await expect(readFile(huge)).rejects.toMatchObject({ problem: 'too_large' })
})

test("Redux DevTools' own export has no facts of ours", async () => {
  const read = await readFile(new Blob([changed(content => delete content['kursi'])]))
  expect(read).toMatchObject({ kind: 'session', facts: null })
})

test.each([
  ['as JSON in JSON', JSON.stringify({ payload: session })],
  ['as it is', `{"payload":${session}}`],
])('a session as the payload %s reads as the session', async (_how, text) => {
  expect(await readFile(new Blob([text]))).toEqual(await readFile(new Blob([session])))
})

test('an export of actions alone has its actions and its first state', async () => {
  const actions = [{ type: 'auth/loggedOut' }, { type: 'location/locationChanged' }]
  const text = JSON.stringify({
    payload: JSON.stringify(actions),
    preloadedState: JSON.stringify(stateAt('/login')),
  })
  const recorded = { first: stateAt('/login'), actions }
  expect(await readFile(new Blob([text]))).toEqual({ kind: 'actions', recorded })
})

test('an export without computed states is its actions after the first', async () => {
  const text = changed(content => delete content['computedStates'])
  expect(await readFile(new Blob([text]))).toMatchObject({
    kind: 'actions',
    recorded: { first: stateAt('/'), actions: [{ type: 'auth/loggedIn' }, { type: 'auth/loggedIn' }] },
  })
})

test('what DevTools writes for undefined is left out', async () => {
  const text = withPart({ actionsById: { 0: {}, 1: {}, 2: {} } }).replace(
    /"actionsById":.*?(?=,"stagedActionIds")/,
    '"actionsById":{"1":{"action":{"type":"a","payload":{"$jsan":"u"}},"timestamp":1},"2":{"action":{"type":"b"},"timestamp":2}}',
  )
  const read = await readFile(new Blob([text]))
  expect(read).toMatchObject({ kind: 'session', session: { steps: [{ action: { type: 'a' } }, {}] } })
})
