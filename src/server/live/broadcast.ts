import type { SSEMessage } from 'hono/streaming'
import type { Notification } from '@/domain/notification'
import type { AppContext } from '../AppContext'
import { findNotification } from '../db/notifications'
import { isSessionOpen } from '../db/sessions'
import type { LiveNews, LiveReceiver } from '../kernel/LiveChannel'
import type { LiveStreams } from './streams'

export const notificationMessage = (notification: Notification): SSEMessage => ({
  event: 'notification',
  id: notification.id,
  data: JSON.stringify(notification),
})

/** The user's own appointments changed; the browser fetches them again. */
export const appointmentsMessage: SSEMessage = { event: 'appointments', data: '{}' }

/** The user's own salon changed; the browser fetches it again. */
const salonMessage: SSEMessage = { event: 'salon', data: '{}' }

/** Sends news to this process's streams. After lost news the streams end, and browsers that reconnect catch up. */
export function broadcast({ db, now, log }: AppContext, streams: LiveStreams): LiveReceiver {
  return {
    receive: news => {
      send(news).catch((error: unknown) => log.error('live_failed', { reason: String(error) }))
    },
    missed: () => streams.all().forEach(stream => stream.end()),
  }

  async function send(news: LiveNews): Promise<void> {
    if (news.type === 'slots') {
      const message = { event: 'slots', data: JSON.stringify({ salonId: news.salonId }) }
      for (const stream of streams.lookingAt(news.salonId)) stream.send(message)
      return
    }
    const own = streams.of(news.userId)
    if (own.length === 0) return
    if (news.type === 'sessionsEnded') {
      for (const stream of own) if (!(await isSessionOpen(db, stream.sessionId, now()))) stream.end()
      return
    }
    const message = await messageOf(news)
    if (message) for (const stream of own) stream.send(message)
  }

  async function messageOf(news: Exclude<LiveNews, { type: 'slots' | 'sessionsEnded' }>) {
    if (news.type === 'appointments') return appointmentsMessage
    if (news.type === 'salon') return salonMessage
    if (news.type === 'unread') return { event: 'unread', data: JSON.stringify({ unread: news.unread }) }
    const notification = await findNotification(db, news.id)
    return notification && notificationMessage(notification)
  }
}
