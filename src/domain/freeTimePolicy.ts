import type { WallMinutes } from './wallTime'

/** Slots from this time on, on the salon's clock, are in the evening. */
export const eveningStartsAt: WallMinutes = 17 * 60
