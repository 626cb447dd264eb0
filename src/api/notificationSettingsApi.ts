import type { Versioned } from '@/domain/edit'
import type { NotificationSettings } from '@/domain/notificationSettings'
import { unwrap } from '@/store/unwrap'
import { baseApi } from './baseApi'

type Settings = Versioned<NotificationSettings>

const readingApi = baseApi.injectEndpoints({
  endpoints: build => ({
    getNotificationSettings: build.query<Settings, void>({
      query: () => ({ url: 'notification-settings' }),
      transformResponse: unwrap<Settings>,
    }),
  }),
})

export const notificationSettingsApi = readingApi.injectEndpoints({
  endpoints: build => ({
    updateNotificationSettings: build.mutation<
      Settings,
      { settings: NotificationSettings; etag: string | undefined }
    >({
      query: ({ settings, etag }) => ({ url: 'notification-settings', method: 'PUT', body: settings, etag }),
      transformResponse: unwrap<Settings>,
      // The form starts from this answer without another request.
      onQueryStarted: (_args, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => {
            dispatch(readingApi.util.updateQueryData('getNotificationSettings', undefined, () => data))
          },
          () => undefined,
        ),
    }),
  }),
})
