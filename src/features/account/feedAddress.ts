import { apiUrl } from '@/store/apiUrl'

/** The address for calendar programs, whose file is in the given language. */
export const feedAddress = (key: string, language: string): string =>
  new URL(apiUrl(`calendar/${key}.ics?lang=${language}`), window.location.origin).href
