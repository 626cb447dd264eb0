import { Hono, type Context } from 'hono'
import { toFreeSlots } from '@/domain/offeredSlot'
import type { DayAvailability, FreeSlot, SlotList } from '@/domain/salon'
import type { Slot } from '@/domain/slots'
import type { Instant } from '@/domain/zonedTime'
import type { IsoDate } from '@/domain/weekday'
import { findAppointment } from '../db/appointments'
import type { BusyAppointment } from '../db/busyTimes'
import { notFound } from '../kernel/ApiFailure'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { readQuery } from '../http/readInput'
import { requireUser } from '../http/session'
import { moveWindow, windowFor } from '../booking/bookableWindow'
import { inOrder } from '../booking/assignStaff'
import { mayChange } from '../booking/mayChange'
import { freeDaysAmong, toWanted, type DaySlots, type Wanted } from '../booking/availability'
import { namesOf, requireAppointment, servicesOf, type NamedServices } from '../booking/findServices'
import { dayQuery, slotQuery } from './slots/slotQueries'

interface WantedQuery extends NamedServices {
  staffId?: string | undefined
  reschedulingId?: string | undefined
}

/** A day whose free slots are all earlier has none. */
const laterThan = (after: Instant, days: readonly DaySlots[]): DaySlots[] =>
  days.map(day => {
    const slots = day.slots.filter(({ startsAt }) => startsAt > after)
    return { ...day, slots, ...(slots.length === 0 && day.slots.length > 0 && { empty: 'earlier' }) }
  })

/** Where the staff differ in price or length, the one whom the slot is booked with when it names nobody. */
function namedIn({ staffIds }: Slot, wanted: Wanted, day: DaySlots): Pick<FreeSlot, 'staffId'> {
  const terms = wanted.staff.map(({ terms: { cost, minutes } }) => `${cost} ${minutes}`)
  const [staffId] = new Set(terms).size > 1 ? inOrder(staffIds, wanted, day) : []
  return staffId === undefined ? {} : { staffId }
}

export function slotRoutes({ db, now, readRules }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/:salonId/slots', async context => {
    const { date, after, ...query } = await readQuery(context, slotQuery)
    const wanted = await findWanted(context, { from: date, days: 1 }, query)
    const [day] = laterThan(after ?? 0, freeDaysAmong(wanted.busy, wanted, date, 1, now()))
    const list: SlotList = {
      date,
      timeZone: wanted.rules.timeZone,
      slots: day?.slots.map(slot => ({ ...toFreeSlots(slot), ...namedIn(slot, wanted, day) })) ?? [],
      empty: day?.empty ?? null,
      lastDate: wanted.lastDate,
    }
    return answer(context, list)
  })

  routes.get('/:salonId/days', async context => {
    const { from, days, after, ...query } = await readQuery(context, dayQuery)
    const wanted = await findWanted(context, { from, days }, query)
    const found = laterThan(after ?? 0, freeDaysAmong(wanted.busy, wanted, from, days, now()))
    return answer(
      context,
      found.map(({ date, slots, empty }): DayAvailability => ({
        date,
        free: slots.length,
        empty: empty ?? null,
      })),
    )
  })

  async function findWanted(
    context: Context<Env>,
    span: { from: IsoDate; days: number },
    { staffId, reschedulingId, ...named }: WantedQuery,
  ): Promise<Wanted & { busy: readonly BusyAppointment[] }> {
    const salonId = context.req.param('salonId') ?? ''
    const { rules, busy = [] } = (await readRules.withBusy(db, salonId, span)) ?? {}
    if (!rules || (staffId && !rules.staff.some(({ id }) => id === staffId))) throw notFound()
    const rescheduling = reschedulingId ? await findRescheduled(context, salonId, reschedulingId) : undefined
    const at = now()
    if (!rescheduling) {
      const services = requireAppointment(rules, named)
      return { ...toWanted(rules, services, staffId, windowFor('client', rules, services, at)), busy }
    }
    const isSame = String(namesOf(named)) === String(rescheduling.services.map(({ serviceId }) => serviceId))
    // The services of a booked appointment stay together, whatever they cost now.
    const services = isSame ? servicesOf(rules, namesOf(named)) : requireAppointment(rules, named)
    if (!services) throw notFound()
    const window = moveWindow(requireUser(context), rescheduling, rules, services, at)
    return {
      ...toWanted(rules, services, staffId, window, {
        reschedulingId: rescheduling.id,
        ...(isSame && { minutes: rescheduling.minutes, workUnits: rescheduling.work_units }),
      }),
      busy: busy.filter(({ id }) => id !== rescheduling.id),
    }
  }

  async function findRescheduled(context: Context<Env>, salonId: string, reschedulingId: string) {
    const user = requireUser(context)
    const rescheduling = await findAppointment(db, reschedulingId)
    if (rescheduling?.salon_id !== salonId || !mayChange(user, rescheduling)) throw notFound()
    return rescheduling
  }

  return routes
}
