import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { Appointment } from '@/domain/appointment'
import { appointmentMarks, canTakeBack } from '@/domain/takeBackPolicy'
import type { Instant } from '@/domain/zonedTime'
import { useClientWords } from '@/features/clients/useClientWords'
import { Menu, type MenuAction } from '@/ui/Menu'
import { endingRequested } from '../appointmentsSlice'
import styles from './OwnerAppointmentCard.module.css'
import { takeMarkBack } from '../takeMarkBack'

interface OwnerMenuProps {
  appointment: Appointment
  now: Instant
  /** Active and in the future. */
  isToCome: boolean
}

/** The owner cancels an appointment that is to come, or takes a mark back. */
export const OwnerMenu = ({ appointment, now, isToCome }: OwnerMenuProps) => {
  const { t } = useTranslation('appointments')
  const dispatch = useAppDispatch()
  const { _id: appointmentId, takeBacks } = appointment
  const { who } = useClientWords()
  const cancel: MenuAction = {
    id: 'cancel',
    label: t('cancelAsk.confirm'),
    icon: 'trash',
    tone: 'bad',
    onSelect: () => dispatch(endingRequested({ verb: 'cancel', appointmentId })),
  }
  const takingBack = appointmentMarks
    .filter(mark => canTakeBack(takeBacks, mark, now))
    .map((mark): MenuAction => ({
      id: mark,
      label: t(`owner.takeBack.${mark}`),
      onSelect: () => void dispatch(takeMarkBack({ appointmentId, mark })),
    }))
  const actions = isToCome ? [...takingBack, cancel] : takingBack
  if (actions.length === 0) return null
  const whose = { name: who(appointment) || t('owner.unknownClient') }
  return (
    <div className={styles.menu}>
      <Menu label={t('owner.changeThis', whose)} actions={actions} />
    </div>
  )
}
