import { Hono } from 'hono'
import { todayIn } from '@/domain/zonedTime'
import { notFound } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { requireUser } from '../http/session'
import { mailLanguage } from '../kernel/language'
import { exportKinds } from '@/domain/exportKind'
import { toCsv } from '../exports/csv'
import { tables } from '../exports/tables'
import { findOwnSalon } from './salon/ownSalon'

/** GET /salons/{id}/exports/{kind}.csv: the owner's data; the headings are in the requested language. */
export function exportRoutes({ db, now }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/:salonId/exports/:file', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const kind = exportKinds.find(one => `${one}.csv` === context.req.param('file'))
    if (!kind) throw notFound()
    const language = mailLanguage(context.req.header('accept-language'))
    const at = now()
    const rows = await tables[kind]({ db, salon, language, now: at })
    return context.body(toCsv(rows), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="kursi-${kind}-${todayIn(salon.time_zone, at)}.csv"`,
    })
  })

  return routes
}
