import { Hono } from 'hono'
import { countryByName } from '@/domain/geography/country'
import { lastDateOf } from '@/domain/horizonPolicy'
import type { PublicHolidays } from '@/domain/publicHoliday'
import { todayIn } from '@/domain/zonedTime'
import type { AppContext } from '../../AppContext'
import { answer } from '../../http/answer'
import type { Env } from '../../http/env'
import { requireUser } from '../../http/session'
import { findOwnSalon } from './ownSalon'

/** Public holidays that the owner may take over as days off. */
export function publicHolidayRoutes({ db, now }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/:salonId/public-holidays', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { country } = await db
      .selectFrom('salons')
      .select('country')
      .where('id', '=', salon.id)
      .executeTakeFirstOrThrow()
    const code = countryByName(country)?.code
    if (!code) return answer(context, { isListed: false, holidays: [] } satisfies PublicHolidays)
    // Its data is large, and few requests need it.
    const { listPublicHolidays } = await import('./publicHolidays/listPublicHolidays')
    const [at, { time_zone }] = [now(), salon]
    const dates = { from: todayIn(time_zone, at), until: lastDateOf('publicHolidays', time_zone, at) }
    return answer(context, listPublicHolidays(code, dates))
  })

  return routes
}
