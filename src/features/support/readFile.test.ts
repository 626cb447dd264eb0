import { FileRefused } from './FileRefused'
import { sessionFormat } from './migrations'
import { readFile } from './readFile'
import { writeSession, type RecordedStep, type Seen } from './sessionFile'

const facts = { version: '0.1.0', language: 'en', viewport: { width: 390, height: 844 }, savedAt: 0 }
const state = {
  location: { pathname: '/', search: '', hash: '' },
  preferences: { language: 'en', theme: 'system' },
  auth: {},
}
const seen: Seen = {
  width: 390,
  height: 844,
  theme: 'light',
  timeZone: 'Asia/Hebron',
  online: true,
  focus: null,
  scroll: { x: 0, y: 0 },
}

const step = (at: number, beside: Partial<RecordedStep> = {}): RecordedStep => ({
  action: { type: 'layout/happened' },
  at,
  state,
  ...beside,
})

const steps = [
  step(1),
  step(2, { seen, drafts: {} }),
  step(3, { seen: { ...seen, scroll: { x: 0, y: 80 } }, drafts: { email: '•••' } }),
  step(4, { seen: { ...seen, scroll: { x: 0, y: 80 } }, drafts: { email: '•••' } }),
  step(5, {
    seen: { ...seen, focus: 'input[email]' },
    drafts: {},
    request: { endpoint: 'getMe', method: 'GET', status: 503, ms: 40 },
  }),
]

interface Written {
  kursi: { format: number }
  actionsById: Record<number, Record<string, unknown>>
}

const written = () => JSON.parse(writeSession({ first: state, steps }, facts)) as Written

async function read(content: Written) {
  const file = await readFile(new File([JSON.stringify(content)], 'session.json'))
  if (file.kind !== 'session') throw new Error('It is no session')
  return file.session.steps
}

test('what is beside the steps is written when it changes, and read for each step', async () => {
  const content = written()
  const changes = Object.values(content.actionsById).map(({ seen }) => Object.keys(seen ?? {}))
  expect(changes).toEqual([[], [], Object.keys(seen), ['scroll'], [], ['focus', 'scroll']])
  expect(await read(content)).toEqual(steps)
})

test('a file of an earlier format says nothing of it', async () => {
  const content = written()
  content.kursi.format = sessionFormat - 1
  const plain = Object.entries(content.actionsById).map(
    ([id, { seen: _seen, drafts: _drafts, request: _request, ...entry }]) => [id, entry],
  )
  content.actionsById = Object.fromEntries(plain) as Written['actionsById']
  expect(await read(content)).toEqual(steps.map(({ action, at }) => ({ action, at, state })))
})

test.each([
  ['surroundings', { seen: { width: 'wide' } }],
  ['drafts', { drafts: { email: 7 } }],
  ['calls', { request: { endpoint: 'getMe' } }],
])('%s that are none are refused', async (_what, beside) => {
  const content = written()
  Object.assign(content.actionsById[2] ?? {}, beside)
  await expect(read(content)).rejects.toThrow(FileRefused)
})
