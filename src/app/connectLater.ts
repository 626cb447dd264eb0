import type { Store } from '@reduxjs/toolkit'
import { connectClock, type TickingStore } from './connectClock'
import { keepSession } from './session/keepSession'
import type { Session } from './session/session'
import type { RootState } from './store/rootReducer'

/** The clock ticks and the session is kept. Returns the cleanup function. */
export function connectLater(
  store: Store<RootState> & TickingStore,
  session: Session,
  window: Window,
): () => void {
  const stops = [connectClock(store, window), keepSession(store, session, window)]
  return () => stops.forEach(end => end())
}
