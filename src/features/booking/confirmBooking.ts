import type { ApiError } from '@/store/ApiError'
import { appointmentsApi } from '@/api/appointmentsApi'
import type { AppDispatch, ThunkExtra } from '@/store/services'
import { resultOf } from '@/store/submit'
import type { Appointment, TakenSlot } from '@/domain/appointment'
import {
  answerMissed,
  bookingAccepted,
  bookingConfirmed,
  bookingRefused,
  selectBooking,
  slotFoundTaken,
} from './bookingSlice'
import type { Booking, Refusal } from './bookingState'

const refusalOf = ({ status, code, fields }: ApiError): Refusal => {
  if (code === 'signed_out' || code === 'too_many_bookings') return code
  if (status === 403) return 'not_allowed'
  if (status === 404 || fields?.['serviceIds']) return 'not_offered'
  return status === 429 ? 'too_many' : 'other'
}

/** From 500 on and without an answer, nobody can say whether the booking was stored. */
const isUnsure = ({ status }: ApiError) => status === 0 || status >= 500

const told = (idempotencyKey: string, error: ApiError) => {
  if (isUnsure(error)) return answerMissed({ idempotencyKey })
  if (error.code !== 'slot_taken') return bookingRefused({ idempotencyKey, refusal: refusalOf(error) })
  const taken = error.data as Partial<TakenSlot> | undefined
  return slotFoundTaken({ idempotencyKey, nearest: taken?.nearest ?? [] })
}

/**
 * Books what the confirm step shows. One key stands for one intent: it is made at the first press and kept while no
 * answer has come, so that pressing again books once. Does nothing while a request is under way.
 */
export const confirmBooking =
  () =>
  async (dispatch: AppDispatch, getState: () => unknown, { newKey }: ThunkExtra): Promise<void> => {
    const booking = selectBooking(getState() as { booking: Booking })
    if (booking.step !== 'confirming' && booking.step !== 'unanswered') return
    const idempotencyKey = booking.step === 'unanswered' ? booking.idempotencyKey : newKey()
    dispatch(bookingConfirmed({ idempotencyKey }))
    const { salonId, serviceIds, staffId, slot, notes } = booking
    const request = {
      salonId,
      serviceIds: [...serviceIds],
      staffId,
      startsAt: slot.startsAt,
      notes,
      idempotencyKey,
    }
    const outcome = resultOf<Appointment>(
      await dispatch(appointmentsApi.endpoints.book.initiate(request, { track: false })),
    )
    if (outcome.error) {
      dispatch(told(idempotencyKey, outcome.error))
      return
    }
    const { _id: appointmentId, status, staffId: givenStaffId = staffId } = outcome.data
    dispatch(bookingAccepted({ idempotencyKey, appointmentId, status, staffId: givenStaffId }))
  }
