import { Hono } from 'hono'
import { object } from 'yup'
import { dateSchema } from '@/domain/dateSchema'
import { mostOverviewDays, type Overview } from '@/domain/overview'
import { rule } from '@/domain/rules'
import { addDays, daysBetween } from '@/domain/weekday'
import { dayBounds } from '@/domain/zonedTime'
import { countClients } from '../db/salonClients'
import { countByHour, countReviews, owedOf, paidByDay } from '../db/takings'
import { inSnapshot } from '../db/inSnapshot'
import { paidByPart, paidInAll } from '../db/takingsBreakdown'
import { notFound } from '../kernel/ApiFailure'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { readQuery } from '../http/readInput'
import { requireUser } from '../http/session'
import { endsSpan } from './endsSpan'
import { findOwnSalon } from './salon/ownSalon'
import { freeMinutesToday } from './takings/freeToday'
import { serviceOf, staffOf, toParts } from './takings/toParts'
import { toTakings } from './takings/toTakings'

const overviewQuery = object({
  from: dateSchema,
  to: dateSchema.test('span', rule('date_invalid'), endsSpan(mostOverviewDays)),
})

export function takingsRoutes({ db, now, readRules }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/:salonId/overview', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { from, to } = await readQuery(context, overviewQuery)
    const at = now()
    const interval = {
      from: dayBounds(from, salon.time_zone).from,
      until: dayBounds(to, salon.time_zone).until,
    }
    const before = { from: addDays(from, -1 - daysBetween(from, to)), to: addDays(from, -1) }
    const overview = await inSnapshot(db, async (snapshot): Promise<Overview> => {
      const rules = await readRules(snapshot, salon.id)
      if (!rules) throw notFound()
      const books = { salon, dates: { from, to }, now: at }
      const days = await paidByDay(snapshot, books)
      const parts = await paidByPart(snapshot, books)
      return {
        from,
        to,
        freeMinutesToday: await freeMinutesToday(snapshot, rules, at),
        takings: toTakings(await owedOf(snapshot, books), days),
        byStaff: toParts(parts, staffOf),
        byService: toParts(parts, serviceOf),
        before: { ...before, takings: await paidInAll(snapshot, { salon, dates: before }) },
        days: days
          .filter(({ paid }) => paid !== 0)
          .map(({ date, currency, paid }) => ({ date, currency, amount: paid })),
        hours: await countByHour(snapshot, books),
        clients: await countClients(snapshot, salon.id, interval),
        reviews: await countReviews(snapshot, salon.id, interval),
      }
    })
    return answer(context, overview)
  })

  return routes
}
