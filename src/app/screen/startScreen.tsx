import { createRoot } from 'react-dom/client'
import { createHeldFiles } from '@/store/heldFiles'
import { createSecrets } from '@/store/secrets'
import type { ThunkExtra } from '@/store/services'
import { closedVault } from '@/store/vault'
import { paths } from '@/domain/paths'
import { isStateMessage, screenReady, type StateMessage } from '@/features/support/screenMessages'
import { createI18n } from '@/i18n/createI18n'
import { App } from '../App'
import { connectDocument } from '../connectDocument'
import { createPlainHistory } from '../routes/history'
import type { RootState } from '../store/rootReducer'
import { createScreenStore, stateReceived } from './screenStore'
import { standStill } from './standStill'

const never = <Answer,>() => new Promise<Answer>(() => undefined)

/** Nothing leaves the window, and the time is that of the shown step. */
const inertDependencies = (now: () => number): ThunkExtra => ({
  secrets: createSecrets(),
  files: createHeldFiles(),
  vault: closedVault,
  now,
  newKey: () => '',
  leaveFor: () => undefined,
  sessionFile: never,
  rehydrateState: never,
})

async function draw(document: Document, store: ReturnType<typeof createScreenStore>): Promise<void> {
  const i18n = await createI18n(store.getState().preferences.language)
  connectDocument(store, i18n, document, { writesCookie: () => false })
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the app')
  createRoot(root).render(<App store={store} history={createPlainHistory(paths.landing)} i18n={i18n} />)
}

/**
 * The window in the support page that shows a recorded screen: the app with a store that the surrounding page controls.
 * The server's policy for this address blocks all calls. Without attempts there are no errors in the console.
 */
export function startScreen(window: Window & typeof globalThis): void {
  if (window.parent === window) {
    window.location.replace(paths.support)
    return
  }
  Object.assign(window, { fetch: never })
  standStill(window)

  let show = (first: StateMessage): void => {
    let now = first.at
    const store = createScreenStore(
      first.state as RootState,
      inertDependencies(() => now),
    )
    show = ({ state, at }) => {
      now = at
      store.dispatch(stateReceived(state as RootState))
    }
    void draw(window.document, store)
  }

  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== window.location.origin || !isStateMessage(data)) return
    show(data)
  })
  window.parent.postMessage(screenReady, window.location.origin)
}
