import { todayIn, type Instant } from '@/domain/zonedTime'
import { badInput } from '../kernel/ApiFailure'
import type { Wanted } from './availability'

/** 400 for a start after the last date that can be booked. */
export function requireBookableDate({ rules, lastDate }: Wanted, startsAt: Instant): void {
  if (todayIn(rules.timeZone, startsAt) > lastDate) throw badInput({ startsAt: 'date_too_far' })
}
