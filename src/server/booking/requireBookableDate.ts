import { datesHolding } from '@/domain/businessDate'
import type { Instant } from '@/domain/zonedTime'
import { badInput } from '../kernel/ApiFailure'
import type { Wanted } from './availability'

/** 400 for a start after the last date that can be booked. */
export function requireBookableDate({ rules, lastDate }: Wanted, startsAt: Instant): void {
  if (datesHolding(startsAt, rules.timeZone)[0] > lastDate) throw badInput({ startsAt: 'date_too_far' })
}
