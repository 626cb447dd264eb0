import { businessBounds, datesHolding } from '@/domain/businessDate'
import { freeIntervals, type FreeTime } from '@/domain/freeTime'
import { lastDateOf } from '@/domain/horizonPolicy'
import type { Currency } from '@/domain/money'
import type { WeekSchedule } from '@/domain/schedule'
import { firstSlotAmong, writeTimeline } from '@/domain/slotTimeline'
import { isRunning } from '@/domain/subscription'
import { lastPeriod, renewalGrace, stateOf } from '@/domain/subscriptionLife'
import { instantOfUnit, unitFrom, unitOf, type Unit } from '@/domain/units'
import { addDays } from '@/domain/weekday'
import { dayBounds, todayIn, type Instant, type Interval } from '@/domain/zonedTime'
import type { AppContext } from '../AppContext'
import type { BookableService } from '../db/bookableServices'
import type { BookingRules } from '../db/bookingRules'
import type { Db } from '../db/openDatabase'
import type { SlotSummaryRow } from '../db/schema/salons'
import { saveSlots } from '../db/slotSummaries'
import { findLatestSubscription } from '../db/subscriptions'
import { freeDays, staffFor, toWanted } from './availability'
import { startsFor } from './bookableWindow'
import { servicesWith, termsOf } from './servicesWith'

/** Days beyond those that clients may book, so that a summary is enough for some days to come. */
const spareDays = 7

/** Computes and saves the summaries of a salon's slots. They are `freeSlots` of each day, whatever the time of day. */
export async function summarizeSlots(
  { db, now, readRules }: Pick<AppContext, 'db' | 'now' | 'readRules'>,
  salonId: string,
): Promise<void> {
  const at = now()
  const salon = await db
    .selectFrom('salons')
    .select(['owner_id', 'revision', 'slots_revision', 'from_currency'])
    .where('id', '=', salonId)
    .executeTakeFirst()
  const rules = salon && (await readRules(db, salonId))
  if (!rules) return
  const kinds = kindsOf(rules, salon.from_currency)
  const seatsUntil = await seatsMayChangeAt(db, salon.owner_id, at)
  const [from] = datesHolding(at, rules.timeZone)
  const enoughUntil = dayBounds(addDays(from, spareDays), rules.timeZone).from
  const summaries: SlotSummaryRow[] = []
  for (const [kind, [service]] of kinds.entries()) {
    const { leadMinutes, horizonDays } = service.window
    const days = horizonDays + spareDays + 1
    const lastDate = addDays(from, days - 1)
    const wanted = toWanted(rules, [service], null, {
      lastDate,
      leadMinutes: 0,
      ...startsFor('client', rules),
    })
    const free = await freeDays(db, wanted, from, days, 0)
    const { from: from_unit, digits } = writeTimeline(
      free.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt)),
      {
        from: unitOf(dayBounds(from, rules.timeZone).from),
        until: unitFrom(businessBounds(lastDate, rules.timeZone).until),
      },
    )
    const row = {
      salon_id: salonId,
      kind,
      service_id: service.id,
      from_unit,
      digits,
      summarized_until: unitOf(Math.min(enoughUntil, seatsUntil)),
      lead_units: unitOf(leadMinutes * 60_000),
      horizon_days: horizonDays,
    }
    summaries.push({ ...row, ...nextOf(row, rules.timeZone, at) })
  }
  await saveSlots(db, {
    salonId,
    revision: salon.revision + salon.slots_revision,
    summaries,
    kinds: new Map(kinds.flatMap((services, kind) => services.map(({ id }) => [id, kind] as const))),
  })
}

/** The next slots of a summary that clients can book at an instant, and until when they are the next. */
export function nextOf(
  row: Omit<SlotSummaryRow, 'next_start' | 'next_evening' | 'valid_until'>,
  timeZone: string,
  now: Instant,
): Pick<SlotSummaryRow, 'next_start' | 'next_evening' | 'valid_until'> {
  const timeline = { from: row.from_unit, digits: row.digits }
  const nextIn = (evening: boolean): Unit | null => {
    const slot = firstSlotAmong(timeline, bookableIntervals(row, { evening }, timeZone, now))
    return slot === undefined ? null : unitOf(slot)
  }
  const next_start = nextIn(false)
  const next_evening = nextIn(true)
  const tooSoonFrom = (next: Unit | null) => (next === null ? Infinity : next - row.lead_units)
  // At midnight another day can be booked, which may have the first slot.
  const midnight =
    next_start === null || next_evening === null
      ? unitFrom(dayBounds(todayIn(timeZone, now), timeZone).until)
      : Infinity
  return {
    next_start,
    next_evening,
    valid_until: Math.min(row.summarized_until, midnight, tooSoonFrom(next_start), tooSoonFrom(next_evening)),
  }
}

/** When a slot of the summary may begin that clients can book at an instant. */
export function bookableIntervals(
  { lead_units, horizon_days }: Pick<SlotSummaryRow, 'lead_units' | 'horizon_days'>,
  free: FreeTime,
  timeZone: string,
  now: Instant,
): Interval[] {
  const lastDate = lastDateOf(horizon_days, timeZone, now)
  const earliest = now + instantOfUnit(lead_units) + 1
  return freeIntervals(free, timeZone, now, lastDate)
    .map(({ from, until }) => ({ from: Math.max(from, earliest), until }))
    .filter(({ from, until }) => from < until)
}

type Kind = [BookableService, ...BookableService[]]

/** Services with the same slots together. The first of the first is the one whose price stands for the salon. */
function kindsOf(rules: BookingRules, fromCurrency: string | null): Kind[] {
  const kinds: { week: WeekSchedule; staff: string; services: Kind }[] = []
  for (const service of inOrderOfPrice([...rules.services.values()], fromCurrency as Currency | null)) {
    const staff = staffFor(rules, [service], null)
      .map(({ id }) => {
        const { minutes, workUnits } = termsOf(servicesWith([service], id))
        return [id, minutes, workUnits].join(':')
      })
      .join()
    const { week, window } = service
    const same = kinds.find(
      kind =>
        kind.week === week &&
        kind.staff === staff &&
        kind.services[0].window.leadMinutes === window.leadMinutes &&
        kind.services[0].window.horizonDays === window.horizonDays,
    )
    if (same) same.services.push(service)
    else kinds.push({ week, staff, services: [service] })
  }
  return kinds.map(({ services }) => services)
}

/** As the search orders them: the paid ones in the salon's currency first, then the cheaper ones. */
function inOrderOfPrice(services: BookableService[], fromCurrency: Currency | null): BookableService[] {
  const rank = ({ fromCost, currency }: BookableService) =>
    (fromCost > 0 ? 0 : 2) + (currency === fromCurrency ? 0 : 1)
  return services.sort(
    (one, other) => rank(one) - rank(other) || one.fromCost - other.fromCost || (one.id < other.id ? -1 : 1),
  )
}

/** A plan that ends takes staff from the search without a change of any row. */
async function seatsMayChangeAt(db: Db, ownerId: string | null, now: Instant): Promise<Instant> {
  const held = ownerId === null ? undefined : await findLatestSubscription(db, ownerId)
  if (!held || !isRunning({ state: stateOf(held, now) })) return Infinity
  const { endsAt } = lastPeriod(held)
  return endsAt > now ? endsAt : endsAt + renewalGrace
}
