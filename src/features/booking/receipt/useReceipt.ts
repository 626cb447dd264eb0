import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { appointmentsApi } from '@/api/appointmentsApi'
import { isActive, type Appointment } from '@/domain/appointment'
import type { BookingAddress } from '@/domain/bookingAddress'
import type { Salon } from '@/domain/salon'
import { selectUser } from '@/features/auth/authSlice'
import { isApiError, isRefused } from '@/store/ApiError'

type Receipt =
  /** The URL has no appointment, or one of another user or salon, or one that is no longer active. */
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed'; isFetching: boolean; refetch: () => unknown }
  | { kind: 'found'; appointment: Appointment }

export function useReceipt(salon: Salon, { step, appointmentId }: BookingAddress): Receipt {
  const user = useSelector(selectUser)
  const requestedId = step === 'receipt' && user ? appointmentId : undefined
  const { currentData, error, isFetching, refetch } = appointmentsApi.useGetAppointmentQuery(
    requestedId ?? skipToken,
  )
  if (requestedId === undefined) return { kind: 'none' }
  if (currentData) {
    const isOfThis = currentData.salonId === salon.id && isActive(currentData.status)
    return isOfThis ? { kind: 'found', appointment: currentData } : { kind: 'none' }
  }
  if (!error) return { kind: 'loading' }
  return isApiError(error) && isRefused(error) ? { kind: 'none' } : { kind: 'failed', isFetching, refetch }
}
