import { configureStore } from '@reduxjs/toolkit'
import type { AppDispatch } from '@/store/services'
import { findNearMe } from './findNearMe'
import type { Locator } from './locate'
import { nearMeLeft, nearMeSlice, selectNearMe, selectNearMePosition } from './nearMeSlice'

const startStore = () => {
  const store = configureStore({ reducer: { [nearMeSlice.name]: nearMeSlice.reducer } })
  return { dispatch: store.dispatch as AppDispatch, getState: () => store.getState() }
}

const failing = (code: number): Locator => ({
  getCurrentPosition: (_found, failed) => failed?.({ code } as GeolocationPositionError),
})
const finding = (latitude: number, longitude: number): Locator => ({
  getCurrentPosition: found => found({ coords: { latitude, longitude } } as GeolocationPosition),
})

test('a place is kept to about a hundred metres, not to the door', async () => {
  const { dispatch, getState } = startStore()
  await dispatch(findNearMe(finding(31.5326123, 35.0998877)))
  expect(selectNearMePosition(getState())).toEqual({ latitude: 31.533, longitude: 35.1 })
})

test.each([
  ['refused', failing(1)],
  ['unavailable', failing(2)],
  ['timed_out', failing(3)],
  ['unavailable', failing(99)],
  ['unsupported', undefined],
] as const)('without a position it is known why: %s', async (reason, locator) => {
  const { dispatch, getState } = startStore()
  await dispatch(findNearMe(locator))
  expect(selectNearMe(getState())).toEqual({ step: 'failed', reason })
  expect(selectNearMePosition(getState())).toBeNull()
})

describe('a browser that never answers', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('is waited for, but not for ever', async () => {
    const { dispatch, getState } = startStore()
    const found = dispatch(findNearMe({ getCurrentPosition: () => undefined }))
    expect(selectNearMe(getState())).toEqual({ step: 'asking' })
    await jest.advanceTimersByTimeAsync(60_000)
    await found
    expect(selectNearMe(getState())).toEqual({ step: 'failed', reason: 'timed_out' })
  })
})

test('an answer that comes after the person let go of it changes nothing', async () => {
  const { dispatch, getState } = startStore()
  let answer: () => void = () => undefined
  const late: Locator = {
    getCurrentPosition: found => {
      answer = () => found({ coords: { latitude: 1, longitude: 2 } } as GeolocationPosition)
    },
  }
  const found = dispatch(findNearMe(late))
  dispatch(nearMeLeft())
  answer()
  await found
  expect(selectNearMe(getState())).toEqual({ step: 'off' })
})
