import type { Notification, NotificationPage, UnreadCount } from '@/domain/notification'
import type { Instant } from '@/domain/zonedTime'
import { baseApi } from './baseApi'
import type { ThunkExtra } from '@/store/services'
import { unwrap } from '@/store/unwrap'

const readingApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** Newest first, page by page. The first page also holds the unread count. */
    listNotifications: build.infiniteQuery<NotificationPage, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ pageParam }) => ({
        url: 'notifications',
        params: pageParam === null ? {} : { cursor: pageParam },
      }),
      transformResponse: unwrap<NotificationPage>,
      providesTags: ['Notification'],
    }),
  }),
})

/** Marks notifications as read at once. The list is refetched after a success and after a failure. */
const markRead = (readAt: Instant, isMeant: (notification: Notification) => boolean) =>
  readingApi.util.updateQueryData('listNotifications', undefined, ({ pages }) => {
    const [first] = pages
    if (!first) return
    const shown = pages
      .flatMap(({ notifications }) => notifications)
      .filter(notification => notification.readAt === null)
    const meant = shown.filter(isMeant)
    first.unread -= meant.length
    for (const notification of meant) notification.readAt = readAt
  })

const nowOf = (extra: unknown): Instant => (extra as ThunkExtra).now()

export const notificationsApi = readingApi.injectEndpoints({
  endpoints: build => ({
    readNotification: build.mutation<UnreadCount, string>({
      query: notificationId => ({
        url: `notifications/${encodeURIComponent(notificationId)}/read`,
        method: 'POST',
        body: {},
      }),
      transformResponse: unwrap<UnreadCount>,
      onQueryStarted: (notificationId, { dispatch, extra }) => {
        dispatch(markRead(nowOf(extra), ({ id }) => id === notificationId))
      },
      invalidatesTags: ['Notification'],
    }),
    readAllNotifications: build.mutation<UnreadCount, void>({
      query: () => ({ url: 'notifications/read-all', method: 'POST', body: {} }),
      transformResponse: unwrap<UnreadCount>,
      onQueryStarted: (_none, { dispatch, extra }) => {
        dispatch(markRead(nowOf(extra), () => true))
      },
      invalidatesTags: ['Notification'],
    }),
  }),
})
