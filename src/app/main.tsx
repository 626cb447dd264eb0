import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { addressQuery } from '@/domain/addressQuery'
import { paths } from '@/domain/paths'
import { readLanguage } from '@/domain/languages'
import { offered } from '@/ui/offered'
import '@/ui/base.css'
import { App } from './App'
import { browserDependencies } from './browserDependencies'
import { createBrowserHistory } from './routes/history'
import { installWorker } from './installWorker'
import { nextTask } from './nextTask'
import { createSafeStorage } from './persistence/safeStorage'
import { specKeys } from './persistence/storageEngine'
import { loadTools } from './session/loadTools'
import { startApp } from './startApp'
import { wantsDevTools } from './devTools/wantsDevTools'

/** A function, because pages share this module's file and would wait for a top-level await to end. */
async function start(): Promise<void> {
  // A new task, because evaluating the modules already took long enough.
  await nextTask()
  if (window.location.pathname === paths.supportScreen) {
    const { startScreen } = await import('./screen/startScreen')
    startScreen(window)
    return
  }
  const history = createBrowserHistory(window)
  const storage = createSafeStorage(() => window.localStorage)
  // A link with `lang`, as search engines list it, chooses that language. Before any choice, the server has followed
  // the browser's preference.
  const requestedLanguage = addressQuery(window.location.search).get('lang')
  const language = requestedLanguage ?? storage.get(specKeys.language) ?? document.documentElement.lang
  storage.set(specKeys.language, readLanguage(language))

  const devTools = wantsDevTools(window) ? await (await loadTools()).createDevTools() : undefined
  const { store, i18n } = await startApp({
    history,
    storage,
    dependencies: browserDependencies(),
    window,
    replayGate: devTools?.gate,
  })

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the app')

  const page = <App store={store} history={history} i18n={i18n} />
  const app = <StrictMode>{devTools ? devTools.around(page) : page}</StrictMode>
  devTools?.showBanner(i18n)
  // The prerendered HTML is hydrated where it shows the same: this language, and nobody signed in.
  const { preferences, auth } = store.getState()
  if (root.dataset['language'] === preferences.language && !auth.user) {
    // A transition hydrates in small pieces, between which the page responds.
    startTransition(() => void hydrateRoot(root, app))
  } else {
    createRoot(root).render(app)
  }
  const workers = offered(() => navigator.serviceWorker)
  if (import.meta.env.PROD && workers) installWorker(store, workers)
}

void start()
