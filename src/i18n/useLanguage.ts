import { use, useCallback, useSyncExternalStore } from 'react'
import { I18nContext } from 'react-i18next'
import { readLanguage, type Language } from '@/domain/languages'

/** The language of the texts. `useTranslation` knows it too, but copies its whole i18n object for each component. */
export function useLanguage(): Language {
  const { i18n } = use(I18nContext)
  const subscribe = useCallback(
    (onChange: () => void) => {
      i18n.on('languageChanged', onChange)
      return () => i18n.off('languageChanged', onChange)
    },
    [i18n],
  )
  const read = () => readLanguage(i18n.language)
  return useSyncExternalStore(subscribe, read, read)
}
