import { appointmentsApi } from '@/api/appointmentsApi'
import { EndingDialog } from '@/features/appointments/EndingDialog'
import type { Task } from '@/features/appointments/appointmentsSlice'
import { isMovable } from '@/features/appointments/appointmentTime'
import { MoveDialog } from '@/features/appointments/MoveDialog'
import { useUser } from '@/features/auth/useUser'
import { SlotPicker } from '@/features/booking/SlotPicker'
import { SlotPills } from '@/features/booking/SlotPills'

/** The dialog of what is being done with one of the client's appointments. */
export const TaskDialog = ({ task }: { task: Exclude<Task, { kind: 'idle' }> }) => {
  const { uid } = useUser()
  const { appointment } = appointmentsApi.useListCustomerAppointmentsQuery(uid, {
    selectFromResult: ({ data }) => ({ appointment: data?.find(({ _id }) => _id === task.appointmentId) }),
  })
  if (!appointment) return null
  if (task.kind === 'ending') return <EndingDialog task={task} appointment={appointment} />
  if (!isMovable(appointment)) return null
  return <MoveDialog task={task} appointment={appointment} Picker={SlotPicker} Pills={SlotPills} />
}
