import { chosenLanguageCookie } from '@/domain/languages'
import { paths } from '@/domain/paths'
import { nextTask } from '@/ui/nextTask'
import { offered } from '@/ui/offered'
import { readCookie } from '@/ui/readCookie'
import '@/ui/base.css'
import { browserDependencies } from './browserDependencies'
import { createBrowserHistory } from './routes/history'
import { firstLanguage } from './firstLanguage'
import { installWorker } from './installWorker'
import { mountPage } from './mountPage'
import { createSafeStorage } from './persistence/safeStorage'
import { specKeys } from './persistence/storageEngine'
import { loadTools } from './session/loadTools'
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
  storage.set(
    specKeys.language,
    firstLanguage({
      search: window.location.search,
      chosen: readCookie(document, chosenLanguageCookie),
      stored: storage.get(specKeys.language),
      served: document.documentElement.lang,
    }),
  )

  const { store } = await mountPage({
    history,
    storage,
    dependencies: browserDependencies(),
    window,
    devTools: wantsDevTools(window) ? await (await loadTools()).createDevTools() : undefined,
  })
  const workers = offered(() => navigator.serviceWorker)
  if (import.meta.env.PROD && workers) installWorker(store, workers)
}

void start()
