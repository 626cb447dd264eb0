import type { Season } from '@/domain/season'
import type { SeasonRequest } from '@/domain/seasonRequests'
import { unwrap } from '@/store/unwrap'
import { baseApi } from './baseApi'
import { showWhenSaved } from './mySalon'
import type { Stranded } from './sectionsApi'

interface OfSalon {
  salonId: string
}

interface OfSeason extends OfSalon {
  seasonId: string
}

interface SaveArgs extends OfSalon {
  /** Null for a new season. */
  seasonId: string | null
  request: SeasonRequest
}

/** The season, with the appointments outside its hours, which stay booked. */
export interface SavedSeason extends Stranded {
  season: Season
}

const seasonsUrl = (salonId: string) => `salons/${encodeURIComponent(salonId)}/seasons`
const seasonUrl = ({ salonId, seasonId }: OfSeason) =>
  `${seasonsUrl(salonId)}/${encodeURIComponent(seasonId)}`

const saveCall = ({ salonId, seasonId, request }: SaveArgs) => ({
  url: seasonId === null ? seasonsUrl(salonId) : seasonUrl({ salonId, seasonId }),
  method: seasonId === null ? 'POST' : 'PUT',
  body: request,
})

const removeCall = (args: OfSeason) => ({ url: seasonUrl(args), method: 'DELETE', body: {} })

export const seasonsApi = baseApi.injectEndpoints({
  endpoints: build => ({
    previewSeason: build.query<Stranded, SaveArgs>({
      query: args => ({ ...saveCall(args), params: { preview: 1 } }),
      transformResponse: unwrap<Stranded>,
      keepUnusedDataFor: 0,
    }),
    saveSeason: build.mutation<SavedSeason, SaveArgs & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...args }) => ({ ...saveCall(args), idempotencyKey }),
      transformResponse: unwrap<SavedSeason>,
      onQueryStarted: showWhenSaved(({ season }) => salon => {
        const others = salon.seasons?.filter(({ id }) => id !== season.id) ?? []
        salon.seasons = [...others, season].sort((one, other) => one.startsOn.localeCompare(other.startsOn))
      }),
      invalidatesTags: ['Salon', 'Slots'],
    }),
    previewSeasonRemoval: build.query<Stranded, OfSeason>({
      query: args => ({ ...removeCall(args), params: { preview: 1 } }),
      transformResponse: unwrap<Stranded>,
      keepUnusedDataFor: 0,
    }),
    removeSeason: build.mutation<Stranded, OfSeason>({
      query: removeCall,
      transformResponse: unwrap<Stranded>,
      onQueryStarted: showWhenSaved((_removed, { seasonId }) => salon => {
        salon.seasons = salon.seasons?.filter(({ id }) => id !== seasonId) ?? []
      }),
      invalidatesTags: ['Salon', 'Slots'],
    }),
  }),
})
