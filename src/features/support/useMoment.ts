import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/useFormat'
import { isInstant } from './isInstant'

/** Formats an instant from a file. One that no date can hold is "unknown". */
export function useMoment(options: Intl.DateTimeFormatOptions): (at: number | null) => string {
  const { t } = useTranslation('support')
  const { locale } = useFormat()
  const { dateStyle, timeStyle } = options
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle, timeStyle })
    return at => (at !== null && isInstant(at) ? format.format(at) : t('facts.unknown'))
  }, [locale, dateStyle, timeStyle, t])
}
