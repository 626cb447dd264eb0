import { initialClock, type WithClock } from '@/store/clockSlice'
import type { Instant } from '@/domain/zonedTime'
import type { ShownStep } from './opened'

/** The server's present at a step, whose own time is the device's; null where the file does not say it. */
export function presentOf({ at, state }: Pick<ShownStep, 'at' | 'state'>): Instant | null {
  const { now, deviceAhead } = { ...initialClock, ...(state as Partial<WithClock>).clock }
  return at === null ? now : at - deviceAhead
}
