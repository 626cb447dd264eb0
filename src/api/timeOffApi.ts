import type { StrandedAppointment } from '@/domain/strandedAppointment'
import type { TimeOff, TimeOffRequest } from '@/domain/timeOff'
import { unwrap } from '@/store/unwrap'
import { baseApi } from './baseApi'
import { showWhenSaved } from './mySalon'

interface OfSalon {
  salonId: string
}

/** The time off, with the appointments that are booked in it and stay. */
export interface SavedTimeOff {
  timeOff: TimeOff
  stranded: StrandedAppointment[]
}

const salonUrl = (salonId: string) => `salons/${encodeURIComponent(salonId)}`

const saved = showWhenSaved<OfSalon, SavedTimeOff>(({ timeOff }) => salon => {
  salon.timeOff = [...(salon.timeOff ?? []).filter(({ id }) => id !== timeOff.id), timeOff]
})

export const timeOffApi = baseApi.injectEndpoints({
  endpoints: build => ({
    addTimeOff: build.mutation<
      SavedTimeOff,
      OfSalon & { staffId: string; request: TimeOffRequest; idempotencyKey: string }
    >({
      query: ({ salonId, staffId, request, idempotencyKey }) => ({
        url: `${salonUrl(salonId)}/team/${encodeURIComponent(staffId)}/time-off`,
        method: 'POST',
        body: request,
        idempotencyKey,
      }),
      transformResponse: unwrap<SavedTimeOff>,
      onQueryStarted: saved,
      invalidatesTags: ['Salon', 'Slots'],
    }),
    changeTimeOff: build.mutation<SavedTimeOff, OfSalon & { timeOffId: string; request: TimeOffRequest }>({
      query: ({ salonId, timeOffId, request }) => ({
        url: `${salonUrl(salonId)}/time-off/${encodeURIComponent(timeOffId)}`,
        method: 'PUT',
        body: request,
      }),
      transformResponse: unwrap<SavedTimeOff>,
      onQueryStarted: saved,
      invalidatesTags: ['Salon', 'Slots'],
    }),
    removeTimeOff: build.mutation<unknown, OfSalon & { timeOffId: string }>({
      query: ({ salonId, timeOffId }) => ({
        url: `${salonUrl(salonId)}/time-off/${encodeURIComponent(timeOffId)}`,
        method: 'DELETE',
        body: {},
      }),
      onQueryStarted: showWhenSaved((_removed, { timeOffId }) => salon => {
        salon.timeOff = salon.timeOff?.filter(({ id }) => id !== timeOffId) ?? []
      }),
      invalidatesTags: ['Salon', 'Slots'],
    }),
  }),
})
