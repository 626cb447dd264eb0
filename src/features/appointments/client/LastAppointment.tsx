import type { Appointment } from '@/domain/appointment'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/Card'
import { BookAgain } from './BookAgain'
import styles from './LastAppointment.module.css'
import { useAppointmentWords } from '../useAppointmentWords'

/** What a client had last, where and when, and the way to the same once more. */
export const LastAppointment = ({ appointment }: { appointment: Appointment }) => {
  const words = useAppointmentWords(appointment)
  return (
    <Card className={styles.card}>
      <Avatar
        name={words.barber}
        src={appointment.barberProfileImage || undefined}
        seed={appointment.staffId}
      />
      <div className={styles.words}>
        <p className={styles.service}>
          <bdi>{words.service}</bdi>
        </p>
        <p className={styles.soft}>
          <bdi>{words.salon || words.barber}</bdi>
          {' · '}
          <bdi>{words.shortDate}</bdi>
        </p>
      </div>
      <BookAgain appointment={appointment} />
    </Card>
  )
}
