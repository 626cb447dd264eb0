import { Hono } from 'hono'
import { dayValue, hoursName } from '@/domain/auditValues'
import { datesHolding } from '@/domain/businessDate'
import type { Named } from '@/domain/salon'
import { closedWeek, overlappingNights, type WeekSchedule } from '@/domain/schedule'
import { dayScheduleSchema, toDaySchedule } from '@/domain/scheduleRequests'
import { seasonOn } from '@/domain/season'
import { weekdayOf } from '@/domain/weekday'
import type { Db } from '../../db/openDatabase'
import { refreshSalonSummary } from '../../db/salonSummary'
import { hasSection } from '../../db/salons'
import { saveDay } from '../../db/saveDay'
import { listSeasons } from '../../db/seasons'
import { weeksOf } from '../../db/weeks'
import { inTransaction } from '../../db/inTransaction'
import { salonLock } from '../../db/locks'
import { badInput, notFound } from '../../kernel/ApiFailure'
import { answer } from '../../http/answer'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { readBody } from '../../http/readInput'
import { requireMatch } from '../../kernel/etag'
import { requireUser } from '../../http/session'
import { auditSalon } from './auditing'
import { findOwnSalon } from './ownSalon'
import { dayValues, versionedWeek } from './versions'
import { findStranded, fitsWeek, isPreview } from '../../booking/stranded'

/** The opening hours of a section, saved per day. */
export function scheduleRoutes({ db, now }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.put('/:salonId/sections/:sectionId/schedule', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const sectionId = context.req.param('sectionId')
    if (!(await hasSection(db, salon.id, sectionId))) throw notFound()
    const { day, ...request } = await readBody(context, dayScheduleSchema)
    const hours = toDaySchedule(request)
    const before = await weekOf(sectionId)
    requireSameDay(before)
    const week = { ...before, [day]: hours }
    requireNights(before)
    const at = now()
    const seasons = await listSeasons(db, salon.id, datesHolding(at, salon.time_zone)[0])
    const inSection = await serviceIdsOf(sectionId)
    const stranded = await findStranded(
      db,
      salon,
      at,
      (appointment, date) =>
        appointment.services.some(({ serviceId }) => inSection.has(serviceId)) &&
        weekdayOf(date) === day &&
        !seasonOn(seasons, date) &&
        !fitsWeek(appointment, date, week, at),
    )
    if (!isPreview(context.req.query('preview'))) {
      await inTransaction(db, [salonLock(salon.id)], async transaction => {
        const present = await weekOf(sectionId, transaction)
        requireSameDay(present)
        requireNights(present)
        await saveDay(transaction, sectionId, day, hours)
        const change = {
          action: 'day_changed',
          subjectId: sectionId,
          subject: await nameOfSection(transaction, sectionId),
          before: { [hoursName(day)]: dayValue(present[day]) },
          after: { [hoursName(day)]: dayValue(hours) },
        } as const
        await auditSalon(transaction, context, salon, now(), change)
        await refreshSalonSummary(transaction, salon.id)
      })
    }
    return answer(context, { week: versionedWeek(await weekOf(sectionId)), stranded })

    /** A day neither goes on into the next one nor begins in the night before. */
    function requireNights(present: WeekSchedule): void {
      const known = overlappingNights(present)
      const nights = overlappingNights({ ...present, [day]: hours })
      if (nights.includes(day)) throw badInput({ endHour: 'nights_overlap' })
      if (nights.some(night => !known.includes(night))) throw badInput({ startHour: 'nights_overlap' })
    }

    function requireSameDay(present: WeekSchedule): void {
      requireMatch(context.req.header('if-match'), dayValues(day, present[day]), { day, ...hours })
    }
  })

  async function weekOf(sectionId: string, from = db) {
    return (await weeksOf(from, [sectionId])).get(sectionId) ?? closedWeek()
  }

  async function nameOfSection(from: Db, id: string): Promise<Named> {
    const row = await from
      .selectFrom('sections')
      .select(['name', 'name_ar'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { name: row.name, nameAr: row.name_ar }
  }

  async function serviceIdsOf(sectionId: string): Promise<ReadonlySet<string>> {
    const rows = await db.selectFrom('services').select('id').where('section_id', '=', sectionId).execute()
    return new Set(rows.map(({ id }) => id))
  }

  return routes
}
