import { appointmentsApi } from '@/api/appointmentsApi'
import type { Appointment } from '@/domain/appointment'
import { useUser } from '@/features/auth/useUser'

export function useOwnAppointment(appointmentId: string): Appointment | undefined {
  const { uid } = useUser()
  const { appointment } = appointmentsApi.useListClientAppointmentsQuery(uid, {
    selectFromResult: ({ data }) => ({ appointment: data?.find(({ _id }) => _id === appointmentId) }),
  })
  return appointment
}
