import { addressQuery, searchOf } from './addressQuery'
import { defaultLanguage, type Language } from './languages'

/** The address of a page in one language, as other people, pages and search engines are told it. */
export const pageAddress = (origin: string, path: string, language: Language): string =>
  origin + path + searchOf(addressQuery(language === defaultLanguage ? [] : [['lang', language]]))
