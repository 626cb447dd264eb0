import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import { useCityName } from '@/i18n/useCityName'
import { Card } from '@/ui/Card'
import { CardLink } from '@/ui/CardLink'
import { Icon } from '@/ui/Icon'
import { AppointmentStatusText } from '../AppointmentStatusText'
import styles from './NextReservation.module.css'
import { useAppointmentWords } from '../useAppointmentWords'
import { StaffAvatar } from './StaffAvatar'

export const NextReservation = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('appointments')
  const words = useAppointmentWords(appointment)
  const { guestName } = appointment
  const city = useCityName(appointment.barberLocation, appointment.country)
  return (
    <Card interactive padding="roomy" className={styles.card}>
      <div className={styles.when}>
        <CardLink to={paths.clientAppointments} className={styles.date}>
          {words.date}
        </CardLink>
        <p className={styles.time}>{words.time}</p>
        <AppointmentStatusText status={appointment.status} isClients />
      </div>
      <div className={styles.who}>
        <StaffAvatar appointment={appointment} name={words.barber} />
        <div className={styles.words}>
          <p className={styles.barber}>
            <bdi>{words.barber}</bdi>
          </p>
          {guestName && (
            <p className={styles.soft}>
              <bdi>{t('forGuest', { name: guestName })}</bdi>
            </p>
          )}
          <p className={styles.soft}>
            <bdi>{words.section}</bdi>
          </p>
          <p className={styles.address}>
            <Icon name="pin" size={16} />
            <span>
              {words.salon && (
                <>
                  <bdi>{words.salon}</bdi> <span>·</span>{' '}
                </>
              )}
              <bdi>{city}</bdi>
            </span>
          </p>
        </div>
      </div>
    </Card>
  )
}
