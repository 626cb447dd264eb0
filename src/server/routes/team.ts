import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { workValues } from '@/domain/auditValues'
import { photoSchema } from '@/domain/profile'
import { mayGive } from '@/domain/staffRights'
import {
  mayAddStaff,
  mostStaff,
  staffSchema,
  type StaffRequest,
  type Team,
  type StaffWithHours,
} from '@/domain/team'
import { todayIn } from '@/domain/zonedTime'
import type { Db } from '../db/openDatabase'
import { renewEvents } from '../db/eventVersion'
import { offersAll } from '../db/salons'
import { listSeasons } from '../db/seasons'
import { refreshSalonSummary } from '../db/salonSummary'
import { findSeating } from '../db/plans'
import { listAccess } from '../db/staffInvitations'
import { endStaffLogins, storedRights } from '../db/staffLogins'
import { insertStaff, listStaffWithHours, markStaffRemoved, updateStaff } from '../db/team'
import { inTransaction } from '../db/inTransaction'
import { salonLock } from '../db/locks'
import { ApiFailure, badInput, forbidden, notFound } from '../kernel/ApiFailure'
import { requireMatch, versioned } from '../kernel/etag'
import { requireRoom } from '../kernel/requireRoom'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { keyedWrite } from '../http/keyedWrite'
import { readBody } from '../http/readInput'
import { requireUser } from '../http/session'
import { replacePhoto } from '../uploads/replacePhoto'
import { auditSalon } from './salon/auditing'
import { findOwnSalon, type OwnSalon } from './salon/ownSalon'
import { findStranded, isPreview } from '../booking/stranded'
import { canServe } from './team/canServe'

export function teamRoutes(app: AppContext): Hono<Env> {
  const { db, now } = app
  const routes = new Hono<Env>()

  routes.get('/:salonId/team', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    return answer(context, await findTeam(db, salon))
  })

  routes.post('/:salonId/team', keyedWrite(app), async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const request = await readBody(context, staffSchema)
    await requireServices(salon.id, request.serviceIds)
    const id = randomUUID()
    await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const team = await findTeam(transaction, salon)
      if (team.plan === 'team') requireRoom(team.staff.length, mostStaff, 'people in a team')
      if (!mayAddStaff(team)) throw new ApiFailure('plan_needed', 'More people need a team plan.')
      await insertStaff(transaction, id, salon.id, request)
      const change = { action: 'staff_added', subjectId: id, subject: request } as const
      const added = { ...change, before: null, after: workValues(request) }
      await auditSalon(transaction, context, salon, now(), added)
      await refreshSalonSummary(transaction, salon.id)
    })
    return answer(context, await findOwnStaff(salon.id, id))
  })

  routes.put('/:salonId/team/:staffId', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { id } = await findOwnStaff(salon.id, context.req.param('staffId'))
    const request = await readBody(context, staffSchema)
    await requireServices(salon.id, request.serviceIds)
    if (isPreview(context.req.query('preview'))) {
      const seasons = await listSeasons(db, salon.id, todayIn(salon.time_zone, now()))
      const stranded = await findStranded(
        db,
        salon,
        now(),
        (appointment, date) => appointment.staff_id === id && !canServe(request, appointment, date, seasons),
      )
      return answer(context, { stranded })
    }
    await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const present = await findOwnStaff(salon.id, id, transaction)
      requireMatch(context.req.header('if-match'), staffValues(present), request)
      await updateStaff(transaction, id, request)
      const values = { before: workValues(present), after: workValues(request) }
      const change = { action: 'staff_hours_changed', subjectId: id, subject: request, ...values } as const
      await auditSalon(transaction, context, salon, now(), change)
      const isRenamed = present.name !== request.name || present.nameAr !== request.nameAr
      if (isRenamed) await renewEvents(transaction, { in: 'staff_id', id }, now())
      await refreshSalonSummary(transaction, salon.id)
    })
    return answer(context, await findOwnStaff(salon.id, id))
  })

  routes.put('/:salonId/team/:staffId/photo', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { id } = await findOwnStaff(salon.id, context.req.param('staffId'))
    const { imageId } = await readBody(context, photoSchema)
    await replacePhoto(app, {
      salonId: salon.id,
      imageId,
      read: async from => (await findStaffMember(from, id)).photo_url,
      write: (to, photo_url) => to.updateTable('staff').set({ photo_url }).where('id', '=', id).execute(),
    })
    return answer(context, await findOwnStaff(salon.id, id))
  })

  routes.delete('/:salonId/team/:staffId', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const leaving = await findOwnStaff(salon.id, context.req.param('staffId'))
    const { id } = leaving
    const user = requireUser(context)
    const access = (await listAccess(db, salon.id, now())).get(id)
    // Whoever has more rights than the user is not theirs to remove, nor are they themselves.
    if (user.staff?.staffId === id || !mayGive(user, access?.rights ?? [])) throw forbidden()
    const stranded = await findStranded(db, salon, now(), ({ staff_id }) => staff_id === id)
    if (!isPreview(context.req.query('preview'))) {
      const ended = await inTransaction(db, [salonLock(salon.id)], async transaction => {
        if ((await listStaffWithHours(transaction, salon.id)).length === 1) {
          throw new ApiFailure('conflict', 'Somebody has to work in the salon.')
        }
        await markStaffRemoved(transaction, id, now())
        const change = { action: 'staff_removed', subjectId: id, subject: leaving } as const
        const removed = { ...change, before: access ? { rights: storedRights(access.rights) } : null }
        await auditSalon(transaction, context, salon, now(), { ...removed, after: null })
        await refreshSalonSummary(transaction, salon.id)
        return endStaffLogins(transaction, { salonId: salon.id, staffId: id })
      })
      for (const userId of ended) await app.events.publish({ type: 'sessionsEnded', userId })
    }
    return answer(context, { stranded })
  })

  async function findTeam(from: Db, { id, owner_id }: OwnSalon): Promise<Team> {
    const access = await listAccess(from, id, now())
    const staff = (await listVersioned(from, id)).map(staffMember => ({
      ...staffMember,
      ...(access.has(staffMember.id) && { access: access.get(staffMember.id) }),
    }))
    const { plan, seats, endsAt } = await findSeating(from, owner_id, now())
    return {
      staff,
      plan: plan === 'ended' ? null : plan,
      seats,
      ...(endsAt !== undefined && { planEndsAt: endsAt }),
    }
  }

  async function findOwnStaff(salonId: string, staffId: string, from = db) {
    const staffMember = (await listVersioned(from, salonId)).find(({ id }) => id === staffId)
    if (!staffMember) throw notFound()
    return staffMember
  }

  const findStaffMember = (from: Db, id: string) =>
    from.selectFrom('staff').select('photo_url').where('id', '=', id).executeTakeFirstOrThrow()

  async function requireServices(salonId: string, serviceIds: readonly string[]): Promise<void> {
    if (!(await offersAll(db, salonId, serviceIds))) throw badInput({ serviceIds: 'value_invalid' })
  }

  return routes
}

const staffValues = ({ name, nameAr, serviceIds, hours }: StaffWithHours): StaffRequest => ({
  name,
  nameAr,
  serviceIds,
  hours,
})

const listVersioned = async (db: Db, salonId: string): Promise<StaffWithHours[]> =>
  (await listStaffWithHours(db, salonId)).map(staffMember => versioned(staffMember, staffValues(staffMember)))
