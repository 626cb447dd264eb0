import type {
  Appointment,
  AppointmentsAnswer,
  BookRequest,
  RescheduleRequest,
  NextAppointmentItem,
} from '@/domain/appointment'
import { clientAppointmentsPerPage } from '@/domain/appointmentPages'
import type { WalkInRequest } from '@/domain/ownerRequests'
import type { AppointmentMark } from '@/domain/takeBackPolicy'
import type { IsoDate } from '@/domain/weekday'
import type { Confirmation, ConfirmSeveral } from '@/domain/confirmation'
import { baseApi } from './baseApi'
import { isApiError } from '@/store/ApiError'
import { unwrap } from '@/store/unwrap'

interface Keyed {
  idempotencyKey: string
}

interface OfAppointment {
  appointmentId: string
}

interface Seen {
  /** The version that the caller saw. The server refuses a stale write. */
  etag?: string | undefined
}

const appointmentUrl = (appointmentId: string, verb: string) =>
  `appointments/${encodeURIComponent(appointmentId)}/${verb}`

export const appointmentsApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** The upcoming ones, the next one first, and the past ones, the latest first: a part of both on each page. */
    listClientAppointments: build.infiniteQuery<AppointmentsAnswer, string, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ page }) => page?.next ?? undefined,
      },
      query: ({ queryArg: uid, pageParam }) => ({
        url: `appointments/customer/id/${encodeURIComponent(uid)}`,
        params: { limit: clientAppointmentsPerPage, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      transformResponse: ({ data }: { data?: AppointmentsAnswer }) => ({ ...data, data: data?.data ?? [] }),
      providesTags: ['Appointment'],
    }),
    /** The client's last appointment that is over; null without one. */
    getLastAppointment: build.query<Appointment | null, string>({
      query: uid => ({ url: `appointments/last/id/${encodeURIComponent(uid)}` }),
      transformResponse: unwrap<Appointment | null>,
      providesTags: ['Appointment'],
    }),
    /** The next appointment, or null. The call answers a list whose first item nests the appointment twice. */
    getNextAppointment: build.query<Appointment | null, string>({
      query: uid => ({ url: `appointments/next/id/${encodeURIComponent(uid)}` }),
      transformResponse: (answer: NextAppointmentItem[]) => answer[0]?.data?.data ?? null,
      providesTags: ['Appointment'],
    }),
    /** The salon's agenda from its date `from` to its date `to`, both included; at most 92 days. */
    listSalonAppointments: build.query<Appointment[], { salonId: string; from: IsoDate; to: IsoDate }>({
      query: ({ salonId, ...params }) => ({
        url: `appointments/salon/${encodeURIComponent(salonId)}`,
        params,
      }),
      transformResponse: unwrap<Appointment[]>,
      providesTags: ['Appointment'],
    }),
    getAppointment: build.query<Appointment, string>({
      query: id => ({ url: `appointments/${encodeURIComponent(id)}` }),
      transformResponse: unwrap<Appointment>,
      providesTags: ['Appointment'],
    }),
    book: build.mutation<Appointment, BookRequest & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({ url: 'appointments', method: 'POST', body, idempotencyKey }),
      transformResponse: unwrap<Appointment>,
      // A refusal means that the list of free slots is stale too, or the salon's services.
      invalidatesTags: (_booked, error) => [
        'Appointment',
        'Slots',
        ...(isApiError(error) && error.code === 'service_changed' ? (['Salon'] as const) : []),
      ],
      // The receipt shows this answer without another request.
      onQueryStarted: (_request, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => {
            void dispatch(appointmentsApi.util.upsertQueryData('getAppointment', data._id, data))
          },
          () => undefined,
        ),
    }),
    rescheduleAppointment: build.mutation<Appointment, RescheduleRequest & OfAppointment & Seen & Keyed>({
      query: ({ appointmentId, idempotencyKey, etag, ...body }) => ({
        url: appointmentUrl(appointmentId, 'reschedule'),
        method: 'POST',
        body,
        idempotencyKey,
        etag,
      }),
      transformResponse: unwrap<Appointment>,
      invalidatesTags: ['Appointment', 'Slots'],
    }),
    cancelAppointment: build.mutation<Appointment, OfAppointment & { reason?: string }>({
      query: ({ appointmentId, reason }) => ({
        url: appointmentUrl(appointmentId, 'cancel'),
        method: 'POST',
        body: { ...(reason && { reason }) },
      }),
      transformResponse: unwrap<Appointment>,
      invalidatesTags: ['Appointment', 'Slots'],
    }),
    /** The owner confirms a pending appointment. */
    confirmAppointment: build.mutation<Appointment, OfAppointment & Seen>({
      query: ({ appointmentId, etag }) => ({
        url: appointmentUrl(appointmentId, 'confirm'),
        method: 'POST',
        body: {},
        etag,
      }),
      transformResponse: unwrap<Appointment>,
      invalidatesTags: ['Appointment'],
    }),
    /** The owner confirms several; the answer says what happened to each. */
    confirmAppointments: build.mutation<Confirmation[], ConfirmSeveral>({
      query: body => ({ url: 'appointments/confirm', method: 'POST', body }),
      transformResponse: unwrap<Confirmation[]>,
      invalidatesTags: ['Appointment'],
    }),
    /** The owner declines a pending appointment; the client gets the reason. */
    declineAppointment: build.mutation<Appointment, OfAppointment & { reason?: string }>({
      query: ({ appointmentId, reason }) => ({
        url: appointmentUrl(appointmentId, 'decline'),
        method: 'POST',
        body: { ...(reason && { reason }) },
      }),
      transformResponse: unwrap<Appointment>,
      invalidatesTags: ['Appointment', 'Slots'],
    }),
    settleAppointment: build.mutation<Appointment, OfAppointment & { verdict: 'done' | 'no-show' }>({
      query: ({ appointmentId, verdict }) => ({
        url: appointmentUrl(appointmentId, verdict),
        method: 'POST',
        body: {},
      }),
      transformResponse: unwrap<Appointment>,
      invalidatesTags: ['Appointment', 'Slots'],
    }),
    /** The owner records a payment at the salon. */
    markPaid: build.mutation<Appointment, OfAppointment>({
      query: ({ appointmentId }) => ({
        url: appointmentUrl(appointmentId, 'paid'),
        method: 'POST',
        body: {},
      }),
      transformResponse: unwrap<Appointment>,
      invalidatesTags: ['Appointment', 'Payment'],
    }),
    takeMarkBack: build.mutation<Appointment, OfAppointment & { mark: AppointmentMark }>({
      query: ({ appointmentId, mark }) => ({
        url: appointmentUrl(appointmentId, `${mark}/take-back`),
        method: 'POST',
        body: {},
      }),
      transformResponse: unwrap<Appointment>,
      invalidatesTags: ['Appointment', 'Slots', 'Payment'],
    }),
    /** Books a client without an account in the owner's salon. */
    seatWalkIn: build.mutation<Appointment, WalkInRequest & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({
        url: 'appointments/walk-in',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      transformResponse: unwrap<Appointment>,
      invalidatesTags: ['Appointment', 'Slots'],
    }),
  }),
})
