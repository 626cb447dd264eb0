import type { ConfirmPayRequest, PayAnswer, PayRequest } from '@/domain/appointmentPayment'
import { baseApi } from './baseApi'
import { unwrap } from '@/store/unwrap'

interface OfAppointment {
  appointmentId: string
}

export const appointmentPaymentsApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** Pays for one's own appointment online. */
    payAppointment: build.mutation<PayAnswer, PayRequest & OfAppointment & { idempotencyKey: string }>({
      query: ({ appointmentId, idempotencyKey, amount, paymentMethod }) => ({
        url: `appointments/${encodeURIComponent(appointmentId)}/pay`,
        method: 'POST',
        body: { amount, paymentMethod },
        idempotencyKey,
      }),
      transformResponse: unwrap<PayAnswer>,
      // Also after a refusal: the price or the appointment may be another by now.
      invalidatesTags: ['Appointment', 'Payment'],
    }),
    /** How the latest payment of an appointment ended; what the bank asks stays open. */
    lookUpAppointmentPayment: build.mutation<PayAnswer, OfAppointment>({
      query: ({ appointmentId }) => ({
        url: `appointments/${encodeURIComponent(appointmentId)}/pay/look-up`,
        method: 'POST',
        body: {},
      }),
      transformResponse: unwrap<PayAnswer>,
      invalidatesTags: ['Appointment', 'Payment'],
    }),
    confirmAppointmentPayment: build.mutation<PayAnswer, ConfirmPayRequest & OfAppointment>({
      query: ({ appointmentId, ...body }) => ({
        url: `appointments/${encodeURIComponent(appointmentId)}/pay/confirm`,
        method: 'POST',
        body,
      }),
      transformResponse: unwrap<PayAnswer>,
      invalidatesTags: ['Appointment', 'Payment'],
    }),
  }),
})
