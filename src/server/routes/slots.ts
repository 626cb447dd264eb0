import { Hono, type Context } from 'hono'
import { toOffered } from '@/domain/offeredSlot'
import type { DayAvailability, SlotList } from '@/domain/salon'
import { findAppointment } from '../db/appointments'
import { notFound } from '../kernel/ApiFailure'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { readQuery } from '../http/readInput'
import { requireUser } from '../http/session'
import { mayChange } from '../booking/mayChange'
import { freeDays, wantedFor, type Wanted } from '../booking/availability'
import { namesOf, requireVisit, servicesOf, type NamedServices } from '../booking/findServices'
import { dayQuery, slotQuery } from './slots/slotQueries'

interface WantedQuery extends NamedServices {
  chairId?: string | undefined
  movingId?: string | undefined
}

/** What can be booked in a salon, for anybody to see. */
export function slotRoutes({ db, now, readRules }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/:salonId/slots', async context => {
    const { date, ...query } = await readQuery(context, slotQuery)
    const wanted = await findWanted(context, context.req.param('salonId'), query)
    const [day] = await freeDays(db, wanted, date, 1, now())
    const list: SlotList = {
      date,
      timeZone: wanted.rules.timeZone,
      slots: day?.slots.map(toOffered) ?? [],
      empty: day?.empty ?? null,
    }
    return answer(context, list)
  })

  routes.get('/:salonId/days', async context => {
    const { from, days, ...query } = await readQuery(context, dayQuery)
    const wanted = await findWanted(context, context.req.param('salonId'), query)
    const found = await freeDays(db, wanted, from, days, now())
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
    salonId: string,
    { chairId, movingId, ...named }: WantedQuery,
  ): Promise<Wanted> {
    const rules = await readRules(db, salonId)
    if (!rules || (chairId && !rules.chairs.some(({ id }) => id === chairId))) throw notFound()
    const moving = movingId ? await findMoving(context, salonId, movingId) : undefined
    if (!moving) return wantedFor(rules, requireVisit(rules, named), chairId)
    const isSame = String(namesOf(named)) === String(moving.services.map(({ serviceId }) => serviceId))
    // What was booked once stays one visit, whatever its services have come to cost since.
    const services = isSame ? servicesOf(rules, namesOf(named)) : requireVisit(rules, named)
    if (!services) throw notFound()
    return wantedFor(rules, services, chairId, {
      movingId: moving.id,
      ...(isSame && { minutes: moving.minutes }),
    })
  }

  async function findMoving(context: Context<Env>, salonId: string, movingId: string) {
    const user = requireUser(context)
    const moving = await findAppointment(db, movingId)
    if (moving?.salon_id !== salonId || !mayChange(user, moving)) throw notFound()
    return moving
  }

  return routes
}
