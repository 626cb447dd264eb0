import { combineReducers, configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import { mergeEdits, type Versioned } from '@/domain/edit'
import { networkError, type ApiError } from './ApiError'
import { sendSubmission } from './sendSubmission'
import type { AppDispatch, ThunkExtra } from './services'
import { conflictIn } from './submission'
import { submissionOf } from './submissionOf'
import { submissionsSlice } from './submissionsSlice'

interface Prices {
  name: string
  cost: number
}

const savePrices = submissionOf<Prices>('savePrices')
const cut: Prices = { name: 'Cut', cost: 20 }

const refusal = (status: number, more: Partial<ApiError> = {}): ApiError => ({
  success: false,
  status,
  message: 'No',
  ...more,
})
const stale = (data: Versioned<Prices>) => refusal(412, { code: 'stale_write', data })

type Answer = { data: string } | { error: ApiError }

function start(...answers: Answer[]) {
  let keys = 0
  const actions: UnknownAction[] = []
  const sent: { request: Prices; idempotencyKey: string; etag: string | undefined }[] = []
  const record: Middleware = () => next => action => {
    actions.push(action as UnknownAction)
    return next(action)
  }
  const extra = { newKey: () => `key-${(keys += 1)}` } as ThunkExtra
  const store = configureStore({
    reducer: combineReducers({ submissions: submissionsSlice.reducer }),
    middleware: defaults => defaults({ thunk: { extraArgument: extra } }).concat(record),
  })
  const dispatch = store.dispatch as AppDispatch
  const send = (request: Prices, options: { base?: Versioned<Prices> } = {}) =>
    dispatch(
      sendSubmission(savePrices, {
        request,
        ...options,
        send: (_dispatch, one) => {
          sent.push(one)
          return Promise.resolve(answers.shift() ?? { data: 'saved' })
        },
      }),
    )
  const state = () => savePrices.select(store.getState())
  return { send, sent, state, store, dispatch, actions, keys: () => sent.map(one => one.idempotencyKey) }
}

test.each<[string, ApiError]>([
  ['no answer', networkError],
  ['a broken answer', refusal(500)],
  ['a refusal', refusal(409)],
])('after %s the same request has the same key, and another one a new key', async (_what, error) => {
  const { send, keys } = start({ error }, { error })
  await send(cut)
  await send({ ...cut })
  await send({ ...cut, cost: 25 })
  expect(keys()).toEqual(['key-1', 'key-1', 'key-2'])
})

test('what arrived is done: the same sent once more is another', async () => {
  const { send, keys, state } = start()
  expect(await send(cut)).toEqual({ data: 'saved' })
  expect(state()).toEqual({ step: 'succeeded' })
  await send(cut)
  expect(keys()).toEqual(['key-1', 'key-2'])
})

test.each([
  [refusal(400, { fields: { name: 'name_required' } }), 'refused'],
  [refusal(429), 'refused'],
  [refusal(502), 'unanswered'],
  [networkError, 'unanswered'],
])('a failure is state: %j is %s', async (error, step) => {
  const { send, state } = start({ error })
  expect(await send(cut)).toEqual({ error })
  expect(state()).toEqual({ step, request: cut, base: null, idempotencyKey: 'key-1', problem: error })
})

test('a second press meanwhile does nothing', async () => {
  const { send, sent } = start()
  const first = send(cut)
  expect(await send(cut)).toBeUndefined()
  await first
  expect(sent).toHaveLength(1)
})

test('an answer to a form that was left, or that was sent anew since, changes nothing', async () => {
  const { send, state, dispatch, actions } = start({ error: networkError })
  const first = send(cut)
  dispatch(savePrices.dropped())
  const second = send({ ...cut, cost: 25 })
  await Promise.all([first, second])
  expect(state()).toEqual({ step: 'succeeded' })
  const { submitted, dropped, succeeded } = submissionsSlice.actions
  const types = [submitted, dropped, submitted, succeeded].map(({ type }) => type)
  expect(actions.map(({ type }) => type)).toEqual(types)
})

describe('a stale write', () => {
  const base = { ...cut, etag: '"1"' }

  test('goes again with what only the other has changed', async () => {
    const theirs = { name: 'Trim', cost: 20, etag: '"2"' }
    const { send, sent, state } = start({ error: stale(theirs) })
    expect(await send({ ...cut, cost: 25 }, { base })).toEqual({ data: 'saved' })
    expect(sent.map(({ request, etag }) => [request, etag])).toEqual([
      [{ name: 'Cut', cost: 25 }, '"1"'],
      [{ name: 'Trim', cost: 25 }, '"2"'],
    ])
    expect(state()).toEqual({ step: 'succeeded' })
  })

  test('asks where both have changed one field, and replaces what was seen then', async () => {
    const theirs = { name: 'Trim', cost: 30, etag: '"2"' }
    const { send, sent, state, dispatch } = start({ error: stale(theirs) })
    const mine = { ...cut, cost: 25 }
    await send(mine, { base })
    expect(conflictIn(state())).toEqual({ theirs, ...mergeEdits<Prices>(base, mine, theirs) })
    dispatch(savePrices.conflictSeen())
    expect(state()).toEqual({ step: 'idle', base: theirs })
    await send({ name: 'Trim', cost: 25 }, { base })
    expect(sent.at(-1)).toMatchObject({ request: { name: 'Trim', cost: 25 }, etag: '"2"' })
  })

  test('that nobody has looked at is asked again', async () => {
    const theirs = { name: 'Cut', cost: 30, etag: '"2"' }
    const { send, sent } = start({ error: stale(theirs) }, { error: stale(theirs) })
    await send({ ...cut, cost: 25 }, { base })
    await send({ ...cut, cost: 26 }, { base })
    expect(sent.map(({ etag }) => etag)).toEqual(['"1"', '"1"'])
  })
})

test('the recorded actions alone lead to the same state', async () => {
  const theirs = { name: 'Trim', cost: 20, etag: '"2"' }
  const { send, store, actions } = start({ error: stale(theirs) }, { error: refusal(409) })
  await send({ ...cut, cost: 25 }, { base: { ...cut, etag: '"1"' } })
  const replayed = actions.reduce(submissionsSlice.reducer, submissionsSlice.getInitialState())
  expect(replayed).toEqual(store.getState().submissions)
  expect(replayed['savePrices']).toMatchObject({ step: 'refused', request: { name: 'Trim', cost: 25 } })
})
