import type { WallMinutes } from './wallTime'

/** Time off begins and ends on the grid of the slots. */
export const timeOffStep: WallMinutes = 15
