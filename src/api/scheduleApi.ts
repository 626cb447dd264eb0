import type { Versioned } from '@/domain/edit'
import type { Section } from '@/domain/salon'
import type { PublicHolidays } from '@/domain/publicHoliday'
import type { DayOff, WeekSchedule } from '@/domain/schedule'
import type { DayScheduleRequest, WeekRequest } from '@/domain/scheduleRequests'
import { baseApi } from './baseApi'
import { showWhenSaved } from './mySalon'
import type { Stranded } from './sectionsApi'
import { unwrap } from '@/store/unwrap'

interface OfSalon {
  salonId: string
}

interface SaveDayArgs extends OfSalon {
  sectionId: string
  hours: Versioned<DayScheduleRequest>
}

interface DayOffArgs extends OfSalon {
  date: string
  reason: string
}

export interface SavedWeek extends Stranded {
  week: WeekSchedule
}

const salonUrl = (salonId: string) => `salons/${encodeURIComponent(salonId)}`

const dayCall = ({ salonId, sectionId, hours: { etag, ...body } }: SaveDayArgs) => ({
  url: `${salonUrl(salonId)}/sections/${encodeURIComponent(sectionId)}/schedule`,
  method: 'PUT',
  body,
  etag,
})

const dayOffCall = ({ salonId, ...body }: DayOffArgs) => ({
  url: `${salonUrl(salonId)}/days-off`,
  method: 'POST',
  body,
})

/** Saves hours one day at a time. A preview saves nothing and lists the appointments that a change leaves behind. */
export const scheduleApi = baseApi.injectEndpoints({
  endpoints: build => ({
    previewDay: build.query<SavedWeek, SaveDayArgs>({
      query: args => ({ ...dayCall(args), params: { preview: 1 } }),
      transformResponse: unwrap<SavedWeek>,
      keepUnusedDataFor: 0,
    }),
    saveDay: build.mutation<SavedWeek, SaveDayArgs>({
      query: dayCall,
      transformResponse: unwrap<SavedWeek>,
      onQueryStarted: showWhenSaved(({ week }, { sectionId }) => ({ sections }) => {
        const section = sections.find(({ id }) => id === sectionId)
        if (section) section.week = week
      }),
      invalidatesTags: ['Salon', 'Slots'],
    }),
    /** Opens the sections that are closed all week. Resolves to all sections of the salon. */
    openWeek: build.mutation<Section[], WeekRequest & OfSalon>({
      query: ({ salonId, ...body }) => ({ url: `${salonUrl(salonId)}/week`, method: 'PUT', body }),
      transformResponse: unwrap<Section[]>,
      onQueryStarted: showWhenSaved(sections => salon => {
        salon.sections = sections
      }),
      invalidatesTags: ['Salon', 'Slots'],
    }),
    listPublicHolidays: build.query<PublicHolidays, string>({
      query: salonId => ({ url: `${salonUrl(salonId)}/public-holidays` }),
      transformResponse: unwrap<PublicHolidays>,
      providesTags: ['Salon'],
    }),
    previewDayOff: build.query<Stranded, DayOffArgs>({
      query: args => ({ ...dayOffCall(args), params: { preview: 1 } }),
      transformResponse: unwrap<Stranded>,
      keepUnusedDataFor: 0,
    }),
    addDayOff: build.mutation<Stranded & { dayOff: DayOff }, DayOffArgs>({
      query: dayOffCall,
      transformResponse: unwrap<Stranded & { dayOff: DayOff }>,
      onQueryStarted: showWhenSaved(({ dayOff }) => salon => {
        salon.daysOff = [...salon.daysOff, dayOff].sort((one, other) => one.date.localeCompare(other.date))
      }),
      invalidatesTags: ['Salon', 'Slots'],
    }),
    deleteDayOff: build.mutation<unknown, OfSalon & { dayOffId: string }>({
      query: ({ salonId, dayOffId }) => ({
        url: `${salonUrl(salonId)}/days-off/${encodeURIComponent(dayOffId)}`,
        method: 'DELETE',
        body: {},
        keepalive: true,
      }),
      onQueryStarted: showWhenSaved((_removed, { dayOffId }) => salon => {
        salon.daysOff = salon.daysOff.filter(({ id }) => id !== dayOffId)
      }),
      invalidatesTags: ['Salon', 'Slots'],
    }),
  }),
})
