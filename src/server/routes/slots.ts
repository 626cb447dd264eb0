import { Hono, type Context } from 'hono'
import type { DayAvailability, SlotList } from '@/domain/salon'
import { findAppointment } from '../db/appointments'
import { keepBookingRules } from '../db/bookingRules'
import { notFound } from '../http/ApiFailure'
import { answer } from '../http/answer'
import type { Env, Services } from '../http/context'
import { readQuery } from '../http/readInput'
import { requireUser } from '../http/session'
import { mayChange } from './appointments/mayChange'
import { chairsFor, freeDays, toOffered, type Wanted } from './slots/availability'
import { dayQuery, slotQuery } from './slots/slotQueries'

interface WantedQuery {
  serviceId: string
  chairId?: string | undefined
  movingId?: string | undefined
}

/** What can be booked in a salon, for anybody to see. */
export function slotRoutes({ db, now }: Services): Hono<Env> {
  const routes = new Hono<Env>()
  const readRules = keepBookingRules()

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
    { serviceId, chairId, movingId }: WantedQuery,
  ): Promise<Wanted> {
    const rules = await readRules(db, salonId)
    const service = rules?.services.get(serviceId)
    if (!rules || !service) throw notFound()
    if (chairId && !rules.chairs.some(({ id }) => id === chairId)) throw notFound()
    const moving = movingId ? await findMoving(context, salonId, movingId) : undefined
    return {
      rules,
      service,
      // What was booked keeps the length it was booked with.
      minutes: moving?.service_id === serviceId ? moving.minutes : service.minutes,
      chairs: chairsFor(rules, serviceId, chairId),
      movingId: moving?.id,
    }
  }

  async function findMoving(context: Context<Env>, salonId: string, movingId: string) {
    const user = requireUser(context)
    const moving = await findAppointment(db, movingId)
    if (moving?.salon_id !== salonId || !mayChange(user, moving)) throw notFound()
    return moving
  }

  return routes
}
