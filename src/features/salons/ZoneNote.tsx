import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { readersZone } from '@/i18n/readersClock'
import { useFormat } from '@/i18n/useFormat'
import { CityName } from './CityName'
import styles from './ZoneNote.module.css'

/** The zone's name in words, without saying summer or winter. */
const zoneName = (timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** Whose clock the times are on, for a reader whose own shows another. */
export const ZoneNote = ({ salon: { timeZone, country, city } }: { salon: Salon }) => {
  const { t } = useTranslation('salon')
  const { locale } = useFormat()
  if (readersZone() === timeZone) return null
  return (
    <p className={styles.note}>
      {t('zone.note')} <CityName country={country} city={city} /> · <bdi>{zoneName(timeZone, locale)}</bdi>
    </p>
  )
}
