import type { WallMinutes } from './wallTime'

/** The hours of a day may go on after its midnight up to this time, which is included. */
export const latestNightEnd: WallMinutes = 6 * 60
