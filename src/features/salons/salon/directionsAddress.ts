import type { Salon } from '@/domain/salon'

/** Of a map that leads to the salon; undefined for a salon that says no more than its city. */
export function directionsAddress({ name, address, city, country }: Salon): string | undefined {
  if (!address) return undefined
  const destination = [name, address, city, country].join(', ')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}
