import type { ClientCard, ClientHistoryPage, ClientNotes, ClientSuggestion } from '@/domain/client'
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
      providesTags: ['Appointment', 'Payment'],
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
      providesTags: ['Appointment', 'Payment'],
    }),
    searchClients: build.query<ClientSuggestion[], { salonId: string; search: string }>({
      query: ({ salonId, search }) => ({
        url: `salons/${encodeURIComponent(salonId)}/clients`,
        params: { search },
      }),
      transformResponse: unwrap<ClientSuggestion[]>,
      providesTags: ['Appointment'],
      // What was typed on the way to a name is not asked for again.
      keepUnusedDataFor: 10,
    }),
  }),
})

export const clientsApi = readingApi.injectEndpoints({
  endpoints: build => ({
    updateClientNotes: build.mutation<
      Versioned<ClientNotes>,
      ClientNotes & { appointmentId: string; etag: string | undefined }
    >({
      query: ({ appointmentId, etag, notes }) => ({
        url: urlOf(appointmentId, '/notes'),
        method: 'PUT',
        body: { notes },
        etag,
      }),
      transformResponse: unwrap<Versioned<ClientNotes>>,
      // The form starts from this answer without another request.
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
  }),
})
