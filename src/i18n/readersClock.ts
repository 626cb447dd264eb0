import { createContext, use } from 'react'
import { wallOf, type Instant } from '@/domain/zonedTime'

const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The time zone of who sees the page; null for that of this browser. */
export const ReadersZone = createContext<string | null>(null)

export const useReadersZone = (): string => use(ReadersZone) ?? zoneHere()

export function useReadersWall() {
  const zone = useReadersZone()
  return (instant: Instant) => wallOf(instant, zone)
}
