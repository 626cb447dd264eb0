import { skipToken } from '@reduxjs/toolkit/query'
import { appointmentsApi } from '@/api/appointmentsApi'
import type { Appointment } from '@/domain/appointment'
import { appointmentIn } from '@/domain/appointmentPages'
import { useUser } from '@/features/auth/useUser'

export function useOwnAppointment(appointmentId: string): Appointment | undefined {
  const { uid } = useUser()
  const { listed, isElsewhere } = appointmentsApi.useListClientAppointmentsInfiniteQuery(uid, {
    selectFromResult: ({ data }) => {
      const appointment = data && appointmentIn(data.pages, appointmentId)
      return { listed: appointment, isElsewhere: data !== undefined && !appointment }
    },
  })
  const { currentData } = appointmentsApi.useGetAppointmentQuery(isElsewhere ? appointmentId : skipToken)
  return listed ?? currentData
}
