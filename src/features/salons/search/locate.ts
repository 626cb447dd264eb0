import type { Coordinates } from '@/domain/geography/distance'
import { offered } from '@/ui/offered'

export type NoPositionReason = 'refused' | 'unavailable' | 'timed_out' | 'unsupported'

export type Located = { position: Coordinates } | { reason: NoPositionReason }

/** The used part of the browser's Geolocation. Undefined where the browser has none. */
export type Locator = Pick<Geolocation, 'getCurrentPosition'> | undefined

const fixMilliseconds = 10_000
/** The browser's own timeout does not run during its prompt. Some browsers never answer a dismissed prompt. */
const patienceMilliseconds = 45_000
const freshEnoughMilliseconds = 5 * 60_000

const reasons: Record<number, NoPositionReason> = { 1: 'refused', 2: 'unavailable', 3: 'timed_out' }

/** Rounds to about a hundred metres: enough to sort by distance, without revealing an address. */
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** The position of the device, or the reason why it is unknown. Always settles. */
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

/** Undefined on a page without TLS, where browsers refuse as if the person had. */
export const browserLocator = (): Locator =>
  window.isSecureContext ? offered(() => navigator.geolocation) : undefined
