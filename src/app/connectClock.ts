import { clockTicked, selectNow, type WithClock } from '@/store/clockSlice'
import { readClock } from '@/store/readClock'
import type { AppDispatch } from '@/store/services'

const minute = 60_000
const wakes = ['focus', 'online', 'pageshow'] as const

export interface TickingStore {
  dispatch: AppDispatch
  getState: () => WithClock
}

/** Ticks on each minute while the page is visible, and when it wakes. Returns the cleanup function. */
export function connectClock({ dispatch, getState }: TickingStore, window: Window): () => void {
  const { document } = window
  const tick = () => {
    const now = dispatch(readClock())
    const isSameMinute = Math.floor(now / minute) === Math.floor((selectNow(getState()) ?? 0) / minute)
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
