import { appointmentsApi } from '@/api/appointmentsApi'
import type { Appointment, BookRequest } from '@/domain/appointment'
import { sendSubmission } from '@/store/sendSubmission'
import { resultOf } from '@/store/submit'
import { bookingSucceeded } from './bookingSlice'
import { bookSubmission } from './bookSubmission'

export const confirmBooking = (request: BookRequest) =>
  sendSubmission<BookRequest, Appointment>(bookSubmission, {
    request,
    send: async (send, { idempotencyKey }) => {
      const booking = appointmentsApi.endpoints.book.initiate(
        { ...request, idempotencyKey },
        { track: false },
      )
      const result = resultOf<Appointment>(await send(booking))
      // Before the submission ends: until the receipt is due the question stays busy.
      if (result.data) send(bookingSucceeded({ request, appointmentId: result.data._id }))
      return result
    },
  })
