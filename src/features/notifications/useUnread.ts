import { notificationsApi } from '@/api/notificationsApi'

/** How many notices wait to be read; 0 until that is known. Looks again whenever the page is looked at. */
export function useUnread(): number {
  const { unread } = notificationsApi.useListNotificationsInfiniteQuery(undefined, {
    refetchOnFocus: true,
    selectFromResult: ({ data }) => ({ unread: data?.pages[0]?.unread ?? 0 }),
  })
  return unread
}
