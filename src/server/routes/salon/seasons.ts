import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { seasonValues } from '@/domain/auditValues'
import { lastDateOf } from '@/domain/horizonPolicy'
import { limitPolicy } from '@/domain/limitPolicy'
import { toWeekSchedule } from '@/domain/scheduleRequests'
import { datesOverlap, type Season } from '@/domain/season'
import { seasonSchema, type SeasonRequest } from '@/domain/seasonRequests'
import { todayIn } from '@/domain/zonedTime'
import type { AppContext } from '../../AppContext'
import { strandedBySeasons } from '../../booking/strandedBySeasons'
import { isPreview } from '../../booking/stranded'
import { inTransaction } from '../../db/inTransaction'
import { salonLock } from '../../db/locks'
import type { Db } from '../../db/openDatabase'
import { refreshSalonSummary } from '../../db/salonSummary'
import { insertSeason, listSeasons, updateSeason } from '../../db/seasons'
import { worksAll } from '../../db/team'
import { answer } from '../../http/answer'
import type { Env } from '../../http/env'
import { keyedWrite } from '../../http/keyedWrite'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { badInput, notFound } from '../../kernel/ApiFailure'
import { requireRoom } from '../../kernel/requireRoom'
import { auditSalon } from './auditing'
import { findOwnSalon, type OwnSalon } from './ownSalon'

/** Other hours for given dates, of the owner's salon. Appointments outside of them stay booked and are listed. */
export function seasonRoutes(app: AppContext): Hono<Env> {
  const { db, now } = app
  const routes = new Hono<Env>()

  routes.get('/:salonId/seasons', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    return answer(context, await toCome(db, salon))
  })

  routes.post('/:salonId/seasons', keyedWrite(app), async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const request = await readBody(context, seasonSchema)
    const id = randomUUID()
    const before = await toCome(db, salon)
    await requireValid(db, salon, request, before)
    const after = [...before, seasonOf(id, request)]
    const stranded = await strandedBySeasons(app, salon, { before, after })
    if (isPreview(context.req.query('preview'))) return answer(context, { stranded })
    const season = await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const present = await toCome(transaction, salon)
      requireRoom(present.length, limitPolicy.seasonsOfSalon, 'other hours')
      await requireValid(transaction, salon, request, present)
      await insertSeason(transaction, id, salon.id, request)
      await refreshSalonSummary(transaction, salon.id)
      const added = await findSeason(transaction, salon, id)
      const change = { action: 'season_added', subjectId: id, subject: added, before: null } as const
      await auditSalon(transaction, context, salon, now(), { ...change, after: seasonValues(added) })
      return added
    })
    return answer(context, { season, stranded })
  })

  routes.put('/:salonId/seasons/:seasonId', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { id } = await findSeason(db, salon, context.req.param('seasonId'))
    const request = await readBody(context, seasonSchema)
    const before = await toCome(db, salon)
    const others = without(before, id)
    await requireValid(db, salon, request, others)
    const after = [...others, seasonOf(id, request)]
    const stranded = await strandedBySeasons(app, salon, { before, after })
    if (isPreview(context.req.query('preview'))) return answer(context, { stranded })
    const season = await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const present = await findSeason(transaction, salon, id)
      await requireValid(transaction, salon, request, without(await toCome(transaction, salon), id))
      await updateSeason(transaction, id, request)
      await refreshSalonSummary(transaction, salon.id)
      const changed = await findSeason(transaction, salon, id)
      const values = { before: seasonValues(present), after: seasonValues(changed) }
      const change = { action: 'season_changed', subjectId: id, subject: changed, ...values } as const
      await auditSalon(transaction, context, salon, now(), change)
      return changed
    })
    return answer(context, { season, stranded })
  })

  routes.delete('/:salonId/seasons/:seasonId', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { id } = await findSeason(db, salon, context.req.param('seasonId'))
    const before = await toCome(db, salon)
    const stranded = await strandedBySeasons(app, salon, { before, after: without(before, id) })
    if (!isPreview(context.req.query('preview'))) {
      await inTransaction(db, [salonLock(salon.id)], async transaction => {
        const present = await findSeason(transaction, salon, id)
        await transaction.deleteFrom('seasons').where('id', '=', id).execute()
        const change = { action: 'season_removed', subjectId: id, subject: present, after: null } as const
        await auditSalon(transaction, context, salon, now(), { ...change, before: seasonValues(present) })
        await refreshSalonSummary(transaction, salon.id)
      })
    }
    return answer(context, { id, stranded })
  })

  const toCome = (from: Db, { id, time_zone }: OwnSalon): Promise<Season[]> =>
    listSeasons(from, id, todayIn(time_zone, now()))

  async function findSeason(from: Db, salon: OwnSalon, id: string): Promise<Season> {
    const season = (await toCome(from, salon)).find(one => one.id === id)
    if (!season) throw notFound()
    return season
  }

  /** Neither over already nor further ahead than a day off, on no other's date, for staff of the salon. */
  async function requireValid(
    from: Db,
    { id, time_zone }: OwnSalon,
    { startsOn, endsOn, staffHours }: SeasonRequest,
    others: readonly Season[],
  ): Promise<void> {
    const at = now()
    if (endsOn < todayIn(time_zone, at)) throw badInput({ endsOn: 'date_past' })
    const last = lastDateOf('dayOff', time_zone, at)
    if (startsOn > last) throw badInput({ startsOn: 'date_too_far' })
    if (endsOn > last) throw badInput({ endsOn: 'date_too_far' })
    const other = others.find(one => datesOverlap(one, { startsOn, endsOn }))
    if (other) throw badInput({ [other.startsOn <= startsOn ? 'startsOn' : 'endsOn']: 'dates_overlap' })
    const staffIds = staffHours.map(({ staffId }) => staffId)
    if (!(await worksAll(from, id, staffIds))) throw badInput({ staffHours: 'value_invalid' })
  }

  return routes
}

const without = (seasons: readonly Season[], id: string) => seasons.filter(season => season.id !== id)

const seasonOf = (id: string, { days, ...request }: SeasonRequest): Season => ({
  id,
  ...request,
  week: toWeekSchedule(days),
})
