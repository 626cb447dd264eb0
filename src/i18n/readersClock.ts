import { wallOf, type Instant } from '@/domain/zonedTime'

/** The zone of the clock that the reader's device shows. */
export const readersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The date and the minutes that the reader's own calendar and clock show at an instant. */
export const readersWall = (instant: Instant) => wallOf(instant, readersZone())
