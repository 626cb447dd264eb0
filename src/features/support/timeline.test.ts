import type { ShownStep } from './opened'
import {
  momentAt,
  nextError,
  nextMoment,
  previousError,
  previousMoment,
  stepOfInterest,
  timelineOf,
} from './timeline'
import { pagesOf } from './timelineRows'

const stateAt = (pathname: string) => ({ location: { pathname } })

const call = (phase: string, requestId: string, more: { payload?: unknown; condition?: boolean } = {}) => ({
  type: `api/executeQuery/${phase}`,
  meta: { requestId, condition: more.condition, arg: { endpointName: 'getMySalon' } },
  payload: more.payload,
})

const actions: (object & { type: string })[] = [
  { type: 'persist/REHYDRATE' },
  { type: 'location/locationChanged' },
  call('pending', 'r-1'),
  call('pending', 'r-2'),
  call('fulfilled', 'r-1', { payload: { status: 500 } }),
  { type: 'sections/addingStarted' },
  call('rejected', 'r-2', { payload: { success: false, status: 404, message: 'No' } }),
  call('rejected', 'r-3', { condition: true }),
  { type: 'submissions/refused' },
  { type: 'session/crashed' },
  call('pending', 'r-4'),
]

const steps: ShownStep[] = [
  { action: null, at: 0, state: stateAt('/') },
  ...actions.map((action, index) => ({
    action,
    at: (index + 1) * 100,
    state: stateAt(index === 0 ? '/' : '/salon'),
  })),
]

const timeline = timelineOf(steps)

test("the library's actions are folded under the business action before them", () => {
  expect(
    timeline.moments.map(({ index, name, folded }) => [index, name, folded.map(step => step.index)]),
  ).toEqual([
    [0, '', [1]],
    [2, 'location/locationChanged', [3, 4, 5]],
    [6, 'sections/addingStarted', [7, 8]],
    [9, 'submissions/refused', []],
    [10, 'session/crashed', [11]],
  ])
})

test('a request stands at its end, with how it ended and how long it took', () => {
  const requests = timeline.moments.flatMap(({ folded }) =>
    folded.flatMap(({ index, request }) => (request ? [[index, request]] : [])),
  )
  const shared = { endpoint: 'getMySalon', method: null }
  expect(requests).toEqual([
    [5, { ...shared, status: null, ms: 200, isAnswered: true }],
    [7, { ...shared, status: 404, ms: 300, isAnswered: true }],
    [11, { ...shared, status: null, ms: null, isAnswered: false }],
  ])
})

test('what the recorder knows of a request counts', () => {
  const request = { endpoint: 'getMySalon', method: 'GET', status: 200, ms: 71 }
  const recorded = steps.map((step, index) => (index === 5 ? { ...step, request } : step))
  const { moments } = timelineOf(recorded)
  expect(moments[1]?.folded.at(-1)?.request).toEqual({ ...request, isAnswered: true })
})

test('crashes, refusals and refused calls are errors; a call that was not needed is none', () => {
  expect(timeline.errors).toEqual([7, 9, 10])
  expect(stepOfInterest(timeline)).toBe(10)
  expect(stepOfInterest(timelineOf([{ action: null, at: 0, state: {} }]))).toBe(0)
  expect([previousError(timeline, 9), nextError(timeline, 9), nextError(timeline, 10)]).toEqual([
    7,
    10,
    undefined,
  ])
})

test('previous and next lead from business action to business action', () => {
  expect([previousMoment(timeline, 4), nextMoment(timeline, 4)]).toEqual([2, 6])
  expect([previousMoment(timeline, 6), nextMoment(timeline, 10)]).toEqual([2, undefined])
  expect(momentAt(timeline, 4)).toBe(1)
})

test.each([
  [
    'all',
    '',
    [
      ['/', 0],
      ['/salon', 2, 6, 9, 10],
    ],
  ],
  ['business', 'ADDING', [['/salon', 6]]],
  ['requests', '', [['/salon', 5, 7, 11]]],
  ['requests', 'mysalon', [['/salon', 5, 7, 11]]],
  ['errors', '', [['/salon', 7, 9, 10]]],
  ['errors', 'nothing', []],
] as const)('filter %s with "%s" lists its steps by page', (filter, search, expected) => {
  const pages = pagesOf(timeline, filter, search)
  expect(pages.map(({ pathname, rows }) => [pathname, ...rows.map(({ step }) => step.index)])).toEqual(
    expected,
  )
})

test('a library action that is searched for is unfolded', () => {
  const [page] = pagesOf(timeline, 'all', 'rejected')
  expect(page?.rows).toMatchObject([
    { step: { index: 6 }, folded: [{ index: 7 }, { index: 8 }], isUnfolded: true },
  ])
})

test.each<[string, unknown]>([
  ['numbers', 7],
  ['a list', [[[]]]],
  ['null', null],
  ['fields of other types', { requestId: {}, arg: { endpointName: 3 }, condition: 'yes' }],
])('%s instead of what RTK Query writes are no request', (_what, meta) => {
  const action = { type: 'api/executeQuery/rejected', meta, payload: null }
  const { errors } = timelineOf([
    { action: null, at: null, state: {} },
    { action, at: null, state: { location: 3 } },
  ])
  expect(errors).toEqual([])
})

test('five hundred steps are laid out at once', () => {
  const many = Array.from({ length: 500 }, (_none, index) => steps[index % steps.length] ?? steps[0])
  expect(timelineOf(many as ShownStep[]).lastStep).toBe(499)
})
