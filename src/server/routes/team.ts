import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { photoSchema } from '@/domain/profile'
import { isRunning } from '@/domain/subscription'
import { stateOf } from '@/domain/subscriptionLife'
import { mayAddMember, memberSchema, type MemberRequest, type Team, type TeamMember } from '@/domain/team'
import type { User } from '@/domain/user'
import type { Db } from '../db/openDatabase'
import { refreshSalonSummary } from '../db/salonSummary'
import { findLatestSubscription } from '../db/subscriptions'
import { insertMember, listMembers, markMemberRemoved, updateMember } from '../db/team'
import { ApiFailure, badInput, notFound } from '../kernel/ApiFailure'
import { requireMatch, versioned } from '../kernel/etag'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { keyedWrite } from '../http/keyedWrite'
import { readBody } from '../http/readInput'
import { requireUser } from '../http/session'
import { replacePhoto } from '../uploads/replacePhoto'
import { findOwnSalon } from './salon/ownSalon'
import { findStranded, isPreview } from '../booking/stranded'
import { doesVisit } from './team/doesVisit'

/** The people who work in the owner's salon. */
export function teamRoutes(services: AppContext): Hono<Env> {
  const { db, now } = services
  const routes = new Hono<Env>()

  routes.get('/:salonId/team', async context => {
    const user = requireUser(context)
    const salon = await findOwnSalon(db, user, context.req.param('salonId'))
    return answer(context, await findTeam(db, user, salon.id))
  })

  routes.post('/:salonId/team', keyedWrite(services), async context => {
    const user = requireUser(context)
    const salon = await findOwnSalon(db, user, context.req.param('salonId'))
    const request = await readBody(context, memberSchema)
    await requireServices(salon.id, request.serviceIds)
    const id = randomUUID()
    await db.transaction().execute(async transaction => {
      if (!mayAddMember(await findTeam(transaction, user, salon.id))) {
        throw new ApiFailure('plan_needed', 'More people need a team plan.')
      }
      await insertMember(transaction, id, salon.id, request)
      await refreshSalonSummary(transaction, salon.id)
    })
    return answer(context, await findMember(salon.id, id))
  })

  routes.put('/:salonId/team/:chairId', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { id } = await findMember(salon.id, context.req.param('chairId'))
    const request = await readBody(context, memberSchema)
    await requireServices(salon.id, request.serviceIds)
    if (isPreview(context.req.query('preview'))) {
      const stranded = await findStranded(
        db,
        salon.id,
        now(),
        (appointment, date) => appointment.chair_id === id && !doesVisit(request, appointment, date),
      )
      return answer(context, { stranded })
    }
    await db.transaction().execute(async transaction => {
      const present = await findMember(salon.id, id, transaction)
      requireMatch(context.req.header('if-match'), memberValues(present), request)
      await updateMember(transaction, id, request)
      await refreshSalonSummary(transaction, salon.id)
    })
    return answer(context, await findMember(salon.id, id))
  })

  routes.put('/:salonId/team/:chairId/photo', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { id } = await findMember(salon.id, context.req.param('chairId'))
    const { imageId } = await readBody(context, photoSchema)
    await replacePhoto(services, {
      salonId: salon.id,
      imageId,
      read: async from => (await findChair(from, id)).photo_url,
      write: (to, photo_url) => to.updateTable('chairs').set({ photo_url }).where('id', '=', id).execute(),
    })
    return answer(context, await findMember(salon.id, id))
  })

  routes.delete('/:salonId/team/:chairId', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { id } = await findMember(salon.id, context.req.param('chairId'))
    const stranded = await findStranded(db, salon.id, now(), ({ chair_id }) => chair_id === id)
    if (!isPreview(context.req.query('preview'))) {
      await db.transaction().execute(async transaction => {
        if ((await listMembers(transaction, salon.id)).length === 1) {
          throw new ApiFailure('conflict', 'Somebody has to work in the salon.')
        }
        await markMemberRemoved(transaction, id, now())
        await refreshSalonSummary(transaction, salon.id)
      })
    }
    return answer(context, { stranded })
  })

  async function findTeam(from: Db, user: User, salonId: string): Promise<Team> {
    const members = await listVersioned(from, salonId)
    const held = await findLatestSubscription(from, user.uid)
    const runs = held && isRunning({ state: stateOf(held, now()) })
    return { members, plan: runs ? held.size : null }
  }

  async function findMember(salonId: string, chairId: string, from = db) {
    const member = (await listVersioned(from, salonId)).find(({ id }) => id === chairId)
    if (!member) throw notFound()
    return member
  }

  const findChair = (from: Db, id: string) =>
    from.selectFrom('chairs').select('photo_url').where('id', '=', id).executeTakeFirstOrThrow()

  async function requireServices(salonId: string, serviceIds: readonly string[]): Promise<void> {
    const own = await db.selectFrom('services').select('id').where('salon_id', '=', salonId).execute()
    const known = new Set(own.map(({ id }) => id))
    if (!serviceIds.every(id => known.has(id))) throw badInput({ serviceIds: 'value_invalid' })
  }

  return routes
}

/** What of a member is edited as one. */
const memberValues = ({ name, nameAr, serviceIds, hours }: TeamMember): MemberRequest => ({
  name,
  nameAr,
  serviceIds,
  hours,
})

const listVersioned = async (db: Db, salonId: string): Promise<TeamMember[]> =>
  (await listMembers(db, salonId)).map(member => versioned(member, memberValues(member)))
