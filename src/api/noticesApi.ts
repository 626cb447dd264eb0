import type { Notice, NoticePage, UnreadCount } from '@/domain/notice'
import type { Instant } from '@/domain/zonedTime'
import { baseApi } from './baseApi'
import type { ClientServices } from '@/store/services'
import { unwrap } from '@/store/unwrap'

const readingApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** The newest first, page after page; the first page also tells how many are unread. */
    listNotices: build.infiniteQuery<NoticePage, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ pageParam }) => ({ url: 'notices', params: pageParam === null ? {} : { cursor: pageParam } }),
      transformResponse: unwrap<NoticePage>,
      providesTags: ['Notice'],
    }),
  }),
})

/** Shows what was read at once; the list is asked for again whether the call succeeds or fails. */
const markRead = (readAt: Instant, isMeant: (notice: Notice) => boolean) =>
  readingApi.util.updateQueryData('listNotices', undefined, ({ pages }) => {
    const [first] = pages
    if (!first) return
    const shown = pages.flatMap(({ notices }) => notices).filter(notice => notice.readAt === null)
    const meant = shown.filter(isMeant)
    first.unread -= meant.length
    for (const notice of meant) notice.readAt = readAt
  })

const nowOf = (extra: unknown): Instant => (extra as ClientServices).now()

export const noticesApi = readingApi.injectEndpoints({
  endpoints: build => ({
    readNotice: build.mutation<UnreadCount, string>({
      query: noticeId => ({ url: `notices/${encodeURIComponent(noticeId)}/read`, method: 'POST', body: {} }),
      transformResponse: unwrap<UnreadCount>,
      onQueryStarted: (noticeId, { dispatch, extra }) => {
        dispatch(markRead(nowOf(extra), ({ id }) => id === noticeId))
      },
      invalidatesTags: ['Notice'],
    }),
    readAllNotices: build.mutation<UnreadCount, void>({
      query: () => ({ url: 'notices/read-all', method: 'POST', body: {} }),
      transformResponse: unwrap<UnreadCount>,
      onQueryStarted: (_none, { dispatch, extra }) => {
        dispatch(markRead(nowOf(extra), () => true))
      },
      invalidatesTags: ['Notice'],
    }),
  }),
})
