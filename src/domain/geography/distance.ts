export interface Coordinates {
  latitude: number
  longitude: number
}

const meanEarthRadiusKilometres = 6371.0088

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres between two points given in degrees (haversine, a spherical Earth: within 0.6 %). */
export const distanceInKilometres = (from: Coordinates, to: Coordinates): number => {
  const latitudeHalf = toRadians(to.latitude - from.latitude) / 2
  const longitudeHalf = toRadians(to.longitude - from.longitude) / 2
  const haversine =
    Math.sin(latitudeHalf) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(longitudeHalf) ** 2
  // Rounding can lift the value past 1 at opposite ends of the Earth, where asin gives NaN.
  return 2 * meanEarthRadiusKilometres * Math.asin(Math.sqrt(Math.min(1, haversine)))
}
