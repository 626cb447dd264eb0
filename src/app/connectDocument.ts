import type { Store } from '@reduxjs/toolkit'
import type { i18n as I18n } from 'i18next'
import { directionOf, type Language } from '@/domain/languages'
import type { RootState } from './rootReducer'

/** The server picks the language of a page that was rendered at build time by this cookie. */
function rememberForServer(document: Document, language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`
}

interface Connection {
  /** Not where a page only shows what another saw. */
  tellServer: boolean
}

/** Keeps the page's language, direction and theme with the store, whatever set them. Returns the way to stop. */
export function connectDocument(
  store: Pick<Store<RootState>, 'getState' | 'subscribe'>,
  i18n: I18n,
  document: Document,
  { tellServer }: Connection = { tellServer: true },
): () => void {
  const apply = () => {
    const { language, theme } = store.getState().preferences
    const { documentElement: root } = document
    if (root.lang !== language) {
      root.lang = language
      if (tellServer) rememberForServer(document, language)
    }
    root.dir = directionOf(language)
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
    if (i18n.language !== language) void i18n.changeLanguage(language)
  }
  apply()
  return store.subscribe(apply)
}
