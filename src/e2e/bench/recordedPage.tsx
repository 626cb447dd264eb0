import { createRoot } from 'react-dom/client'
import { App } from '@/app/App'
import { createSafeStorage } from '@/app/persistence/safeStorage'
import { createBrowserHistory } from '@/app/routes/history'
import { hear } from '@/app/session/recorder'
import { startApp } from '@/app/startApp'
import { createHeldFiles } from '@/store/heldFiles'
import { createSecrets } from '@/store/secrets'
import { closedVault } from '@/store/vault'
import '@/ui/base.css'

/** What the measurement does with the page. */
export interface RecordedPage {
  setRecording: (isOn: boolean) => void
  open: (path: string) => void
}

/** The app as every page starts it, with a switch for its recorder. */
async function start(): Promise<RecordedPage> {
  let isRecording = true
  const history = createBrowserHistory(window)
  const { store, i18n } = await startApp({
    history,
    storage: createSafeStorage(() => window.localStorage),
    dependencies: {
      secrets: createSecrets(),
      files: createHeldFiles(),
      vault: closedVault,
      now: () => Date.now(),
      newKey: () => crypto.randomUUID(),
      leaveFor: () => undefined,
    },
    window,
    hear: (...heard) => {
      if (isRecording) hear(...heard)
    },
  })
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the app')
  createRoot(root).render(<App store={store} history={history} i18n={i18n} />)
  return {
    setRecording: isOn => {
      isRecording = isOn
    },
    open: path => history.push(path),
  }
}

Object.assign(window, { recordedPage: start() })
