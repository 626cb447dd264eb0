import type { SSEMessage, SSEStreamingApi } from 'hono/streaming'

const mostOfPerson = 5
/** A reader that is further behind is better off with a new connection. */
const mostWaiting = 500

/** A browser that listens, until its session or its connection ends. */
export interface LiveStream {
  userId: string
  sessionId: string
  send(message: SSEMessage): void
  end(): void
}

/** Everybody who listens to this server. */
export interface LiveStreams {
  all(): LiveStream[]
  of(userId: string): LiveStream[]
  isFull(userId: string): boolean
  add(stream: LiveStream): void
  remove(stream: LiveStream): void
}

export function createLiveStreams(): LiveStreams {
  const ofPerson = new Map<string, Set<LiveStream>>()
  return {
    all: () => [...ofPerson.values()].flatMap(streams => [...streams]),
    of: userId => [...(ofPerson.get(userId) ?? [])],
    isFull: userId => (ofPerson.get(userId)?.size ?? 0) >= mostOfPerson,
    add: stream => {
      const own = ofPerson.get(stream.userId) ?? new Set()
      ofPerson.set(stream.userId, own.add(stream))
    },
    remove: stream => {
      const own = ofPerson.get(stream.userId)
      own?.delete(stream)
      if (own?.size === 0) ofPerson.delete(stream.userId)
    },
  }
}

/** Nobody waits for a slow reader: messages queue in their order, and one that reads no more is let go. */
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
