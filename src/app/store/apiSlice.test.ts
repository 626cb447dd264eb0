import { baseApi } from '@/api/baseApi'
import { apiSlice } from './apiSlice'

const { middlewareRegistered, onOffline, onOnline } = baseApi.internalActions

const after = (...actions: { type: string }[]) =>
  actions.reduce<ReturnType<typeof apiSlice.reducer> | undefined>(
    (state, action) => apiSlice.reducer(state, action),
    undefined,
  )?.config

test("the registration of another page load's middleware is no conflict", () => {
  expect(after(middlewareRegistered('of another load'))?.middlewareRegistered).toBe(true)
})

test('when the person changes, the network is what it was', () => {
  const reset = baseApi.util.resetApiState()
  expect(after({ type: 'begun' }, onOffline(), reset)?.online).toBe(false)
  expect(after({ type: 'begun' }, onOffline(), onOnline(), reset)?.online).toBe(true)
  expect(after({ type: 'begun' })?.online).toBe(true)
})
