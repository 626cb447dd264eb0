import { skipToken } from '@reduxjs/toolkit/query'
import { salonsApi } from '@/api/salonsApi'
import type { Appointment } from '@/domain/appointment'
import { serviceIdsOf } from '@/domain/appointmentServices'
import { isIsoDate } from '@/domain/weekday'
import { slotOf } from './slotOf'

export function useRescheduleSlots(appointment: Appointment, salonId: string, date: string, staffId: string) {
  const { currentData, isError } = salonsApi.useListSlotsQuery(
    isIsoDate(date)
      ? { salonId, serviceIds: serviceIdsOf(appointment), date, staffId, reschedulingId: appointment._id }
      : skipToken,
    { refetchOnMountOrArgChange: true },
  )
  const here = slotOf(appointment)
  const slots = currentData?.slots.filter(
    ({ startsAt }) => startsAt !== here.startsAt || staffId !== here.staffId,
  )
  return { slots, hasFailed: isError }
}
