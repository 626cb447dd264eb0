import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { useReadersZone } from '@/i18n/readersClock'
import { useFormat } from '@/i18n/useFormat'
import { zoneName } from '@/i18n/zoneName'
import { useHydrated } from '@/ui/useHydrated'
import { CityName } from '../CityName'
import styles from './ZoneNote.module.css'

/** The time zone of the times, for a user whose own time differs. */
export const ZoneNote = ({ salon }: { salon: Salon }) => {
  const { timeZone } = salon
  const { t } = useTranslation('salon')
  const { locale } = useFormat()
  const isHydrated = useHydrated()
  const readersZone = useReadersZone()
  if (!isHydrated || readersZone === timeZone) return null
  return (
    <p className={styles.note}>
      <span>{t('zone.note')}</span> <CityName salon={salon} /> <span>·</span>{' '}
      <bdi>{zoneName(timeZone, locale)}</bdi>
    </p>
  )
}
