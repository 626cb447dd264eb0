import { skipToken } from '@reduxjs/toolkit/query'
import { salonsApi } from '@/api/salonsApi'
import type { Appointment } from '@/domain/appointment'
import { serviceIdsOf } from '@/domain/visit'
import { isIsoDate } from '@/domain/weekday'
import { placeOf } from './placeOf'

/** The slots of a day and a staff member that an appointment could move to. */
export function useMoveSlots(appointment: Appointment, salonId: string, date: string, chairId: string) {
  const { currentData, isError } = salonsApi.useListSlotsQuery(
    isIsoDate(date)
      ? { salonId, serviceIds: serviceIdsOf(appointment), date, chairId, movingId: appointment._id }
      : skipToken,
    { refetchOnMountOrArgChange: true },
  )
  const here = placeOf(appointment)
  const slots = currentData?.slots.filter(
    ({ startsAt }) => startsAt !== here.startsAt || chairId !== here.chairId,
  )
  return { slots, hasFailed: isError }
}
