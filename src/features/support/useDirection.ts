import { useTranslation } from 'react-i18next'
import { directionOf, readLanguage } from '@/domain/languages'

/** Where the reader's language begins. */
export function useDirection(): 'ltr' | 'rtl' {
  const { i18n } = useTranslation()
  return directionOf(readLanguage(i18n.language))
}
