import type { Coordinates } from './distance'

/** In the order of the compass, from north through east. */
export const compassDirections = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const
export type CompassDirection = (typeof compassDirections)[number]

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** In which of eight directions one sets out on the shortest way. Both points are in degrees and are not the same. */
export function compassDirection(from: Coordinates, to: Coordinates): CompassDirection {
  const [fromLatitude, toLatitude] = [toRadians(from.latitude), toRadians(to.latitude)]
  const eastward = toRadians(to.longitude - from.longitude)
  const bearing = Math.atan2(
    Math.sin(eastward) * Math.cos(toLatitude),
    Math.cos(fromLatitude) * Math.sin(toLatitude) -
      Math.sin(fromLatitude) * Math.cos(toLatitude) * Math.cos(eastward),
  )
  const { length } = compassDirections
  const step = Math.round((bearing / (2 * Math.PI)) * length)
  return compassDirections[(step + length) % length] ?? 'north'
}
