import { EndingDialog } from '@/features/appointments/client/EndingDialog'
import type { Task } from '@/features/appointments/appointmentsSlice'
import { isMovable } from '@/features/appointments/appointmentTime'
import { RescheduleDialog } from '@/features/appointments/reschedule/RescheduleDialog'
import { useOwnAppointment } from '../shared/useOwnAppointment'

export const TaskDialog = ({ task }: { task: Extract<Task, { appointmentId: string }> }) => {
  const appointment = useOwnAppointment(task.appointmentId)
  if (!appointment) return null
  if (task.kind === 'ending') return <EndingDialog task={task} appointment={appointment} />
  if (!isMovable(appointment)) return null
  return <RescheduleDialog task={task} appointment={appointment} />
}
