import type { UserSession } from '@/domain/user'
import { unwrap } from '@/store/unwrap'
import { baseApi } from './baseApi'

export const sessionsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Session'] }).injectEndpoints({
  endpoints: build => ({
    listSessions: build.query<UserSession[], void>({
      query: () => ({ url: 'users/sessions' }),
      transformResponse: unwrap<UserSession[]>,
      providesTags: ['Session'],
    }),
    deleteSession: build.mutation<unknown, string>({
      query: sessionId => ({ url: `users/sessions/${encodeURIComponent(sessionId)}`, method: 'DELETE' }),
      // A missing session means that the list is stale too.
      invalidatesTags: ['Session'],
    }),
    deleteOtherSessions: build.mutation<unknown, void>({
      query: () => ({ url: 'users/sessions', method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
  }),
})
