import type { Coordinates } from '@/domain/geography/distance'
import type { SalonCard } from '@/domain/salon'

/** A point of the map with the salons that stand there. */
export interface MapPlace {
  id: string
  position: Coordinates
  salons: SalonCard[]
}

/** Decimals of a degree: salons within about ten metres share a pin. */
const precision = 4

const idOf = ({ latitude, longitude }: Coordinates): string =>
  [latitude, longitude].map(degrees => degrees.toFixed(precision)).join()

/** In the order of the salons. */
export function mapPlaces(salons: readonly SalonCard[]): MapPlace[] {
  const places = new Map<string, MapPlace>()
  for (const salon of salons) {
    const id = idOf(salon.position)
    const place = places.get(id) ?? { id, position: salon.position, salons: [] }
    place.salons.push(salon)
    places.set(id, place)
  }
  return [...places.values()]
}

/** Whether the later places only add to the earlier ones, as another page of the same results does. */
export function isContinued(earlier: readonly MapPlace[], later: readonly MapPlace[]): boolean {
  const ids = new Set(later.map(({ id }) => id))
  return earlier.length > 0 && earlier.every(({ id }) => ids.has(id))
}
