import type { UnknownAction } from '@reduxjs/toolkit'
import type { i18n as I18n } from 'i18next'
import { prerender } from 'react-dom/static'
import { matchPath } from 'react-router-dom'
import { daysShownAtOnce } from '@/domain/bookingWindowPolicy'
import type { Language } from '@/domain/languages'
import { ownOffsets } from '@/domain/zoneCorrections'
import type { Instant } from '@/domain/zonedTime'
import type { SearchArea } from '@/domain/searchArea'
import { searchAreaChosen } from '@/features/salons/search/searchAreaSlice'
import { createI18n } from '@/i18n/createI18n'
import { clockTicked } from '@/store/clockSlice'
import { createHeldFiles } from '@/store/heldFiles'
import { createSecrets } from '@/store/secrets'
import { closedVault } from '@/store/vault'
import { App } from '../App'
import { createSafeStorage } from '../persistence/safeStorage'
import { specKeys } from '../persistence/storageEngine'
import { createPlainHistory, locationOf } from '../routes/history'
import { createStore } from '../store/createStore'
import { rehydrated } from '../store/rehydrated'
import { loaders } from './loaders'
import type { RenderedState } from './renderedState'

export interface RenderRequest {
  /** Path and query. */
  address: string
  language: Language
  now: Instant
  /** Of the visitor, on the search without filters. */
  area?: SearchArea | undefined
  fetch?: typeof fetch | undefined
}

const day = 24 * 60 * 60_000

const loaded = new Map<Language, Promise<I18n>>()

/** No page changes its language, so all pages of one share its texts. */
function textsIn(language: Language): Promise<I18n> {
  const i18n = loaded.get(language) ?? createI18n(language)
  loaded.set(language, i18n)
  return i18n
}

/** A page as a visitor first sees it, with the state that it was rendered from. */
export async function renderApp({ address, language, now, area, fetch }: RenderRequest) {
  const history = createPlainHistory(address)
  const storage = createSafeStorage(() => {
    throw new Error('There is no storage outside of a browser')
  })
  storage.set(specKeys.language, language)
  const { store, persistor, stop } = createStore({
    dependencies: {
      secrets: createSecrets(),
      files: createHeldFiles(),
      vault: closedVault,
      now: () => now,
      newKey: () => '',
      leaveFor: () => undefined,
      fetch,
    },
    storage,
    location: locationOf(history),
    isWide: false,
  })
  const [i18n] = await Promise.all([textsIn(language), rehydrated(persistor)])
  const { pathname, search } = history.location
  const revisions = new Map<string, number>()
  const zones = new Set<string>()
  const done: UnknownAction[] = area ? [searchAreaChosen(area)] : []
  for (const [pattern, load] of Object.entries(loaders)) {
    const match = matchPath(pattern, decodeURI(pathname))
    if (!match) continue
    const { dispatch } = store
    const { salons, actions = [] } = await load({
      params: match.params,
      search,
      area: area ?? null,
      now,
      dispatch,
    })
    salons.forEach(({ id, revision, timeZone }) => {
      revisions.set(id, revision)
      zones.add(timeZone)
    })
    done.push(...actions)
  }
  store.dispatch(clockTicked(now))
  done.forEach(action => store.dispatch(action))
  const faults: unknown[] = []
  const { prelude } = await prerender(<App store={store} history={history} i18n={i18n} />, {
    onError: error => void faults.push(error),
    // A part that is streamed later needs an inline script to move it, which our own policy refuses.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  })
  if (faults.length > 0) throw new Error(`${address} could not be rendered`, { cause: faults[0] })
  const html = await new Response(prelude).text()
  if (html.includes('<template')) throw new Error(`${address} was not rendered in one piece`)
  const { api } = store.getState()
  const shown = { from: now - day, until: now + (daysShownAtOnce + 1) * day }
  const state: RenderedState = {
    preloaded: { api: { ...api, subscriptions: {} } },
    now,
    actions: done,
    zones: [...zones].map(zone => ownOffsets(zone, shown)),
  }
  persistor.pause()
  stop()
  return { html, state, revisions, i18n }
}
