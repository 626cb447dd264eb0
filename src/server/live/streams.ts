import type { SSEMessage, SSEStreamingApi } from 'hono/streaming'

const mostTabs = 5
/** A tab that comes to look at other salons has two for a moment: the old one ends when the new one is open. */
const mostOfUser = 2 * mostTabs
/** A stream with more unsent messages is closed, and the browser reconnects. */
const mostWaiting = 500

/** One browser's open stream; it ends with the session or the connection. */
export interface LiveStream {
  userId: string
  sessionId: string
  /** The salons whose free slots the browser looks at. */
  salonIds: readonly string[]
  send(message: SSEMessage): void
  end(): void
}

export interface LiveStreams {
  all(): LiveStream[]
  of(userId: string): LiveStream[]
  lookingAt(salonId: string): LiveStream[]
  isFull(userId: string): boolean
  add(stream: LiveStream): void
  remove(stream: LiveStream): void
}

export function createLiveStreams(): LiveStreams {
  const ofUser = new Map<string, Set<LiveStream>>()
  const ofSalon = new Map<string, Set<LiveStream>>()
  return {
    all: () => [...ofUser.values()].flatMap(streams => [...streams]),
    of: userId => [...(ofUser.get(userId) ?? [])],
    lookingAt: salonId => [...(ofSalon.get(salonId) ?? [])],
    isFull: userId => (ofUser.get(userId)?.size ?? 0) >= mostOfUser,
    add: stream => {
      addTo(ofUser, stream.userId, stream)
      for (const salonId of stream.salonIds) addTo(ofSalon, salonId, stream)
    },
    remove: stream => {
      removeFrom(ofUser, stream.userId, stream)
      for (const salonId of stream.salonIds) removeFrom(ofSalon, salonId, stream)
    },
  }
}

function addTo(groups: Map<string, Set<LiveStream>>, id: string, stream: LiveStream): void {
  groups.set(id, (groups.get(id) ?? new Set()).add(stream))
}

function removeFrom(groups: Map<string, Set<LiveStream>>, id: string, stream: LiveStream): void {
  const group = groups.get(id)
  group?.delete(stream)
  if (group?.size === 0) groups.delete(id)
}

/** Messages queue in order, so no sender waits for a slow browser. A stream with a full queue is ended. */
export function toLiveStream(
  stream: SSEStreamingApi,
  listener: Pick<LiveStream, 'userId' | 'sessionId' | 'salonIds'>,
  end: () => void,
): LiveStream {
  let waiting = 0
  const send = async (message: SSEMessage) => {
    waiting += 1
    if (waiting > mostWaiting) end()
    else await stream.writeSSE(message)
    waiting -= 1
  }
  return { ...listener, end, send: message => void send(message) }
}
