import { notificationsApi } from '@/api/notificationsApi'

/** The number of unread notifications, 0 until known. Refetches whenever the page becomes visible. */
export function useUnread(): number {
  const { unread } = notificationsApi.useListNotificationsInfiniteQuery(undefined, {
    refetchOnFocus: true,
    selectFromResult: ({ data }) => ({ unread: data?.pages[0]?.unread ?? 0 }),
  })
  return unread
}
