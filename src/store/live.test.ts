import { subscribeToLive, type LiveSource } from './live'

const connecting = 0
const openState = 1

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
  subscribeToLive({ open: () => source, onEvent: () => undefined, onGap: () => gaps.push('gap') })
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
