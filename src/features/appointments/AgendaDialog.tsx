import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import type { Appointment } from '@/domain/appointment'
import { selectTask } from './appointmentsSlice'

const EndingDialog = lazy(async () => ({ default: (await import('./EndingDialog')).EndingDialog }))

/** Asks the owner before one of the salon's appointments is called off. */
export const AgendaDialog = ({ appointments }: { appointments: readonly Appointment[] }) => {
  const task = useSelector(selectTask)
  if (task.kind !== 'ending') return null
  const appointment = appointments.find(({ _id }) => _id === task.appointmentId)
  return (
    appointment && (
      <Suspense fallback={null}>
        <EndingDialog task={task} appointment={appointment} />
      </Suspense>
    )
  )
}
