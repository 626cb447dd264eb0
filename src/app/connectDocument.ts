import type { Store } from '@reduxjs/toolkit'
import type { i18n as I18n } from 'i18next'
import { directionOf, type Language } from '@/domain/languages'
import { writeCookie } from '@/ui/writeCookie'
import type { RootState } from './store/rootReducer'

/** The server picks the language of a page by this cookie. */
function writeLanguageCookie(document: Document, language: Language): void {
  const isInCookie = document.cookie.split('; ').includes(`language=${language}`)
  if (!isInCookie) writeCookie(document, 'language', language)
}

interface Connection {
  /** False while the page only shows what another one saw. */
  writesCookie: () => boolean
  /** The theme of the system where another browser saw the page; undefined for that of this browser. */
  systemTheme?: () => 'light' | 'dark' | undefined
}

/** Applies the store's language, direction and theme to the page. Returns the cleanup function. */
export function connectDocument(
  store: Pick<Store<RootState>, 'getState' | 'subscribe'>,
  i18n: I18n,
  document: Document,
  { writesCookie, systemTheme }: Connection,
): () => void {
  let written: Language | undefined
  // A browser styles the whole page anew even for an attribute that is set to what it is.
  const apply = () => {
    const { language, theme } = store.getState().preferences
    const { documentElement: root } = document
    if (root.lang !== language) root.lang = language
    if (written !== language && writesCookie()) {
      writeLanguageCookie(document, language)
      written = language
    }
    const direction = directionOf(language)
    if (root.dir !== direction) root.dir = direction
    const chosen = theme === 'system' ? systemTheme?.() : theme
    if (root.dataset['theme'] !== chosen) {
      if (chosen === undefined) delete root.dataset['theme']
      else root.dataset['theme'] = chosen
    }
    if (i18n.language !== language) void i18n.changeLanguage(language)
  }
  apply()
  return store.subscribe(apply)
}
