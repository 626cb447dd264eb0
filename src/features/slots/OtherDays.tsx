import { useTranslation } from 'react-i18next'
import type { IsoDate } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import styles from './OtherDays.module.css'

interface OtherDaysProps {
  /** The day to go back to, before those shown. */
  before: IsoDate | undefined
  /** The first day after those shown. */
  after: IsoDate | undefined
  /** The last day that can be booked, where it is shown. */
  last: IsoDate | undefined
  onDayChosen: (date: IsoDate) => void
}

/** Leads to the weeks before and after those of the strip, or says that there are none to book yet. */
export const OtherDays = ({ before, after, last, onDayChosen }: OtherDaysProps) => {
  const { t } = useTranslation('slots')
  const format = useFormat()
  if (!before && !after && !last) return null
  return (
    <div className={styles.others}>
      {before && (
        <Button size="small" variant="quiet" onClick={() => onDayChosen(before)}>
          {t('earlierWeeks')}
        </Button>
      )}
      {after && (
        <Button size="small" variant="quiet" onClick={() => onDayChosen(after)}>
          {t('laterWeeks')}
        </Button>
      )}
      {last && <p className={styles.last}>{t('lastDay', { date: format.date(last) })}</p>}
    </div>
  )
}
