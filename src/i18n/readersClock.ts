import { wallOf, type Instant } from '@/domain/zonedTime'

export const readersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

export const readersWall = (instant: Instant) => wallOf(instant, readersZone())
