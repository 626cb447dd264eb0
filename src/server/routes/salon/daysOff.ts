import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { object } from 'yup'
import { dateSchema } from '@/domain/dateSchema'
import { lastDateOf } from '@/domain/horizonPolicy'
import { limitPolicy } from '@/domain/limitPolicy'
import { rule } from '@/domain/rules'
import type { DayOff } from '@/domain/schedule'
import { todayIn } from '@/domain/zonedTime'
import { countDaysOff } from '../../db/countRows'
import { refreshSalonSummary } from '../../db/salonSummary'
import { ApiFailure, badInput, notFound } from '../../kernel/ApiFailure'
import { requireRoom } from '../../kernel/requireRoom'
import { answer } from '../../http/answer'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { auditSalon } from './auditing'
import { findOwnSalon } from './ownSalon'
import { findStranded, isPreview } from '../../booking/stranded'
import { insertNew } from '../../db/insertNew'
import { inTransaction } from '../../db/inTransaction'
import { salonLock } from '../../db/locks'
import { oneLineText } from '@/domain/typedText'

const dayOffSchema = object({
  date: dateSchema,
  reason: oneLineText().max(100, rule('message_too_long')).default(''),
})

/** Dates on which the whole salon is closed, whatever its weekly hours. */
export function dayOffRoutes({ db, now }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.post('/:salonId/days-off', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { date, reason } = await readBody(context, dayOffSchema)
    const at = now()
    const today = todayIn(salon.time_zone, at)
    if (date < today) throw badInput({ date: 'date_past' })
    if (date > lastDateOf('dayOff', salon.time_zone, at)) throw badInput({ date: 'date_too_far' })
    const stranded = await findStranded(db, salon, at, (_appointment, on) => on === date)
    if (isPreview(context.req.query('preview'))) return answer(context, { stranded })
    const dayOff: DayOff = { id: randomUUID(), date, reason }
    await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const toCome = await countDaysOff(transaction, salon.id, today)
      requireRoom(toCome, limitPolicy.daysOffOfSalon, 'days off')
      const isNew = await insertNew(transaction, 'days_off', { ...dayOff, salon_id: salon.id })
      if (!isNew) {
        throw new ApiFailure('conflict', 'This date is a day off already.', {
          fields: { date: 'date_invalid' },
        })
      }
      const change = { action: 'day_off_added', subjectId: dayOff.id, before: null, after: { date } } as const
      await auditSalon(transaction, context, salon, now(), change)
      await refreshSalonSummary(transaction, salon.id)
    })
    return answer(context, { dayOff, stranded })
  })

  routes.delete('/:salonId/days-off/:dayOffId', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const id = context.req.param('dayOffId')
    await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const present = await transaction
        .selectFrom('days_off')
        .select('date')
        .where('id', '=', id)
        .where('salon_id', '=', salon.id)
        .executeTakeFirst()
      if (!present) throw notFound()
      await transaction.deleteFrom('days_off').where('id', '=', id).execute()
      const change = { action: 'day_off_removed', subjectId: id, before: present, after: null } as const
      await auditSalon(transaction, context, salon, now(), change)
      await refreshSalonSummary(transaction, salon.id)
    })
    return answer(context, { id })
  })

  return routes
}
