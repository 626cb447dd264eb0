import { useTranslation } from 'react-i18next'
import type { IsoDate } from '@/domain/weekday'
import { instantOf, offsetAt, offsetName } from '@/domain/zonedTime'
import { readersZone } from '@/i18n/readersClock'
import { useCityName } from '@/i18n/useCityName'
import { Icon } from '@/ui/Icon'
import styles from './ZoneNote.module.css'

export interface ZonedPlace {
  city: string
  country: string
  timeZone: string
}

/** Whose clock the times are on; the offsets are named when the reader's clock shows something else. */
export const ZoneNote = ({ place, date }: { place: ZonedPlace; date: IsoDate }) => {
  const { t } = useTranslation('booking')
  const city = useCityName(place.city, place.country)
  const noon = instantOf(date, 12 * 60, place.timeZone)
  const [there, here] = [offsetAt(noon, place.timeZone), offsetAt(noon, readersZone())]
  return (
    <p className={styles.note}>
      <Icon name="clock" size={16} />
      <span>
        {there === here
          ? t('zone.same', { city })
          : t('zone.other', { city, there: offsetName(there), here: offsetName(here) })}
      </span>
    </p>
  )
}
