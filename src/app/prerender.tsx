import { prerenderToNodeStream } from 'react-dom/static'
import { createHeldFiles } from '@/store/heldFiles'
import { createSecrets } from '@/store/secrets'
import { closedVault } from '@/store/vault'
import { createI18n } from '@/i18n/createI18n'
import type meta from '@/i18n/en/meta.json'
import { directionOf, languages, localeOf, type Language } from '@/domain/languages'
import { App } from './App'
import { createStore } from './store/createStore'
import { createPlainHistory, locationOf } from './routes/history'
import type { Page } from './routes/page'
import { createSafeStorage } from './persistence/safeStorage'
import { specKeys } from './persistence/storageEngine'
import { rehydrated } from './store/rehydrated'

export { directionOf, languages, localeOf }

type Described = keyof typeof meta

async function textOf(stream: AsyncIterable<string | Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream)
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
  return text
}

/** A page as a visitor first sees it in the given language: its HTML, title and description. */
export async function renderPage({ path, title }: Page, language: Language) {
  const history = createPlainHistory(path)
  const storage = createSafeStorage(() => {
    throw new Error('There is no storage at build time')
  })
  storage.set(specKeys.language, language)
  const services = {
    secrets: createSecrets(),
    files: createHeldFiles(),
    vault: closedVault,
    now: () => 0,
    newKey: () => '',
    leaveFor: () => undefined,
  }
  const { store, persistor } = createStore({
    dependencies: services,
    storage,
    location: locationOf(history),
    isWide: false,
  })
  const [i18n] = await Promise.all([createI18n(language), rehydrated(persistor)])
  await i18n.loadNamespaces('meta')
  if (!i18n.exists(`meta:${title}`)) throw new Error(`${path} has no description for search engines`)
  const faults: unknown[] = []
  const { prelude } = await prerenderToNodeStream(<App store={store} history={history} i18n={i18n} />, {
    onError: error => void faults.push(error),
    // A part that is streamed later needs an inline script to move it, which our own policy refuses.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  })
  if (faults.length > 0) throw new Error(`${path} could not be rendered`, { cause: faults[0] })
  return {
    html: await textOf(prelude as AsyncIterable<Uint8Array>),
    title: `${i18n.t(`titles.${title}`)} · ${i18n.t('appName')}`,
    description: i18n.t(`meta:${title as Described}`),
  }
}
