import type { Appointment, AppointmentSlot } from '@/domain/appointment'
import type { IsoDate } from '@/domain/weekday'
import { appointmentsApi } from './appointmentsApi'
import { baseApi } from './baseApi'
import { unwrap } from '@/store/unwrap'

export interface ShownDays {
  salonId: string
  from: IsoDate
  to: IsoDate
}

interface DropArgs extends AppointmentSlot {
  appointmentId: string
  /** The version when the drag began. The server refuses a stale write. */
  etag: string | undefined
  /** Although the client has another appointment at that time. */
  forAnother: true | undefined
  shown: ShownDays
  idempotencyKey: string
}

export const diaryApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** A move from where it is seen to where it is let go, where it stands with the answer. */
    dropAppointment: build.mutation<Appointment, DropArgs>({
      query: ({ appointmentId, staffId, startsAt, forAnother, etag, idempotencyKey }) => ({
        url: `appointments/${encodeURIComponent(appointmentId)}/reschedule`,
        method: 'POST',
        body: { staffId, startsAt, forAnother },
        idempotencyKey,
        etag,
      }),
      transformResponse: unwrap<Appointment>,
      onQueryStarted: async ({ shown, appointmentId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined)
        if (!answer) return
        dispatch(
          appointmentsApi.util.updateQueryData('listSalonAppointments', shown, list => {
            const moved = list.find(({ _id }) => _id === appointmentId)
            if (moved) Object.assign(moved, answer.data)
          }),
        )
      },
      invalidatesTags: ['Appointment', 'Slots'],
    }),
  }),
})
