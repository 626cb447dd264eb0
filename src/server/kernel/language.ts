import { defaultLanguage, languages, readLanguage, type Language } from '@/domain/languages'

/** The reader's language from Accept-Language ("ar-EG,ar;q=0.9,en;q=0.8"); English when it names none of ours. */
export function mailLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters
        .find(parameter => parameter.trim().startsWith('q='))
        ?.trim()
        .slice(2)
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
    .sort((one, other) => other.quality - one.quality)
  for (const { language, quality } of wanted) {
    const ours = languages.find(one => one === language)
    if (ours && quality > 0) return ours
  }
  return defaultLanguage
}

export const storedLanguage = (stored: string | null): Language => readLanguage(stored)
