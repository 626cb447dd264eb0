import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import type { Appointment } from '@/domain/appointment'
import type { Instant } from '@/domain/zonedTime'
import { selectTask } from '../appointmentsSlice'
import { notConfirmed } from '../notConfirmed'

const OwnerEndingDialog = lazy(async () => ({
  default: (await import('./OwnerEndingDialog')).OwnerEndingDialog,
}))

const ConfirmAllDialog = lazy(async () => ({
  default: (await import('./ConfirmAllDialog')).ConfirmAllDialog,
}))

interface AgendaDialogProps {
  appointments: readonly Appointment[]
  /** The requests that are confirmed at once, where the list offers that. */
  waiting?: readonly Appointment[]
  now: Instant
}

export const AgendaDialog = ({ appointments, waiting, now }: AgendaDialogProps) => {
  const task = useSelector(selectTask)
  if (task.kind === 'confirmingAll') {
    const left = task.confirmations && notConfirmed(task.confirmations)
    return (
      waiting && (
        <Suspense fallback={null}>
          <ConfirmAllDialog waiting={left ? appointments : waiting} left={left} now={now} />
        </Suspense>
      )
    )
  }
  if (task.kind !== 'ending') return null
  const appointment = appointments.find(({ _id }) => _id === task.appointmentId)
  return (
    appointment && (
      <Suspense fallback={null}>
        <OwnerEndingDialog task={task} appointment={appointment} />
      </Suspense>
    )
  )
}
