import { datesHolding } from '@/domain/businessDate'
import type { NextSlot, StaffSummary } from '@/domain/salon'
import { unitOf } from '@/domain/units'
import { addDays } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import type { AppContext } from '../AppContext'
import type { BookableService } from '../db/bookableServices'
import type { BookingRules } from '../db/bookingRules'
import type { StaffBusy } from '../db/busyTimes'
import { ratingsOfStaff } from '../db/reviews'
import { recentlyUsed } from '../kernel/recentlyUsed'
import { busyOn, freeDaysAmong, staffFor, toWanted } from './availability'
import { windowFor } from './bookableWindow'
import { servicesWith } from './servicesWith'

const mostCached = 500

interface Summaries {
  /** Of all that the summaries were made from. */
  version: string
  staff: Promise<StaffSummary[]>
}

/**
 * What clients choose a staff member by: the reviews of their appointments and their next free slot. Cached until the
 * salon, its appointments or the unit of time change. Undefined when the salon does not exist.
 */
export function staffSummaries({ db, now, readRules }: Pick<AppContext, 'db' | 'now' | 'readRules'>) {
  const cached = recentlyUsed<string, Summaries>(mostCached)

  async function summarize(rules: BookingRules, at: Instant): Promise<StaffSummary[]> {
    const ratings = await ratingsOfStaff(db, rules.salonId)
    const busy = await busyOn(db, rules, datesHolding(at, rules.timeZone)[0], horizonOf(rules) + 1)
    return rules.staff.map(({ id }) => {
      const { rating = null, reviewCount = 0 } = ratings.get(id) ?? {}
      return { staffId: id, rating, reviewCount, nextSlot: nextSlotOf(rules, id, busy, at) }
    })
  }

  return async (salonId: string): Promise<StaffSummary[] | undefined> => {
    // Read before the rules, so that rules are never older than their version.
    const salon = await db
      .selectFrom('salons')
      .select(['revision', 'slots_revision'])
      .where('id', '=', salonId)
      .executeTakeFirst()
    const rules = salon && (await readRules(db, salonId))
    if (!rules) return undefined
    const at = now()
    const version = [salon.revision, salon.slots_revision, rules.staff.length, unitOf(at)].join()
    const known = cached.get(salonId)
    if (known?.version === version) return known.staff
    const made = { version, staff: summarize(rules, at) }
    cached.set(salonId, made)
    made.staff.catch(() => cached.delete(salonId))
    return made.staff
  }
}

/** The most days ahead that a service can be booked. */
const horizonOf = ({ services }: BookingRules): number =>
  Math.max(1, ...[...services.values()].map(({ window }) => window.horizonDays))

function nextSlotOf(
  rules: BookingRules,
  staffId: string,
  busy: readonly StaffBusy[],
  at: Instant,
): NextSlot | null {
  const service = serviceOf(rules, staffId)
  if (!service) return null
  const window = windowFor('client', rules, [service], at)
  const wanted = toWanted(rules, [service], staffId, window)
  for (let [date] = datesHolding(at, rules.timeZone); date <= window.lastDate; date = addDays(date, 1)) {
    const slot = freeDaysAmong(busy, wanted, date, 1, at)[0]?.slots[0]
    if (slot) return { serviceId: service.id, startsAt: slot.startsAt }
  }
  return null
}

/** The cheapest paid service of a staff member stands for all of theirs. */
function serviceOf(rules: BookingRules, staffId: string): BookableService | undefined {
  const rank = ({ listCost }: BookableService): number => (listCost > 0 ? 0 : 1)
  return [...rules.services.values()]
    .filter(service => staffFor(rules, [service], staffId).length > 0)
    .flatMap(service => servicesWith([service], staffId))
    .sort(
      (one, other) =>
        rank(one) - rank(other) || one.listCost - other.listCost || (one.id < other.id ? -1 : 1),
    )[0]
}
