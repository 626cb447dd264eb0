import type { Coordinates } from '@/domain/geography/distance'
import type { SalonCard } from '@/domain/salon'

/** A point of the map with the salons that stand there. */
export interface MapLocation {
  id: string
  position: Coordinates
  salons: SalonCard[]
}

/** Decimals of a degree: salons within about ten metres share a pin. */
const precision = 4

const idOf = ({ latitude, longitude }: Coordinates): string =>
  [latitude, longitude].map(degrees => degrees.toFixed(precision)).join()

/** In the order of the salons. */
export function mapLocations(salons: readonly SalonCard[]): MapLocation[] {
  const locations = new Map<string, MapLocation>()
  for (const salon of salons) {
    const id = idOf(salon.position)
    const location = locations.get(id) ?? { id, position: salon.position, salons: [] }
    location.salons.push(salon)
    locations.set(id, location)
  }
  return [...locations.values()]
}

/** Whether the later locations only add to the earlier ones, as another page of the same results does. */
export function isContinued(earlier: readonly MapLocation[], later: readonly MapLocation[]): boolean {
  const ids = new Set(later.map(({ id }) => id))
  return earlier.length > 0 && earlier.every(({ id }) => ids.has(id))
}
