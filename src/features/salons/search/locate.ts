import type { Coordinates } from '@/domain/geography/distance'

export type NoPositionReason = 'refused' | 'unavailable' | 'timed_out' | 'unsupported'

export type Located = { position: Coordinates } | { reason: NoPositionReason }

/** What is asked of the browser; undefined where it has no such thing. */
export type Locator = Pick<Geolocation, 'getCurrentPosition'> | undefined

const fixMilliseconds = 10_000
/** The browser's own limit does not run while its question is open, and some never answer when it is brushed aside. */
const patienceMilliseconds = 45_000
const freshEnoughMilliseconds = 5 * 60_000

const reasons: Record<number, NoPositionReason> = { 1: 'refused', 2: 'unavailable', 3: 'timed_out' }

/** To about a hundred metres: enough for an order by distance, and no one's front door. */
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** Where the device is, or why that is not known. Always settles. */
export function locate(locator: Locator): Promise<Located> {
  if (!locator) return Promise.resolve({ reason: 'unsupported' })
  return new Promise(resolve => {
    const patience = setTimeout(() => resolve({ reason: 'timed_out' }), patienceMilliseconds)
    const settle = (located: Located) => {
      clearTimeout(patience)
      resolve(located)
    }
    locator.getCurrentPosition(
      ({ coords }) =>
        settle({ position: { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) } }),
      ({ code }) => settle({ reason: reasons[code] ?? 'unavailable' }),
      { timeout: fixMilliseconds, maximumAge: freshEnoughMilliseconds },
    )
  })
}

/** The browser's own locator, read when asked for: a page without a secure context has none. */
export const browserLocator = (): Locator => ('geolocation' in navigator ? navigator.geolocation : undefined)
