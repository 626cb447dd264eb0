import { appointmentsApi } from '@/api/appointmentsApi'
import type { Appointment, BookRequest } from '@/domain/appointment'
import type { AppDispatch, ThunkExtra } from '@/store/services'
import { isUnanswered } from '@/store/ApiError'
import { resultOf } from '@/store/submit'
import {
  bookingRefused,
  bookingSubmitted,
  bookingSucceeded,
  bookingUnanswered,
  selectSubmission,
  type BookingState,
} from './bookingSlice'
import { isSameRequest } from './bookRequest'

/**
 * Books. The same request sent again after no answer has the same key, so that it books once. Does nothing while one is
 * under way.
 */
export const confirmBooking =
  (request: BookRequest) =>
  async (dispatch: AppDispatch, getState: () => unknown, { newKey }: ThunkExtra): Promise<void> => {
    const before = selectSubmission(getState() as { booking: BookingState })
    if (before.step === 'submitting') return
    const isAgain = before.step === 'unanswered' && isSameRequest(before.request, request)
    const idempotencyKey = isAgain ? before.idempotencyKey : newKey()
    dispatch(bookingSubmitted({ request, idempotencyKey }))
    const { error, data } = resultOf<Appointment>(
      await dispatch(
        appointmentsApi.endpoints.book.initiate({ ...request, idempotencyKey }, { track: false }),
      ),
    )
    if (error) {
      const failed = isUnanswered(error) ? bookingUnanswered : bookingRefused
      dispatch(failed({ idempotencyKey, problem: error }))
      return
    }
    dispatch(bookingSucceeded({ idempotencyKey, appointmentId: data._id }))
  }
