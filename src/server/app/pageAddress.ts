import { addressQuery, searchOf } from '@/domain/addressQuery'
import { defaultLanguage, type Language } from '@/domain/languages'

/** The address of a page in one language, as other pages and search engines are told it. */
export const pageAddress = (publicUrl: string, path: string, language: Language): string =>
  publicUrl + path + searchOf(addressQuery(language === defaultLanguage ? [] : [['lang', language]]))
