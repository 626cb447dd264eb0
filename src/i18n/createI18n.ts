import { createInstance, type BackendModule, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLanguage, languages, type Language } from '@/domain/languages'

type Resource = Record<string, unknown>

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    import(`./${language}/${namespace}.json`).then(
      (file: { default: Resource }) => done(null, file.default),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    )
  },
}

/** Creates a separate i18next instance, so that tests never share a language. Resolves when `common` is loaded. */
export async function createI18n(language: Language): Promise<I18n> {
  const i18n = createInstance().use(backend).use(initReactI18next)
  await i18n.init({
    lng: language,
    initAsync: false,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    ns: ['common'],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: true },
  })
  return i18n
}
