import type {
  ClientCard,
  ClientDetails,
  ClientHistoryPage,
  ClientSuggestion,
  Formula,
  SavedClientDetails,
} from '@/domain/client'
import type { Versioned } from '@/domain/edit'
import { unwrap } from '@/store/unwrap'
import { baseApi } from './baseApi'

const urlOf = (appointmentId: string, rest = '') =>
  `appointments/${encodeURIComponent(appointmentId)}/client${rest}`

const readingApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** The client of an appointment in the owner's salon. */
    getClient: build.query<ClientCard, string>({
      query: appointmentId => ({ url: urlOf(appointmentId) }),
      transformResponse: unwrap<ClientCard>,
      providesTags: ['Appointment', 'Payment', 'Client'],
    }),
    listClientHistory: build.infiniteQuery<ClientHistoryPage, string, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: appointmentId, pageParam }) => ({
        url: urlOf(appointmentId, '/appointments'),
        params: pageParam === null ? {} : { cursor: pageParam },
      }),
      transformResponse: unwrap<ClientHistoryPage>,
      providesTags: ['Appointment', 'Payment', 'Client'],
    }),
    searchClients: build.query<ClientSuggestion[], { salonId: string; search: string }>({
      query: ({ salonId, search }) => ({
        url: `salons/${encodeURIComponent(salonId)}/clients`,
        params: { search },
      }),
      transformResponse: unwrap<ClientSuggestion[]>,
      providesTags: ['Appointment', 'Client'],
      // What was typed on the way to a name is not asked for again.
      keepUnusedDataFor: 10,
    }),
  }),
})

export const clientsApi = readingApi.injectEndpoints({
  endpoints: build => ({
    updateClientDetails: build.mutation<
      SavedClientDetails,
      { appointmentId: string; etag: string | undefined; details: ClientDetails }
    >({
      query: ({ appointmentId, etag, details }) => ({
        url: urlOf(appointmentId, '/notes'),
        method: 'PUT',
        body: details,
        etag,
      }),
      transformResponse: unwrap<SavedClientDetails>,
      invalidatesTags: (_saved, error) => (error ? [] : ['Client']),
      // The form starts from this answer before the next one comes.
      onQueryStarted: ({ appointmentId }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => {
            dispatch(
              readingApi.util.updateQueryData('getClient', appointmentId, client => {
                client.notes = data
              }),
            )
          },
          () => undefined,
        ),
    }),
    updateFormula: build.mutation<
      Versioned<Formula>,
      Formula & { appointmentId: string; etag: string | undefined }
    >({
      query: ({ appointmentId, etag, formula }) => ({
        url: `appointments/${encodeURIComponent(appointmentId)}/formula`,
        method: 'PUT',
        body: { formula },
        etag,
      }),
      transformResponse: unwrap<Versioned<Formula>>,
      invalidatesTags: (_formula, error) => (error ? [] : ['Client']),
    }),
    setClientBlocked: build.mutation<
      Pick<ClientCard, 'isBlocked'>,
      { appointmentId: string; isBlocked: boolean }
    >({
      query: ({ appointmentId, isBlocked }) => ({
        url: urlOf(appointmentId, '/block'),
        method: isBlocked ? 'PUT' : 'DELETE',
      }),
      transformResponse: unwrap<Pick<ClientCard, 'isBlocked'>>,
      invalidatesTags: (_answer, error) => (error ? [] : ['Client']),
    }),
    mergeClients: build.mutation<{ appointmentId: string }, { cardOf: string; appointmentId: string }>({
      query: ({ cardOf, appointmentId }) => ({
        url: urlOf(cardOf, '/merge'),
        method: 'POST',
        body: { appointmentId },
      }),
      transformResponse: unwrap<{ appointmentId: string }>,
      invalidatesTags: (_answer, error) => (error ? [] : ['Client', 'Appointment']),
    }),
  }),
})
