import type { Appointment, AppointmentSlot } from '@/domain/appointment'
import { formatHour } from '@/domain/wallTime'
import type { IsoDate } from '@/domain/weekday'
import { wallOf } from '@/domain/zonedTime'
import { appointmentsApi } from './appointmentsApi'
import { baseApi } from './baseApi'
import { unwrap } from '@/store/unwrap'

/** The days of the salon's agenda that are on the screen. */
export interface ShownDays {
  salonId: string
  from: IsoDate
  to: IsoDate
}

interface DropArgs extends AppointmentSlot {
  appointmentId: string
  /** Of where it was grabbed: moved by another meanwhile, it is refused. */
  etag: string | undefined
  shown: ShownDays
  idempotencyKey: string
}

function putAt(appointment: Appointment, { staffId, startsAt }: DropArgs): void {
  const { date, minutes } = wallOf(startsAt, appointment.timeZone ?? 'UTC')
  const endsAt = startsAt + (appointment.endsAt ?? 0) - (appointment.startsAt ?? 0)
  Object.assign(appointment, { staffId, startsAt, endsAt, date, startTime: formatHour(minutes) })
}

export const diaryApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** A move that is shown before the server has answered, and taken back when that fails. */
    dropAppointment: build.mutation<Appointment, DropArgs>({
      query: ({ appointmentId, staffId, startsAt, etag, idempotencyKey }) => ({
        url: `appointments/${encodeURIComponent(appointmentId)}/reschedule`,
        method: 'POST',
        body: { staffId, startsAt },
        idempotencyKey,
        etag,
      }),
      transformResponse: unwrap<Appointment>,
      onQueryStarted: async (args, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          appointmentsApi.util.updateQueryData('listSalonAppointments', args.shown, list => {
            const dropped = list.find(({ _id }) => _id === args.appointmentId)
            if (dropped) putAt(dropped, args)
          }),
        )
        await queryFulfilled.catch(() => patch.undo())
      },
      invalidatesTags: ['Appointment', 'Slots'],
    }),
  }),
})
