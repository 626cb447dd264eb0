import type { Store } from '@reduxjs/toolkit'
import { connectZones } from '@/store/connectZones'
import { checkZones } from './checkZones'
import { connectClock, type TickingStore } from './connectClock'
import { keepSession } from './session/keepSession'
import type { Session } from './session/session'
import type { RootState } from './store/rootReducer'

/** The clock ticks, time zones are corrected and the session is kept. Returns the cleanup function. */
export function connectLater(
  store: Store<RootState> & TickingStore,
  session: Session,
  window: Window,
): () => void {
  const stops = [
    connectClock(store, window),
    connectZones(store),
    checkZones(store),
    keepSession(store, session, window),
  ]
  return () => stops.forEach(end => end())
}
