import { attachedSessionPath, isSessionFile, keyInHash } from './attachedSession'

const facts = { format: 4, version: '0.1.0', language: 'en', savedAt: 1 }
const entry = { action: { type: '@@INIT' }, timestamp: 1 }
const file = {
  kursi: facts,
  stagedActionIds: [0],
  actionsById: { 0: entry },
  computedStates: [{ state: {} }],
}

test.each<[string, unknown, boolean]>([
  ['a session', file, true],
  ['null', null, false],
  ['a list', [file], false],
  ['a text', 'session', false],
  ['an export of DevTools, without our facts', { ...file, kursi: undefined }, false],
  ['facts of another kind', { ...file, kursi: { ...facts, format: '4' } }, false],
  ['no ids', { ...file, stagedActionIds: [] }, false],
  ['an id that is no number', { ...file, stagedActionIds: ['__proto__'] }, false],
  ['more steps than support opens', { ...file, stagedActionIds: Array(1001).fill(0) }, false],
  ['a step without an action', { ...file, actionsById: { 0: { timestamp: 1 } } }, false],
  ['a step that is not there', { ...file, stagedActionIds: [1] }, false],
  ['a step without a state', { ...file, computedStates: [] }, false],
  ['a state that is none', { ...file, computedStates: ['state'] }, false],
])('%s is a session file: %s', (_what, content, expected) => {
  expect(isSessionFile(content)).toBe(expected)
})

test('the key of a link is in its fragment', () => {
  const { pathname, search, hash } = new URL(attachedSessionPath('a-key_1'), 'http://kursi.test')
  expect(pathname + search).toBe('/support')
  expect(keyInHash(hash)).toBe('a-key_1')
})

test.each(['', '#step=3', '#session=', '#session=a b', `#session=${'a'.repeat(101)}`])(
  '%j has no key',
  hash => {
    expect(keyInHash(hash)).toBeNull()
  },
)
