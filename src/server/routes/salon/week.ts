import { Hono } from 'hono'
import { isClosedAllWeek } from '@/domain/schedule'
import { toDaySchedule, weekSchema } from '@/domain/scheduleRequests'
import { listSections } from '../../db/salons'
import { refreshSalonSummary } from '../../db/salonSummary'
import { saveDay } from '../../db/saveDay'
import { inTransaction } from '../../db/inTransaction'
import { salonLock } from '../../db/locks'
import { answer } from '../../http/answer'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { findOwnSalon } from './ownSalon'
import { versionedSection } from './versions'

/** Opens all sections that are closed all week, so that no appointment and no hours of an owner are touched. */
export function weekRoutes({ db }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.put('/:salonId/week', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { days } = await readBody(context, weekSchema)
    const sections = await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const closed = (await listSections(transaction, salon.id)).filter(({ week }) => isClosedAllWeek(week))
      for (const { id } of closed) {
        for (const { day, ...hours } of days) await saveDay(transaction, id, day, toDaySchedule(hours))
      }
      await refreshSalonSummary(transaction, salon.id)
      return listSections(transaction, salon.id)
    })
    return answer(context, sections.map(versionedSection))
  })

  return routes
}
