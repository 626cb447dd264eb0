import { Hono } from 'hono'
import { streamSSE, type SSEStreamingApi } from 'hono/streaming'
import { livePolicy } from '@/domain/livePolicy'
import { listNotificationsSince } from '../db/notifications'
import { isSessionOpen } from '../db/sessions'
import { ApiFailure, badInput, signedOut } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import type { Env, SignedIn } from '../http/env'
import { readSession } from '../http/session'
import { appointmentsMessage, broadcast, notificationMessage } from '../live/broadcast'
import { liveNewsOf } from '../live/liveNewsOf'
import { newsReceivers } from '../live/newsReceivers'
import { createLiveStreams, toLiveStream, type LiveStream } from '../live/streams'

const heartbeatMilliseconds = 25_000
const mostMissed = 200

/**
 * GET /live: server-sent events of the signed-in user's own things, and of the slots of `salons`, a list of ids with
 * commas between. An EventSource can send no `x-api-key`, and a key in the
 * address would end up in logs, so this call needs the session only.
 */
export function liveRoutes(app: AppContext): Hono<Env> {
  const { db, now, events, log } = app
  const streams = createLiveStreams()
  app.live.subscribe(broadcast(app, streams))
  events.subscribe(async event => app.live.publish(liveNewsOf(event, await newsReceivers(db, event))))
  const routes = new Hono<Env>()
  routes.use(readSession(app))

  routes.get('/', context => {
    const signedIn = context.get('signedIn')
    if (!signedIn) throw signedOut()
    if (streams.isFull(signedIn.user.uid)) {
      throw new ApiFailure('too_many', 'Too many open pages. Please close some of them.')
    }
    const salonIds = readSalons(context.req.query('salons'))
    const lastId = context.req.header('last-event-id')
    // A buffering proxy would hold every event back.
    context.header('X-Accel-Buffering', 'no')
    const answer = streamSSE(context, stream => listen(stream, signedIn, salonIds, lastId))
    // streamSSE allows caches to keep the stream if they ask again.
    answer.headers.set('Cache-Control', 'no-store')
    return answer
  })

  /** Resolves when the connection or the session has ended. */
  async function listen(
    stream: SSEStreamingApi,
    { user, sessionId }: SignedIn,
    salonIds: readonly string[],
    lastId?: string,
  ): Promise<void> {
    let end = () => {}
    const ended = new Promise<void>(resolve => {
      end = resolve
    })
    stream.onAbort(end)
    const live = toLiveStream(stream, { userId: user.uid, sessionId, salonIds }, end)
    streams.add(live)
    const beating = setInterval(() => void beat(stream, live), heartbeatMilliseconds)
    try {
      await stream.write(': open\n\n')
      if (lastId) await catchUp(live, lastId)
      await ended
    } catch (error) {
      logFailure(error)
    } finally {
      clearInterval(beating)
      streams.remove(live)
    }
  }

  /** Stops proxies from closing a silent connection, and finds sessions that ended elsewhere. Runs unawaited. */
  async function beat(stream: SSEStreamingApi, live: LiveStream): Promise<void> {
    try {
      if (await isSessionOpen(db, live.sessionId, now())) await stream.write(': beat\n\n')
      else live.end()
    } catch (error) {
      logFailure(error)
      live.end()
    }
  }

  const logFailure = (error: unknown) => log.error('live_failed', { reason: String(error) })

  async function catchUp(live: LiveStream, lastId: string): Promise<void> {
    const missed = await listNotificationsSince(db, live.userId, lastId, mostMissed)
    for (const notification of missed ?? []) live.send(notificationMessage(notification))
    live.send(appointmentsMessage)
  }

  return routes
}

/** 400 for more than a stream may ask for, and for what is no id. */
function readSalons(text = ''): string[] {
  const ids = text === '' ? [] : text.split(',')
  if (ids.length > livePolicy.salons || ids.some(id => !livePolicy.salonId.test(id))) {
    throw badInput({ salons: 'value_invalid' })
  }
  return [...new Set(ids)]
}
