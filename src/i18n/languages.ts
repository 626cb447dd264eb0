export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

/** A stored or asked-for language ("ar-EG", "en_US", "zz", "") as one of ours; what is unknown is English. */
export function readLanguage(value: unknown): Language {
  if (typeof value !== 'string') return defaultLanguage
  const primary = value.trim().toLowerCase().split(/[-_]/)[0]
  return languages.find(language => language === primary) ?? defaultLanguage
}

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/**
 * The locale for numbers, dates and money. Arabic keeps Latin digits, as shops and phones of the region do, so that
 * times, prices and codes read the same as on the keypad.
 */
export const localeOf = (language: Language): string => (language === 'ar' ? 'ar-u-nu-latn' : 'en-US')
