import { correctZones } from '@/domain/zoneOffsets'
import { selectZoneCorrections, type WithClock } from './clockSlice'

interface ZonedStore {
  getState: () => WithClock
  subscribe: (listener: () => void) => () => void
}

/** The corrections of the store hold wherever something computes with time zones. Returns the cleanup function. */
export function connectZones({ getState, subscribe }: ZonedStore): () => void {
  const correct = () => correctZones(selectZoneCorrections(getState()))
  correct()
  const unsubscribe = subscribe(correct)
  return () => {
    unsubscribe()
    correctZones([])
  }
}
