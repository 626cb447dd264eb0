import type { UnknownAction } from '@reduxjs/toolkit'
import { clockTicked } from '@/store/clockSlice'
import type { StoreDependencies } from '@/store/services'
import { baseApi } from '@/api/baseApi'
import { hideResetToken } from '@/features/auth/hideResetToken'
import { forgetUser } from '@/features/offline/forgetUser'
import { hideSessionKey, withoutOldTicket } from '@/features/support/hideSessionKey'
import { createI18n } from '@/i18n/createI18n'
import { readLanguage } from '@/domain/languages'
import { nextTask } from '@/ui/nextTask'
import { wideAbove } from '@/ui/useIsWide'
import { connectDocument } from './connectDocument'
import type { ReplayGate } from './devTools/replayGate'
import { connectTabs } from './connectTabs'
import { createStore, type AppStore } from './store/createStore'
import { connectHistory, locationOf, type AppHistory } from './routes/history'
import type { SafeStorage } from './persistence/safeStorage'
import { specKeys } from './persistence/storageEngine'
import type { RenderedState } from './render/renderedState'
import { loadLaterSlices } from './store/loadLaterSlices'
import { payLogout } from './store/payLogout'
import { rehydrated } from './store/rehydrated'
import { loadTools } from './session/loadTools'
import type { hear } from './session/recorder'
import type { Session } from './session/session'
import { whenIdle } from './whenIdle'

export interface StartOptions {
  history: AppHistory
  storage: SafeStorage
  dependencies: StoreDependencies
  window: Window
  rendered?: RenderedState | undefined
  replayGate?: ReplayGate | undefined
  onAction?: ((action: UnknownAction) => void) | undefined
  hear?: typeof hear | undefined
}

/** What can wait comes after the first page. Returns the cleanup function. */
function connectWhenIdle(store: AppStore, session: Session, window: Window): () => void {
  let stop: (() => void) | undefined
  const callOff = whenIdle(() => {
    void loadTools().then(({ connectLater }) => {
      stop ??= connectLater(store, session, window)
    })
  })
  return () => {
    callOff()
    stop?.()
    stop = () => undefined
  }
}

export async function startApp(options: StartOptions) {
  const { history, storage, dependencies, window, rendered, replayGate } = options
  // The secret of a mailed link leaves the address before anything records the location.
  const { secrets } = dependencies
  const hide = (hash: string) => hideSessionKey(hash, secrets)
  const search = hideResetToken(history.location.search, secrets)
  const hash = hide(withoutOldTicket(history.location.hash))
  if (search !== history.location.search || hash !== history.location.hash) {
    history.replace({ ...history.location, search, hash }, history.location.state)
  }
  const translated = createI18n(readLanguage(storage.get(specKeys.language)))
  // The pages of signed-in users need every slice, and Redux DevTools replay from the first action on.
  if (replayGate || storage.get(specKeys.user) !== null) await loadLaterSlices().catch(() => undefined)
  await nextTask()
  const {
    store,
    persistor,
    session,
    stop: stopStore,
  } = createStore({
    ...options,
    location: locationOf(history),
    isWide: window.innerWidth > wideAbove,
    page: window.document,
  })
  const [i18n] = await Promise.all([translated, rehydrated(persistor)])
  // The user may have logged out where this page could not notice.
  const { user, logoutOwed } = store.getState().auth
  if (!user) forgetUser(window)
  if (!user && logoutOwed) await payLogout(store.dispatch)
  // Later changes arrive as browser events.
  if (!window.navigator.onLine) store.dispatch(baseApi.internalActions.onOffline())
  store.dispatch(clockTicked(rendered?.now ?? dependencies.now()))
  if (rendered) {
    const { compareZones } = await import('./render/compareZones')
    await compareZones(rendered.zones, store.dispatch)
  }
  rendered?.actions.forEach(store.dispatch)
  const keepNow = () => void persistor.flush()
  window.addEventListener('pagehide', keepNow)
  const stops = [
    () => window.removeEventListener('pagehide', keepNow),
    connectHistory(history, store, hide),
    connectDocument(store, i18n, window.document, { writesCookie: () => !replayGate?.isReplaying() }),
    connectTabs(store, storage, window),
    connectWhenIdle(store, session, window),
    stopStore,
    () => persistor.pause(),
  ]
  const stop = async () => {
    // What waits to be persisted would otherwise be written after the end, into whatever comes next.
    await persistor.flush()
    stops.forEach(end => end())
  }
  return { store, persistor, i18n, stop }
}
