import { apiUrl } from '@/store/apiUrl'

export interface LiveSource {
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void
  close(): void
  readonly readyState: number
}

export type OpenLive = (url: string) => LiveSource

const liveEvents = ['notification', 'unread', 'appointments', 'slots'] as const
export type LiveEvent = (typeof liveEvents)[number]

interface Followed {
  open: OpenLive
  onEvent: (event: LiveEvent, data: string) => void
  /** The stream was interrupted, so events may be lost. */
  onGap: () => void
}

/** `EventSource.CLOSED`: the server refused, and the browser does not reconnect by itself. */
const closed = 2
const firstPauseMilliseconds = 3_000
const longestPauseMilliseconds = 120_000

/** Listens to GET /live until the returned function is called; retries with growing pauses when refused. */
export function subscribeToLive({ open, onEvent, onGap }: Followed): () => void {
  let source: LiveSource
  let retry: ReturnType<typeof setTimeout> | undefined
  let pause = firstPauseMilliseconds
  let isInterrupted = false

  const connect = () => {
    const own = open(apiUrl('live'))
    source = own
    own.addEventListener('open', () => {
      pause = firstPauseMilliseconds
      if (isInterrupted) onGap()
      isInterrupted = false
    })
    own.addEventListener('error', () => {
      // Also before the first opening: what is shown may come from the offline store.
      isInterrupted = true
      if (own.readyState !== closed) return
      retry = setTimeout(connect, pause)
      pause = Math.min(pause * 2, longestPauseMilliseconds)
      onGap()
    })
    for (const event of liveEvents) own.addEventListener(event, ({ data }) => onEvent(event, data))
  }

  connect()
  return () => {
    clearTimeout(retry)
    source.close()
  }
}
