import { livePolicy } from '@/domain/livePolicy'
import { apiUrl } from '@/store/apiUrl'

export interface LiveSource {
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void
  close(): void
  readonly readyState: number
}

export type OpenLive = (url: string) => LiveSource

const liveEvents = ['notification', 'unread', 'appointments', 'slots', 'salon'] as const
export type LiveEvent = (typeof liveEvents)[number]

interface Followed {
  open: OpenLive
  /** Ids of the salons whose slots are shown now. */
  salons: () => readonly string[]
  onEvent: (event: LiveEvent, data: string) => void
  /** The stream was interrupted, so events may be lost. */
  onGap: () => void
}

/** `EventSource.OPEN` */
const opened = 1
/** `EventSource.CLOSED`: the server refused, and the browser does not reconnect by itself. */
const closed = 2
const firstPauseMilliseconds = 3_000
const longestPauseMilliseconds = 120_000

export interface LiveSubscription {
  /** Call it when other salons may be shown: a stream that hears of them takes the place of the open one. */
  lookAgain: () => void
  stop: () => void
}

/** Listens to GET /live until it is stopped; retries with growing pauses when refused. */
export function subscribeToLive({ open, salons, onEvent, onGap }: Followed): LiveSubscription {
  let source: LiveSource
  /** Goes on until its successor is open, so that nothing is missed between. */
  let previous: LiveSource | undefined
  let heard: ReadonlySet<string>
  let retry: ReturnType<typeof setTimeout> | undefined
  let pause = firstPauseMilliseconds
  let isInterrupted = false

  const closePrevious = () => {
    previous?.close()
    previous = undefined
  }

  const connect = (joined: readonly string[] = []) => {
    const wanted = salons().slice(-livePolicy.salons)
    heard = new Set(wanted)
    const own = open(apiUrl(wanted.length > 0 ? `live?salons=${wanted.join()}` : 'live'))
    source = own
    own.addEventListener('open', () => {
      closePrevious()
      pause = firstPauseMilliseconds
      if (isInterrupted) onGap()
      // What is shown of them may be older than the stream.
      else for (const salonId of joined) onEvent('slots', JSON.stringify({ salonId }))
      isInterrupted = false
      lookAgain()
    })
    own.addEventListener('error', () => {
      // Also before the first opening: what is shown may come from the offline store.
      isInterrupted = true
      if (own !== source) {
        closePrevious()
        return
      }
      if (own.readyState !== closed) return
      retry = setTimeout(() => connect(), pause)
      pause = Math.min(pause * 2, longestPauseMilliseconds)
      onGap()
    })
    for (const event of liveEvents) own.addEventListener(event, ({ data }) => onEvent(event, data))
  }

  const lookAgain = () => {
    const joined = salons()
      .slice(-livePolicy.salons)
      .filter(id => !heard.has(id))
    // Another one looks again when it is open.
    if (joined.length === 0 || source.readyState !== opened) return
    previous = source
    connect(joined)
  }

  connect()
  return {
    lookAgain,
    stop: () => {
      clearTimeout(retry)
      closePrevious()
      source.close()
    },
  }
}
