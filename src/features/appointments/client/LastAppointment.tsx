import type { Appointment } from '@/domain/appointment'
import { Card } from '@/ui/Card'
import { BookAgain } from './BookAgain'
import styles from './LastAppointment.module.css'
import { useAppointmentWords } from '../useAppointmentWords'
import { StaffAvatar } from './StaffAvatar'

export const LastAppointment = ({ appointment }: { appointment: Appointment }) => {
  const words = useAppointmentWords(appointment)
  return (
    <Card className={styles.card}>
      <StaffAvatar appointment={appointment} name={words.barber} />
      <div className={styles.words}>
        <p className={styles.service}>
          <bdi>{words.service}</bdi>
        </p>
        <p className={styles.soft}>
          <bdi>{words.salon || words.barber}</bdi> <span>·</span> <bdi>{words.shortDate}</bdi>
        </p>
      </div>
      <BookAgain appointment={appointment} />
    </Card>
  )
}
