import { Hono } from 'hono'
import type { AuditValues } from '@/domain/audit'
import { dayValue, hoursName } from '@/domain/auditValues'
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
import { auditSalon } from './auditing'
import { findOwnSalon } from './ownSalon'
import { versionedSection } from './versions'

/** Opens all sections that are closed all week, so that no appointment and no hours of an owner are touched. */
export function weekRoutes({ db, now }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.put('/:salonId/week', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { days } = await readBody(context, weekSchema)
    const sections = await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const closed = (await listSections(transaction, salon.id)).filter(({ week }) => isClosedAllWeek(week))
      const week = days.map(({ day, ...hours }) => ({ day, hours: toDaySchedule(hours) }))
      const valuesOf = (valueOf: (one: (typeof week)[number]) => string): AuditValues =>
        Object.fromEntries(week.map(one => [hoursName(one.day), valueOf(one)]))
      for (const section of closed) {
        for (const { day, hours } of week) await saveDay(transaction, section.id, day, hours)
        const values = { before: valuesOf(() => ''), after: valuesOf(({ hours }) => dayValue(hours)) }
        const change = { action: 'day_changed', subjectId: section.id, subject: section, ...values } as const
        await auditSalon(transaction, context, salon, now(), change)
      }
      await refreshSalonSummary(transaction, salon.id)
      return listSections(transaction, salon.id)
    })
    return answer(context, sections.map(versionedSection))
  })

  return routes
}
