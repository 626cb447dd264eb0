import { subscribeToLive, type LiveSource } from './live'

const connecting = 0
const openState = 1
const closed = 2

function start() {
  const listeners = new Map<string, (() => void)[]>()
  let state = connecting
  const source: LiveSource = {
    addEventListener: (type, listener) => {
      listeners.set(type, [...(listeners.get(type) ?? []), listener as () => void])
    },
    close: () => undefined,
    get readyState() {
      return state
    },
  }
  const gaps: string[] = []
  const publish = (type: 'open' | 'error') => {
    state = type === 'open' ? openState : connecting
    listeners.get(type)?.forEach(listener => listener())
  }
  subscribeToLive({
    open: () => source,
    salons: () => [],
    onEvent: () => undefined,
    onGap: () => gaps.push('gap'),
  })
  return { gaps, publish }
}

test('what is shown is asked again when the stream is back, also when it could not be opened at first', () => {
  const first = start()
  first.publish('error')
  expect(first.gaps).toEqual([])
  first.publish('open')
  expect(first.gaps).toEqual(['gap'])

  const later = start()
  later.publish('open')
  expect(later.gaps).toEqual([])
  later.publish('error')
  later.publish('open')
  expect(later.gaps).toEqual(['gap'])
})

describe('the salons that a stream hears of', () => {
  /** Streams in the order in which they were asked for. */
  function follow() {
    const streams: { url: string; isClosed: boolean; open: () => void; fail: (state: number) => void }[] = []
    const shown: string[] = []
    const events: string[] = []
    const { lookAgain } = subscribeToLive({
      open: url => {
        let state = connecting
        const listeners = new Map<string, () => void>()
        const stream = {
          url,
          isClosed: false,
          open: () => {
            state = openState
            listeners.get('open')?.()
          },
          fail: (next: number) => {
            state = next
            listeners.get('error')?.()
          },
        }
        streams.push(stream)
        return {
          addEventListener: (type, listener) => {
            listeners.set(type, listener as () => void)
          },
          close: () => {
            state = closed
            stream.isClosed = true
          },
          get readyState() {
            return state
          },
        }
      },
      salons: () => shown,
      onEvent: (event, data) => events.push(`${event} ${data}`),
      onGap: () => events.push('gap'),
    })
    const show = (id: string) => {
      shown.push(id)
      lookAgain()
    }
    return { streams, events, show }
  }
  const urls = (streams: { url: string }[]) => streams.map(({ url }) => url)

  test('one that comes into view is heard by a new stream, and the old one goes on until that is open', () => {
    const { streams, events, show } = follow()
    streams[0]?.open()
    show('one')
    expect(urls(streams)).toEqual(['/api/live', '/api/live?salons=one'])
    expect(streams[0]?.isClosed).toBe(false)
    expect(events).toEqual([])
    streams[1]?.open()
    expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, false])
    expect(events).toEqual(['slots {"salonId":"one"}'])
    show('one')
    expect(streams).toHaveLength(2)
  })

  test('those that come while a stream opens follow when it is open', () => {
    const { streams, show } = follow()
    show('one')
    show('two')
    expect(streams).toHaveLength(1)
    streams[0]?.open()
    expect(urls(streams).at(-1)).toBe('/api/live?salons=one,two')
  })

  test('the last twenty are heard', () => {
    const { streams, show } = follow()
    for (let number = 1; number <= 21; number += 1) show(`s${number}`)
    streams[0]?.open()
    const heard = urls(streams).at(-1)?.split('=')[1]?.split(',')
    expect(heard).toHaveLength(20)
    expect([heard?.[0], heard?.at(-1)]).toEqual(['s2', 's21'])
  })
  describe('while another stream opens', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    test.each([
      ['breaks off', connecting],
      ['is refused', closed],
    ])('the old one %s: the new one goes on alone', (_what, state) => {
      const { streams, events, show } = follow()
      streams[0]?.open()
      show('one')
      streams[0]?.fail(state)
      jest.advanceTimersByTime(600_000)
      expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, false])
      expect(events).toEqual([])
      streams[1]?.open()
      expect(events).toEqual(['gap'])
    })

    test('the new one is refused: the old one goes on until a later one is open', () => {
      const { streams, events, show } = follow()
      streams[0]?.open()
      show('one')
      streams[1]?.fail(closed)
      expect(streams[0]?.isClosed).toBe(false)
      jest.advanceTimersByTime(3_000)
      expect(urls(streams).at(-1)).toBe('/api/live?salons=one')
      expect(streams[0]?.isClosed).toBe(false)
      streams[2]?.open()
      expect(streams[0]?.isClosed).toBe(true)
      expect(events.at(-1)).toBe('gap')
    })
  })
})
