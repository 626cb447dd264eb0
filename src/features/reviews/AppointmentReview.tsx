import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { Appointment } from '@/domain/appointment'
import type { Instant } from '@/domain/zonedTime'
import { Button } from '@/ui/Button'
import { Stars } from '@/ui/Stars'
import { isReviewable } from './reviewState'
import { reviewStarted } from './reviewsSlice'
import { useAppointmentName } from './useAppointmentName'
import styles from './AppointmentReview.module.css'

interface AppointmentReviewProps {
  appointment: Appointment
  now: Instant
}

/** Below a past appointment: a button to review it, or the stars that the client gave. */
export const AppointmentReview = ({ appointment, now }: AppointmentReviewProps) => {
  const { t } = useTranslation('reviews')
  const dispatch = useAppDispatch()
  const reviewed = useAppointmentName(appointment)
  const { _id: appointmentId, reviewStars } = appointment
  if (reviewStars) {
    return (
      <p className={styles.given}>
        <span>{t('yours')}</span>
        <Stars value={reviewStars} label={t('stars', { count: reviewStars })} />
      </p>
    )
  }
  if (!isReviewable(appointment, now)) return null
  return (
    <Button
      icon="star"
      needsNetwork
      aria-label={t('writeThis', { appointment: reviewed })}
      onClick={() => dispatch(reviewStarted(appointmentId))}
    >
      {t('write')}
    </Button>
  )
}
