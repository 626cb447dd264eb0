import { createHeldFiles } from '@/store/heldFiles'
import { createSecrets } from '@/store/secrets'
import { closedVault } from '@/store/vault'
import { initialAuth, loggedOut } from '@/features/auth/authSlice'
import { languageChosen } from '@/features/preferences/preferencesSlice'
import { initialLocation } from '@/store/locationSlice'
import type { RootState } from '../store/rootReducer'
import { createScreenStore, stateReceived } from './screenStore'

const services = {
  secrets: createSecrets(),
  files: createHeldFiles(),
  vault: closedVault,
  now: () => 0,
  newKey: () => '',
  leaveFor: () => undefined,
  sessionFile: () => Promise.resolve(''),
  rehydrateState: () => Promise.resolve({}),
  replayActions: () => Promise.resolve<[object]>([{}]),
}

const recorded = (pathname: string) =>
  ({ location: { ...initialLocation, pathname }, auth: initialAuth }) as unknown as RootState

test('the state is what it was told, and what was not there yet is as at the start', () => {
  const store = createScreenStore(recorded('/login'), services)
  expect(store.getState().location.pathname).toBe('/login')
  expect(store.getState().appointments.tab).toBe('upcoming')
  store.dispatch(stateReceived(recorded('/signup')))
  expect(store.getState().location.pathname).toBe('/signup')
})

test('whatever else happens changes nothing', () => {
  const store = createScreenStore(recorded('/login'), services)
  const before = store.getState()
  store.dispatch(loggedOut())
  store.dispatch(languageChosen('ar'))
  expect(store.getState()).toBe(before)
})
