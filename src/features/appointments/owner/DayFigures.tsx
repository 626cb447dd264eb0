import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { useFormat } from '@/i18n/useFormat'
import { useAppDispatch } from '@/store/services'
import { Card } from '@/ui/Card'
import { Link } from '@/ui/Link'
import { waitingRequested } from '../appointmentsSlice'
import styles from './DayFigures.module.css'

interface DayFiguresProps {
  /** Of the whole day, as the calendar shows it: with those that are over. */
  today: number
  /** Still to come, today and within seven days. */
  aheadToday: number
  ahead: number
  /** Requests of the seven days. */
  waiting: number
}

const waitingList = `${paths.ownerAppointments}?view=list`

/** Shows counts only: amounts in different currencies cannot be added. */
export const DayFigures = ({ today, aheadToday, ahead, waiting }: DayFiguresProps) => {
  const { t } = useTranslation('appointments')
  const format = useFormat()
  const dispatch = useAppDispatch()
  const figures: { id: string; label: string; value: number; note?: string }[] = [
    {
      id: 'today',
      label: t('owner.figure.today'),
      value: today,
      note: t('owner.figure.ahead', { count: aheadToday }),
    },
    { id: 'waiting', label: t('owner.figure.waiting'), value: waiting },
    { id: 'week', label: t('owner.figure.week'), value: ahead },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, label, value, note }) => (
        <Card key={id} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {id === 'waiting' && waiting > 0 ? (
              <Link
                to={waitingList}
                aria-label={`${label}: ${format.number(value)}`}
                onClick={() => dispatch(waitingRequested())}
              >
                {format.number(value)}
              </Link>
            ) : (
              format.number(value)
            )}
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </Card>
      ))}
    </dl>
  )
}
