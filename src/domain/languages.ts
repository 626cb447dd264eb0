export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

interface LanguageFacts {
  direction: 'ltr' | 'rtl'
  /**
   * For numbers, dates and money. Arabic keeps Latin digits, as businesses and phones of the region do, so that times,
   * prices and codes read the same as on the keypad.
   */
  locale: string
  mailLocale: string
  /** The product's name. */
  wordmark: string
  /** Which of the two stored forms of a name its readers see. */
  nameForm: 'english' | 'arabic'
}

const facts: Record<Language, LanguageFacts> = {
  en: { direction: 'ltr', locale: 'en-US', mailLocale: 'en-US', wordmark: 'Kursi', nameForm: 'english' },
  ar: {
    direction: 'rtl',
    locale: 'ar-u-nu-latn',
    mailLocale: 'ar-u-ca-gregory',
    wordmark: 'كرسي',
    nameForm: 'arabic',
  },
}

/** A language code ("ar-EG", "en_US", "zz", "") as a supported language, if it is one. */
export function knownLanguage(value: unknown): Language | undefined {
  if (typeof value !== 'string') return undefined
  const primary = value.trim().toLowerCase().split(/[-_]/)[0]
  return languages.find(language => language === primary)
}

/** The language that a reader chose with the switch. The cookie `language` is the one of their last page. */
export const chosenLanguageCookie = 'chosen_language'

interface ReadersLanguages {
  chosen: unknown
  /** Of the address's `lang`, as search engines list it. */
  linked: unknown
  last: unknown
}

/** A choice wins for ever; without one the link does, and then the language used last. */
export const readersLanguage = ({ chosen, linked, last }: ReadersLanguages): Language | undefined =>
  knownLanguage(chosen) ?? knownLanguage(linked) ?? knownLanguage(last)

/** A language code as a supported language; English when it is unknown. */
export const readLanguage = (value: unknown): Language => knownLanguage(value) ?? defaultLanguage

export const nextLanguage = (language: Language): Language =>
  languages[(languages.indexOf(language) + 1) % languages.length] ?? defaultLanguage

export const directionOf = (language: Language): LanguageFacts['direction'] => facts[language].direction

export const localeOf = (language: Language): string => facts[language].locale

export const mailLocaleOf = (language: Language): string => facts[language].mailLocale

export const wordmarkOf = (language: Language): string => facts[language].wordmark

export const showsArabicNames = (language: Language): boolean => facts[language].nameForm === 'arabic'

/** A name in the form that the language's readers see; in the other where that one was not given. */
export const nameIn = (language: Language, name: string | null, nameAr: string | null): string =>
  (showsArabicNames(language) && nameAr) || name || ''
