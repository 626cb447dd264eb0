export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

interface LanguageFacts {
  direction: 'ltr' | 'rtl'
  /**
   * For numbers, dates and money. Arabic keeps Latin digits, as shops and phones of the region do, so that times,
   * prices and codes read the same as on the keypad.
   */
  locale: string
  /** For the dates in mails. */
  mailLocale: string
}

const facts: Record<Language, LanguageFacts> = {
  en: { direction: 'ltr', locale: 'en-US', mailLocale: 'en-US' },
  ar: { direction: 'rtl', locale: 'ar-u-nu-latn', mailLocale: 'ar-u-ca-gregory' },
}

/** A stored or asked-for language ("ar-EG", "en_US", "zz", "") as one of ours; what is unknown is English. */
export function readLanguage(value: unknown): Language {
  if (typeof value !== 'string') return defaultLanguage
  const primary = value.trim().toLowerCase().split(/[-_]/)[0]
  return languages.find(language => language === primary) ?? defaultLanguage
}

/** The one after it in the list, from the last to the first. */
export const nextLanguage = (language: Language): Language =>
  languages[(languages.indexOf(language) + 1) % languages.length] ?? defaultLanguage

export const directionOf = (language: Language): LanguageFacts['direction'] => facts[language].direction

export const localeOf = (language: Language): string => facts[language].locale

export const mailLocaleOf = (language: Language): string => facts[language].mailLocale
