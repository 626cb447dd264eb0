import { lastDateOf } from '@/domain/horizonPolicy'
import type { NextSlot, StaffSummary } from '@/domain/salon'
import { quarterOf } from '@/domain/slotTimeline'
import { addDays, type IsoDate } from '@/domain/weekday'
import { todayIn, type Instant } from '@/domain/zonedTime'
import type { AppContext } from '../AppContext'
import type { BookableService, BookingRules } from '../db/bookingRules'
import { ratingsOfStaff } from '../db/reviews'
import { recentlyUsed } from '../kernel/recentlyUsed'
import { freeDays, staffFor, wantedFor } from './availability'

const mostCached = 500
/** Most staff members are free within it. */
const daysAtOnce = 7

interface Summaries {
  /** Of all that the summaries were made from. */
  version: string
  staff: Promise<StaffSummary[]>
}

/**
 * What clients choose a staff member by: the reviews of their appointments and their next free slot. Cached until the
 * salon, its appointments or the quarter of an hour change. Undefined when the salon does not exist.
 */
export function staffSummaries({ db, now, readRules }: Pick<AppContext, 'db' | 'now' | 'readRules'>) {
  const cached = recentlyUsed<string, Summaries>(mostCached)

  async function summarize(rules: BookingRules, at: Instant): Promise<StaffSummary[]> {
    const ratings = await ratingsOfStaff(db, rules.salonId)
    const summaries: StaffSummary[] = []
    for (const { id } of rules.staff) {
      const { rating = null, reviewCount = 0 } = ratings.get(id) ?? {}
      summaries.push({ staffId: id, rating, reviewCount, nextSlot: await nextSlotOf(rules, id, at) })
    }
    return summaries
  }

  async function nextSlotOf(rules: BookingRules, staffId: string, at: Instant): Promise<NextSlot | null> {
    const service = serviceOf(rules, staffId)
    if (!service) return null
    const lastDate = lastDateOf('client', rules.timeZone, at)
    const wanted = wantedFor(rules, [service], staffId, lastDate)
    const today = todayIn(rules.timeZone, at)
    for (let from: IsoDate = today; from <= lastDate; from = addDays(from, daysAtOnce)) {
      const days = await freeDays(db, wanted, from, daysAtOnce, at)
      const slot = days.flatMap(({ slots }) => slots)[0]
      if (slot) return { serviceId: service.id, startsAt: slot.startsAt }
    }
    return null
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
    const version = [salon.revision, salon.slots_revision, rules.staff.length, quarterOf(at)].join()
    const known = cached.get(salonId)
    if (known?.version === version) return known.staff
    const made = { version, staff: summarize(rules, at) }
    cached.set(salonId, made)
    made.staff.catch(() => cached.delete(salonId))
    return made.staff
  }
}

/** The cheapest paid service of a staff member stands for all of theirs. */
function serviceOf(rules: BookingRules, staffId: string): BookableService | undefined {
  const rank = ({ listCost }: BookableService): number => (listCost > 0 ? 0 : 1)
  return [...rules.services.values()]
    .filter(service => staffFor(rules, [service], staffId).length > 0)
    .sort(
      (one, other) =>
        rank(one) - rank(other) || one.listCost - other.listCost || (one.id < other.id ? -1 : 1),
    )[0]
}
