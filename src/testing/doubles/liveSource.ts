import type { LiveSource, OpenLive } from '@/store/live'
import { listen } from '@/testing/kit/listen'
import type { TestApi } from '@/testing/kit/startApi'

type Listener = (event: MessageEvent<string>) => void

const connecting = 0
const open = 1
const closed = 2

export interface TestLive {
  openLive: OpenLive
  opened: () => number
  running: () => number
}

/** An EventSource over the real stream of a server in this process; it does not reconnect. */
export function liveOf(server: TestApi, cookie: string): TestLive {
  const sources = new Set<LiveSource>()
  let count = 0

  const openLive: OpenLive = url => {
    count += 1
    const listeners = new Map<string, Listener[]>()
    const publish = (type: string, data = '') => {
      for (const listener of listeners.get(type) ?? []) listener({ data } as MessageEvent<string>)
    }
    let state = connecting
    let stop: () => void = () => undefined
    const source: LiveSource = {
      addEventListener: (type, listener) => listeners.set(type, [...(listeners.get(type) ?? []), listener]),
      close: () => {
        state = closed
        sources.delete(source)
        stop()
      },
      get readyState() {
        return state
      },
    }
    sources.add(source)

    const run = async () => {
      const stream = await listen(server, {
        cookie,
        salons: new URL(url, 'http://kursi.test').searchParams.get('salons') ?? '',
      })
      stop = () => void stream.close()
      if (state === closed) {
        stop()
        return
      }
      if (stream.status === 200) {
        state = open
        publish('open')
        try {
          for (;;) {
            const { event, data } = await stream.next()
            publish(event, JSON.stringify(data))
          }
        } catch {
          // The stream has ended.
        }
      }
      if (sources.delete(source)) {
        state = closed
        publish('error')
      }
    }
    void run()
    return source
  }
  return { openLive, opened: () => count, running: () => sources.size }
}
