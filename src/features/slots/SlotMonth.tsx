import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { salonsApi } from '@/api/salonsApi'
import type { SlotQuery } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import { Dialog } from '@/ui/Dialog'
import { MonthCalendar } from '@/ui/MonthCalendar'
import { daysOfMonth } from './daysOfMonth'
import styles from './SlotMonth.module.css'

interface SlotMonthProps {
  ofWhat: Omit<SlotQuery, 'date'>
  date: IsoDate
  /** The first day offered, and the last one that can be booked, where it is known. */
  from: IsoDate
  last: IsoDate | undefined
  onClose: () => void
  onDayChosen: (date: IsoDate) => void
}

/** A month of days to choose from. A day that is known to have no free slot cannot be chosen. */
export const SlotMonth = ({ ofWhat, date, from, last, onClose, onDayChosen }: SlotMonthProps) => {
  const { t } = useTranslation(['slots', 'common'])
  const { locale } = useFormat()
  const [month, setMonth] = useState(date)
  const { currentData: days = [] } = salonsApi.useListDaysQuery(
    { ...ofWhat, ...daysOfMonth(month, from) },
    { refetchOnMountOrArgChange: 30 },
  )
  return (
    <Dialog open size="small" title={t('month.title')} closeLabel={t('common:close')} onClose={onClose}>
      <div className={styles.month}>
        <MonthCalendar
          label={t('month.title')}
          locale={locale}
          date={date}
          today={from}
          first={from}
          last={last}
          isTaken={day => days.some(one => one.date === day && one.free === 0)}
          onMonthShown={setMonth}
          onDateChosen={onDayChosen}
        />
      </div>
      <p className={styles.note}>{t('month.note')}</p>
    </Dialog>
  )
}
