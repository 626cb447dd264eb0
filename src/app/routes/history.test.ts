import { ActionCreators, instrument, type EnhancedStore } from '@redux-devtools/instrument'
import { configureStore } from '@reduxjs/toolkit'
import { connectHistory, createPlainHistory, locationOf } from './history'
import { locationSlice, type Location } from '@/store/locationSlice'

function startAt(path: string) {
  const history = createPlainHistory(path)
  const store = configureStore({
    reducer: { location: locationSlice.reducer },
    preloadedState: { location: locationOf(history) },
    devTools: false,
    enhancers: defaults => defaults().concat(instrument()),
  })
  connectHistory(history, store)
  return {
    history,
    store,
    devTools: (store as unknown as EnhancedStore<{ location: Location }, never, never>).liftedStore,
  }
}

const address = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

test('a move is an action, with what it carries along', () => {
  const { history, store } = startAt('/login')
  history.push('/user/Search?text=noor', { from: '/user' })
  expect(address(store.getState().location)).toBe('/user/Search?text=noor')
  expect(store.getState().location.state).toEqual({ from: '/user' })
})

test('a jump in DevTools takes the address along, and adds nothing to the log', () => {
  const { history, devTools } = startAt('/login')
  history.push('/signup')
  history.push('/verify?x=1')
  const log = devTools.getState().stagedActionIds

  devTools.dispatch(ActionCreators.jumpToState(1) as never)
  expect(address(history.location)).toBe('/signup')
  devTools.dispatch(ActionCreators.jumpToState(0) as never)
  expect(address(history.location)).toBe('/login')
  devTools.dispatch(ActionCreators.jumpToState(2) as never)
  expect(address(history.location)).toBe('/verify?x=1')
  expect(devTools.getState().stagedActionIds).toEqual(log)
})

test('after a jump the person goes on from there', () => {
  const { history, store, devTools } = startAt('/login')
  history.push('/signup')
  devTools.dispatch(ActionCreators.jumpToState(0) as never)
  history.push('/forgot-password')
  devTools.dispatch(ActionCreators.jumpToState(2) as never)
  expect(address(store.getState().location)).toBe('/forgot-password')
})
