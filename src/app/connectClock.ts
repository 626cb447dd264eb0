import { clockTicked } from '@/store/clockSlice'
import { readClock } from '@/store/readClock'
import type { AppStore } from './store/createStore'

const minute = 60_000
const wakes = ['focus', 'online', 'pageshow'] as const

/** Ticks on each minute while the page is visible, and when it wakes. Returns the cleanup function. */
export function connectClock({ dispatch, getState }: AppStore, window: Window): () => void {
  const { document } = window
  const tick = () => {
    const now = dispatch(readClock())
    const isSameMinute = Math.floor(now / minute) === Math.floor((getState().clock.now ?? 0) / minute)
    if (!document.hidden && !isSameMinute) dispatch(clockTicked(now))
  }
  let timer: ReturnType<typeof setTimeout>
  const tickOnMinutes = () => {
    tick()
    timer = setTimeout(tickOnMinutes, minute - (dispatch(readClock()) % minute))
  }
  tickOnMinutes()
  wakes.forEach(wake => window.addEventListener(wake, tick))
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearTimeout(timer)
    wakes.forEach(wake => window.removeEventListener(wake, tick))
    document.removeEventListener('visibilitychange', tick)
  }
}
