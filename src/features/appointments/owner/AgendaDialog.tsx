import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import type { Appointment } from '@/domain/appointment'
import { selectTask } from '../appointmentsSlice'

const OwnerEndingDialog = lazy(async () => ({
  default: (await import('./OwnerEndingDialog')).OwnerEndingDialog,
}))

export const AgendaDialog = ({ appointments }: { appointments: readonly Appointment[] }) => {
  const task = useSelector(selectTask)
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
