import { useTranslation } from 'react-i18next'
import type { IsoDate } from '@/domain/weekday'
import { instantOf, offsetAt, offsetName } from '@/domain/zonedTime'
import { useReadersZone } from '@/i18n/readersClock'
import { useCityName } from '@/i18n/useCityName'
import { useFormat } from '@/i18n/useFormat'
import { zoneName } from '@/i18n/zoneName'
import { Icon } from '@/ui/Icon'
import { useHydrated } from '@/ui/useHydrated'
import styles from './ZoneNote.module.css'

export interface ZonedCity {
  city: string
  country: string
  timeZone: string
}

/** The time zone of the times, for a user whose own time differs on that day. */
export const ZoneNote = ({ salon, date }: { salon: ZonedCity; date: IsoDate }) => {
  const { t } = useTranslation('slots')
  const { locale } = useFormat()
  const city = useCityName(salon.city, salon.country)
  const zone = useReadersZone()
  const isHydrated = useHydrated()
  const noon = instantOf(date, 12 * 60, salon.timeZone)
  const [there, here] = [offsetAt(noon, salon.timeZone), offsetAt(noon, zone)]
  if (!isHydrated || there === here) return null
  const name = zoneName(zone, locale)
  const offset = offsetName(here)
  // A zone without a name is named by its offset.
  const isNamed = !/\d/.test(name)
  return (
    <p className={styles.note}>
      <Icon name="clock" size={16} />
      <span>
        {t('zone.other', {
          city,
          there: offsetName(there),
          here: isNamed ? t('zone.named', { name, offset }) : offset,
        })}
      </span>
    </p>
  )
}
