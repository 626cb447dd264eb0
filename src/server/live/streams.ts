import type { SSEMessage, SSEStreamingApi } from 'hono/streaming'

const mostOfUser = 5
/** A stream with more unsent messages is closed, and the browser reconnects. */
const mostWaiting = 500

/** One browser's open stream; it ends with the session or the connection. */
export interface LiveStream {
  userId: string
  sessionId: string
  send(message: SSEMessage): void
  end(): void
}

export interface LiveStreams {
  all(): LiveStream[]
  of(userId: string): LiveStream[]
  isFull(userId: string): boolean
  add(stream: LiveStream): void
  remove(stream: LiveStream): void
}

export function createLiveStreams(): LiveStreams {
  const ofUser = new Map<string, Set<LiveStream>>()
  return {
    all: () => [...ofUser.values()].flatMap(streams => [...streams]),
    of: userId => [...(ofUser.get(userId) ?? [])],
    isFull: userId => (ofUser.get(userId)?.size ?? 0) >= mostOfUser,
    add: stream => {
      const own = ofUser.get(stream.userId) ?? new Set()
      ofUser.set(stream.userId, own.add(stream))
    },
    remove: stream => {
      const own = ofUser.get(stream.userId)
      own?.delete(stream)
      if (own?.size === 0) ofUser.delete(stream.userId)
    },
  }
}

/** Messages queue in order, so no sender waits for a slow browser. A stream with a full queue is ended. */
export function toLiveStream(
  stream: SSEStreamingApi,
  { userId, sessionId }: { userId: string; sessionId: string },
  end: () => void,
): LiveStream {
  let waiting = 0
  const send = async (message: SSEMessage) => {
    waiting += 1
    if (waiting > mostWaiting) end()
    else await stream.writeSSE(message)
    waiting -= 1
  }
  return { userId, sessionId, end, send: message => void send(message) }
}
