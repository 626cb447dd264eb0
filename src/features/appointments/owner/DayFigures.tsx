import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import { useFormat } from '@/i18n/useFormat'
import { useAppDispatch } from '@/store/services'
import { Card } from '@/ui/Card'
import { Link } from '@/ui/Link'
import { waitingRequested } from '../appointmentsSlice'
import styles from './DayFigures.module.css'

interface DayFiguresProps {
  /** Active appointments of today, and of the seven days from today on. */
  today: readonly Appointment[]
  week: readonly Appointment[]
}

const waitingList = `${paths.ownerAppointments}?view=list`

/** Shows counts only: amounts in different currencies cannot be added. */
export const DayFigures = ({ today, week }: DayFiguresProps) => {
  const { t } = useTranslation('appointments')
  const format = useFormat()
  const dispatch = useAppDispatch()
  const waiting = week.filter(({ status }) => status === 'pending').length
  const figures = [
    { id: 'today', label: t('owner.figure.today'), value: today.length },
    { id: 'waiting', label: t('owner.figure.waiting'), value: waiting },
    { id: 'week', label: t('owner.figure.week'), value: week.length },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, label, value }) => (
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
        </Card>
      ))}
    </dl>
  )
}
