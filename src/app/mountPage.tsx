import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { App } from './App'
import type { createDevTools } from './devTools/devTools'
import { specKeys } from './persistence/storageEngine'
import { isFresh, readRenderedState } from './render/renderedState'
import type { HeldEvent } from './render/replayHeld'
import { whenHydrated } from './render/whenHydrated'
import { startApp, type StartOptions } from './startApp'

interface MountOptions extends Pick<StartOptions, 'history' | 'storage' | 'dependencies' | 'window'> {
  devTools?: ReturnType<typeof createDevTools> | undefined
}

/** Starts the app on the page: hydrates what the page already shows of it, or renders it anew. */
export async function mountPage(options: MountOptions) {
  const { history, storage, dependencies, window, devTools } = options
  const root = window.document.getElementById('root')
  if (!root) throw new Error('The page has no place for the app')
  const rendered = readRenderedState(window.document)
  // HTML is rendered for a visitor, in the language that the server knows of.
  const isAsRendered =
    root.dataset['language'] === storage.get(specKeys.language) &&
    storage.get(specKeys.user) === null &&
    (!rendered || isFresh(rendered, dependencies.now()))
  const { store, i18n, stop } = await startApp({
    ...options,
    rendered: isAsRendered ? rendered : undefined,
    replayGate: devTools?.gate,
  })
  const page = <App store={store} history={history} i18n={i18n} />
  const app = <StrictMode>{devTools ? devTools.around(page) : page}</StrictMode>
  devTools?.showBanner(i18n)
  whenHydrated(root, () => {
    const { held = [] } = window as { held?: HeldEvent[] }
    if (held.length > 0) void import('./render/replayHeld').then(({ replayHeld }) => replayHeld(held))
  })
  let mounted: Root | undefined
  // A transition renders in small pieces, between which the page responds.
  startTransition(() => {
    if (isAsRendered) mounted = hydrateRoot(root, app)
    else {
      mounted = createRoot(root)
      mounted.render(app)
    }
  })
  return {
    store,
    stop: () => {
      mounted?.unmount()
      return stop()
    },
  }
}
