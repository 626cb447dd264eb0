import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { Appointment } from '@/domain/appointment'
import type { Salon } from '@/domain/salon'
import type { Instant } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { Dialog } from '@/ui/Dialog'
import { FormProblem } from '@/ui/form/FormProblem'
import { AppointmentSheet } from './AppointmentSheet'
import { taskLeft, type OpenTask } from './diarySlice'
import { EndingForm } from './EndingForm'
import { RescheduleForm } from './RescheduleForm'
import { TimeOffForm } from './TimeOffForm'
import { useDiaryProblemText } from './useDiaryProblemText'
import { useDiaryWords } from './useDiaryWords'
import { WalkInForm } from './WalkInForm'

interface DiaryDialogProps {
  task: OpenTask
  salon: Salon
  appointments: readonly Appointment[]
  now: Instant
}

export const DiaryDialog = ({ task, salon, appointments, now }: DiaryDialogProps) => {
  const { t } = useTranslation(['diary', 'common'])
  const format = useFormat()
  const dispatch = useAppDispatch()
  const words = useDiaryWords(salon.timeZone)
  const problemText = useDiaryProblemText(salon.timeZone)
  const appointment =
    'appointmentId' in task ? appointments.find(({ _id }) => _id === task.appointmentId) : undefined
  const staffMember = 'staffId' in task ? salon.staff.find(({ id }) => id === task.staffId) : undefined
  const isBlocking = task.kind === 'seating' && task.timeOffId !== undefined
  const timeOff = isBlocking ? (salon.timeOff?.find(({ id }) => id === task.timeOffId) ?? null) : null
  const isGone = isBlocking && task.timeOffId !== null && !timeOff
  if ((!appointment && !staffMember) || isGone) return null

  const title = () => {
    if (staffMember && isBlocking) return t('timeOff.title', { staffMember: format.name(staffMember) })
    if (staffMember) return t('seatTitle', { staffMember: format.name(staffMember) })
    const who = appointment && <bdi>{words.who(appointment)}</bdi>
    if (task.kind === 'looking') return who
    return t(task.kind === 'ending' ? `${task.verb}Title` : 'moveTitle')
  }
  return (
    <Dialog
      open
      size={task.kind === 'ending' ? 'small' : 'medium'}
      title={title()}
      closeLabel={t('common:close')}
      locked={task.step === 'sending'}
      onClose={() => dispatch(taskLeft())}
    >
      <FormProblem>{task.problem && task.problem !== 'same_time' && problemText(task.problem)}</FormProblem>
      {appointment && task.kind === 'looking' && (
        <AppointmentSheet
          appointment={appointment}
          salon={salon}
          now={now}
          isBusy={task.step === 'sending'}
        />
      )}
      {appointment && task.kind === 'ending' && (
        <EndingForm task={task} appointment={appointment} timeZone={salon.timeZone} />
      )}
      {appointment && task.kind === 'rescheduling' && (
        <RescheduleForm appointment={appointment} salon={salon} now={now} isBusy={task.step === 'sending'} />
      )}
      {staffMember && task.kind === 'seating' && !isBlocking && (
        <WalkInForm
          staffMember={staffMember}
          startsAt={task.startsAt}
          salon={salon}
          appointments={appointments}
          now={now}
          isBusy={task.step === 'sending'}
        />
      )}
      {staffMember && isBlocking && (
        <TimeOffForm
          salon={salon}
          staffId={staffMember.id}
          startsAt={task.startsAt}
          timeOff={timeOff}
          isAllDay={task.isAllDay ?? false}
          isBusy={task.step === 'sending'}
        />
      )}
    </Dialog>
  )
}
