import { businessBounds, datesHolding } from '@/domain/businessDate'
import type { LocalInterval } from '@/domain/schedule'
import { ownRange, type OwnWeek } from '@/domain/ownWeek'
import type { Season } from '@/domain/season'
import type { SalonStarts } from '@/domain/startRule'
import type { TimeOff } from '@/domain/timeOff'
import { addDays, weekdays, type IsoDate, type Weekday } from '@/domain/weekday'
import { recentlyUsed } from '../kernel/recentlyUsed'
import type { Db } from './openDatabase'
import { seatedStaff } from '@/domain/team'
import { todayIn, type Instant, type Interval } from '@/domain/zonedTime'
import { promotedCost, type PromotionTerms } from '@/domain/promotion'
import { loadServices, type BookableService, type BookableTerms } from './bookableServices'
import { readHead, readHeadAndBusy, type BookingHead } from './bookingHead'
import { findBusyTimes, type BusyAppointment } from './busyTimes'
import { seatsOf } from './plans'
import { findLatestSubscription, type HeldSubscription } from './subscriptions'
import { listDiscounts } from './promotions'
import { listSeasons } from './seasons'
import { ownWeeksOf } from './staffHours'
import { listTimeOff } from './timeOff'

type OwnRanges = Readonly<Record<Weekday, readonly LocalInterval[]>>

export interface BookableStaffMember {
  id: string
  /** Empty: the staff member does all services. */
  serviceIds: ReadonlySet<string>
  /** The staff member's own hours for each weekday, none on a day off. Left out when the section's hours apply. */
  week?: OwnRanges
  /** The same on the dates of a season, by its id. Without an entry, the season's hours apply. */
  weekOfSeason: ReadonlyMap<string, OwnRanges>
  timeOff: readonly TimeOff[]
}

/** Everything that decides what can be booked in a salon, except its appointments. */
export interface BookingRules {
  salonId: string
  revision: number
  timeZone: string
  confirmsAtOnce: boolean
  starts: SalonStarts
  services: ReadonlyMap<string, BookableService>
  staff: readonly BookableStaffMember[]
  daysOff: ReadonlySet<IsoDate>
  /** Those that have not ended, with the night of their last date. */
  seasons: readonly Season[]
  /** Those that take something off a price. The services have the prices of today. */
  promotions: readonly PromotionTerms[]
}

export interface ReadBookingRules {
  /** Reads the current rules within the given database or transaction; undefined when the salon does not exist. */
  (db: Db, salonId: string): Promise<BookingRules | undefined>
  /** With the appointments of consecutive days: one statement when the rules are cached. */
  withBusy: (
    db: Db,
    salonId: string,
    span: Span,
  ) => Promise<{ rules: BookingRules; busy: readonly BusyAppointment[] } | undefined>
}

interface Span {
  from: IsoDate
  days: number
}

const mostCached = 500

interface Cached {
  rules: BookingRules
  planVersion: string | null
  /** The owner's latest subscription. */
  plan: HeldSubscription | undefined
}

/**
 * Caches the rules of the most recently used salons. Each read compares the salon's revision, which every change of the
 * rules increments in its own transaction, so an outdated rule is never used. The owner's plan has a version of its own.
 */
export function cacheBookingRules(now: () => Instant): ReadBookingRules {
  const cached = recentlyUsed<string, Cached>(mostCached)

  async function rulesFor(db: Db, salonId: string, head: BookingHead | undefined) {
    if (!head) {
      cached.delete(salonId)
      return undefined
    }
    const known = cached.get(salonId)
    const rules =
      known?.rules.revision === head.revision ? known.rules : await loadRules(db, salonId, head, now())
    const plan = known?.planVersion === head.plan_version ? known.plan : await loadPlan(db, head)
    cached.set(salonId, { rules, planVersion: head.plan_version, plan })
    const at = now()
    return promoted(seated(rules, seatsOf(plan, at)), at)
  }

  const read = async (db: Db, salonId: string) => rulesFor(db, salonId, await readHead(db, salonId))

  const withBusy: ReadBookingRules['withBusy'] = async (db, salonId, span) => {
    const zone = cached.get(salonId)?.rules.timeZone
    const found = zone === undefined ? undefined : await readHeadAndBusy(db, salonId, boundsOf(span, zone))
    const rules = found ? await rulesFor(db, salonId, found.head) : await read(db, salonId)
    if (!rules) return undefined
    if (found && rules.timeZone === zone) return { rules, busy: found.busy }
    const { from, until } = boundsOf(span, rules.timeZone)
    return { rules, busy: await findBusyTimes(db, salonId, from, until) }
  }

  return Object.assign(read, { withBusy })
}

const boundsOf = ({ from, days }: Span, timeZone: string): Interval => ({
  from: businessBounds(from, timeZone).from,
  until: businessBounds(addDays(from, days - 1), timeZone).until,
})

const loadPlan = async (db: Db, { owner_id, plan_version }: BookingHead) =>
  owner_id === null || plan_version === null ? undefined : findLatestSubscription(db, owner_id)

const loadRules = async (
  db: Db,
  salonId: string,
  { revision, time_zone, confirms_at_once, start_step, start_fit, ...window }: BookingHead,
  now: Instant,
): Promise<BookingRules> => {
  const today = todayIn(time_zone, now)
  const [earliest] = datesHolding(now, time_zone)
  const seasons = await listSeasons(db, salonId, earliest)
  return {
    salonId,
    revision,
    timeZone: time_zone,
    confirmsAtOnce: confirms_at_once === 1,
    starts: { startStep: start_step, startFit: start_fit },
    services: await loadServices(db, salonId, window),
    staff: await loadStaff(db, salonId, earliest, seasons),
    daysOff: await loadDaysOff(db, salonId),
    seasons,
    promotions: await listDiscounts(db, salonId, today),
  }
}

const seated = (rules: BookingRules, seats: number): BookingRules =>
  rules.staff.length <= seats ? rules : { ...rules, staff: seatedStaff({ staff: rules.staff, seats }) }

function promoted(rules: BookingRules, now: Instant): BookingRules {
  if (rules.promotions.length === 0) return rules
  const today = todayIn(rules.timeZone, now)
  const services = [...rules.services].map(([id, service]) => {
    const { currency } = service
    const costOf = ({ listCost: cost }: BookableTerms) =>
      promotedCost({ id, cost, currency }, rules.promotions, today)
    const staffTerms = new Map(
      [...service.staffTerms].map(
        ([staffId, terms]) => [staffId, { ...terms, cost: costOf(terms) }] as const,
      ),
    )
    return [id, { ...service, cost: costOf(service), staffTerms }] as const
  })
  return { ...rules, services: new Map(services) }
}

async function loadStaff(
  db: Db,
  salonId: string,
  from: IsoDate,
  seasons: readonly Season[],
): Promise<BookableStaffMember[]> {
  const rows = await db
    .selectFrom('staff')
    .leftJoin('staff_services', 'staff_services.staff_id', 'staff.id')
    .select(['staff.id', 'staff_services.service_id'])
    .where('staff.salon_id', '=', salonId)
    .where('staff.removed_at', 'is', null)
    .orderBy('staff.position')
    .orderBy('staff.id')
    .execute()
  const serviceIds = new Map<string, Set<string>>()
  for (const { id, service_id } of rows) {
    const does = serviceIds.get(id) ?? new Set()
    if (service_id !== null) does.add(service_id)
    serviceIds.set(id, does)
  }
  const weeks = await ownWeeksOf(db, [...serviceIds.keys()])
  const timeOff = await listTimeOff(db, salonId, from)
  return [...serviceIds].map(([id, does]) => {
    const week = weeks.get(id)
    return {
      id,
      serviceIds: does,
      ...(week && { week: toRanges(week) }),
      weekOfSeason: ofSeasons(seasons, id),
      timeOff: timeOff.filter(({ staffId }) => staffId === id),
    }
  })
}

async function loadDaysOff(db: Db, salonId: string): Promise<ReadonlySet<IsoDate>> {
  const rows = await db.selectFrom('days_off').select('date').where('salon_id', '=', salonId).execute()
  return new Set(rows.map(({ date }) => date))
}

const ofSeasons = (seasons: readonly Season[], id: string): BookableStaffMember['weekOfSeason'] =>
  new Map(
    seasons.flatMap(({ id: seasonId, staffHours = [] }) =>
      staffHours
        .filter(({ staffId }) => staffId === id)
        .map(({ hours }) => [seasonId, toRanges(hours)] as const),
    ),
  )

const toRanges = (week: OwnWeek): OwnRanges =>
  Object.fromEntries(
    weekdays.map(day => {
      const own = week[day]
      const range = own && ownRange(own)
      return [day, range ? [range] : []]
    }),
  ) as Record<Weekday, LocalInterval[]>
