import { isSessionFile } from './attachedSession'

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
