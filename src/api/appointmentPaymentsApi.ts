import type { ConfirmPayRequest, PayAnswer, PayRequest } from '@/domain/appointmentPayment'
import { baseApi } from './baseApi'
import { unwrap } from '@/store/unwrap'

interface OfAppointment {
  appointmentId: string
}

export const appointmentPaymentsApi = baseApi.injectEndpoints({
  endpoints: build => ({
    payAppointment: build.mutation<PayAnswer, PayRequest & OfAppointment & { idempotencyKey: string }>({
      query: ({ appointmentId, idempotencyKey, amount, paymentMethod }) => ({
        url: `appointments/${encodeURIComponent(appointmentId)}/pay`,
        method: 'POST',
        body: { amount, paymentMethod },
        idempotencyKey,
      }),
      transformResponse: unwrap<PayAnswer>,
      // A refusal may mean that the price or the appointment has changed.
      invalidatesTags: ['Appointment', 'Payment'],
    }),
    /** The result of the appointment's latest payment. A question from the bank stays open. */
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
