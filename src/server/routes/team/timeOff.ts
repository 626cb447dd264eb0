import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { timeOffValues } from '@/domain/auditValues'
import { lastDateOf } from '@/domain/horizonPolicy'
import { limitPolicy } from '@/domain/limitPolicy'
import type { TimeOffFacts } from '@/domain/notification'
import { hasRight } from '@/domain/staffRights'
import { timeOffInstants, timeOffSchema, type TimeOff, type TimeOffRequest } from '@/domain/timeOff'
import type { User } from '@/domain/user'
import { busyParts } from '@/domain/workUnits'
import { todayIn } from '@/domain/zonedTime'
import type { AppContext } from '../../AppContext'
import { isPreview, listStranded } from '../../booking/stranded'
import { withSubstitutes } from '../../booking/substitutes'
import { toWorked } from '../../db/claims'
import { inTransaction } from '../../db/inTransaction'
import { salonLock } from '../../db/locks'
import type { Db } from '../../db/openDatabase'
import { refreshSalonSummary } from '../../db/salonSummary'
import { countTimeOff, listTimeOff, timeOffColumns } from '../../db/timeOff'
import type { WrittenNotification } from '../../events/events'
import type { Env } from '../../http/env'
import { answer } from '../../http/answer'
import { keyedWrite } from '../../http/keyedWrite'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { badInput, forbidden, notFound } from '../../kernel/ApiFailure'
import { showNotification, writeNotification } from '../../notifications/sendNotification'
import { requireRoom } from '../../kernel/requireRoom'
import { auditSalon } from '../salon/auditing'
import { findOwnSalon, type OwnSalon } from '../salon/ownSalon'

type OwnTimeOff = Pick<TimeOff, 'staffId' | 'startsOn' | 'endsOn'> & Pick<TimeOffFacts, 'change'>

/** When staff members do not work, besides their usual week. Appointments in that time stay booked. */
export function timeOffRoutes(app: AppContext): Hono<Env> {
  const { db, now } = app
  const routes = new Hono<Env>()

  routes.post('/:salonId/team/:staffId/time-off', keyedWrite(app), async context => {
    const user = requireUser(context)
    const salon = await findOwnSalon(db, user, context.req.param('salonId'))
    const staffId = await findStaffId(salon.id, context.req.param('staffId'))
    requireOwn(user, staffId)
    const request = await readBody(context, timeOffSchema)
    requireDates(request, salon)
    const stranded = await strandedBy(request, staffId, salon, user)
    if (isPreview(context.req.query('preview'))) return answer(context, { stranded })
    const timeOff: TimeOff = { id: randomUUID(), staffId, ...request }
    const written = await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const count = await countTimeOff(transaction, staffId, todayIn(salon.time_zone, now()))
      requireRoom(count, limitPolicy.timeOffOfStaffMember, 'times off')
      await transaction
        .insertInto('time_off')
        .values({ id: timeOff.id, staff_id: staffId, ...timeOffColumns(request) })
        .execute()
      const change = { action: 'time_off_added', subjectId: timeOff.id, before: null } as const
      await auditSalon(transaction, context, salon, now(), {
        ...change,
        after: timeOffValues(staffId, request),
      })
      await refreshSalonSummary(transaction, salon.id)
      return notifyOwner(transaction, user, salon, { change: 'added', staffId, ...request })
    })
    await showNotification(app, written)
    return answer(context, { timeOff, stranded })
  })

  routes.put('/:salonId/time-off/:timeOffId', async context => {
    const user = requireUser(context)
    const salon = await findOwnSalon(db, user, context.req.param('salonId'))
    const { id, staffId } = await findTimeOff(salon.id, context.req.param('timeOffId'))
    requireOwn(user, staffId)
    const request = await readBody(context, timeOffSchema)
    requireDates(request, salon)
    const stranded = await strandedBy(request, staffId, salon, user)
    if (isPreview(context.req.query('preview'))) return answer(context, { stranded })
    const written = await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const present = await findTimeOff(salon.id, id, transaction)
      await transaction.updateTable('time_off').set(timeOffColumns(request)).where('id', '=', id).execute()
      const values = { before: timeOffValues(staffId, present), after: timeOffValues(staffId, request) }
      await auditSalon(transaction, context, salon, now(), {
        action: 'time_off_changed',
        subjectId: id,
        ...values,
      })
      await refreshSalonSummary(transaction, salon.id)
      return notifyOwner(transaction, user, salon, { change: 'changed', staffId, ...request })
    })
    await showNotification(app, written)
    const timeOff: TimeOff = { id, staffId, ...request }
    return answer(context, { timeOff, stranded })
  })

  routes.delete('/:salonId/time-off/:timeOffId', async context => {
    const user = requireUser(context)
    const salon = await findOwnSalon(db, user, context.req.param('salonId'))
    const { id, staffId } = await findTimeOff(salon.id, context.req.param('timeOffId'))
    requireOwn(user, staffId)
    const written = await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const present = await findTimeOff(salon.id, id, transaction)
      await transaction.deleteFrom('time_off').where('id', '=', id).execute()
      const change = { action: 'time_off_removed', subjectId: id, after: null } as const
      await auditSalon(transaction, context, salon, now(), {
        ...change,
        before: timeOffValues(present.staffId, present),
      })
      await refreshSalonSummary(transaction, salon.id)
      return notifyOwner(transaction, user, salon, { change: 'removed', ...present })
    })
    await showNotification(app, written)
    return answer(context, { id })
  })

  /** Whoever does not manage the team has their own time off only. */
  function requireOwn(user: User, staffId: string): void {
    if (user.staff && !hasRight(user, 'manage_team') && user.staff.staffId !== staffId) throw forbidden()
  }

  /** The owner hears of what a staff member does to their own time off. */
  async function notifyOwner(
    to: Db,
    user: User,
    { id, owner_id }: OwnSalon,
    { staffId, change, startsOn, endsOn }: OwnTimeOff,
  ): Promise<WrittenNotification | undefined> {
    if (user.staff?.staffId !== staffId) return undefined
    const names = await to
      .selectFrom('staff')
      .innerJoin('salons', 'salons.id', 'staff.salon_id')
      .select(['staff.name as staffName', 'staff.name_ar as staffNameAr'])
      .select(['salons.name as salonName', 'salons.name_ar as salonNameAr'])
      .where('staff.id', '=', staffId)
      .executeTakeFirstOrThrow()
    const facts = { ...names, change, startsOn, endsOn }
    const draft = { userId: owner_id, kind: 'time_off', appointmentId: null, salonId: id, facts } as const
    return writeNotification(to, draft, now())
  }

  /** Neither over already nor further ahead than a day off. */
  function requireDates({ startsOn, endsOn }: TimeOffRequest, { time_zone }: OwnSalon): void {
    const at = now()
    const last = lastDateOf('dayOff', time_zone, at)
    if (endsOn !== null && endsOn < todayIn(time_zone, at)) throw badInput({ endsOn: 'date_past' })
    if (startsOn > last) throw badInput({ startsOn: 'date_too_far' })
    if (endsOn !== null && endsOn > last) throw badInput({ endsOn: 'date_too_far' })
  }

  async function strandedBy(request: TimeOffRequest, staffId: string, salon: OwnSalon, user: User) {
    const rows = await listStranded(
      db,
      salon.id,
      now(),
      (appointment, date) =>
        appointment.staff_id === staffId &&
        timeOffInstants(request, date, salon.time_zone).some(off =>
          busyParts(toWorked(appointment)).some(
            ({ startsAt, endsAt }) => startsAt < off.until && endsAt > off.from,
          ),
        ),
    )
    return withSubstitutes(app, user, rows, salon)
  }

  async function findStaffId(salonId: string, staffId: string): Promise<string> {
    const row = await db
      .selectFrom('staff')
      .select('id')
      .where('id', '=', staffId)
      .where('salon_id', '=', salonId)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (!row) throw notFound()
    return row.id
  }

  async function findTimeOff(salonId: string, timeOffId: string, from: Db = db): Promise<TimeOff> {
    const timeOff = (await listTimeOff(from, salonId, '')).find(({ id }) => id === timeOffId)
    if (!timeOff) throw notFound()
    return timeOff
  }

  return routes
}
