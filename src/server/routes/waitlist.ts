import { deleteOwn } from '../db/deleteOwn'
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { maxWaits, waitSchema, type Wait, type WaitRequest } from '@/domain/waitlist'
import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { listWaits, upsertWait } from '../db/waitlist'
import { inTransaction } from '../db/inTransaction'
import { salonLock, userLock } from '../db/locks'
import type { Db } from '../db/openDatabase'
import { ApiFailure, badInput, notFound } from '../kernel/ApiFailure'
import { requireRoom } from '../kernel/requireRoom'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { readBody } from '../http/readInput'
import { requireUser } from '../http/session'
import { todayOf } from '../booking/todayOf'
import { freeDays, toWanted } from '../booking/availability'
import { windowFor } from '../booking/bookableWindow'
import { requireUnblocked } from '../booking/requireUnblocked'
import { freeStarts } from '../booking/waitlist/freeStarts'

export function waitlistRoutes({ db, now, readRules }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/', async context => {
    const { uid } = requireUser(context)
    return answer<Wait[]>(context, await listOwn(uid))
  })

  routes.post('/', async context => {
    const { uid } = requireUser(context)
    const request = await readBody(context, waitSchema)
    const { salonId, serviceId, date, staffId } = request
    const id = await inTransaction(db, [salonLock(salonId), userLock(uid)], async transaction => {
      await requireUnblocked(transaction, salonId, uid)
      await requireFullDay(request, transaction)
      const own = await listOwn(uid, transaction)
      const isNew = !own.some(wait => wait.serviceId === serviceId && wait.date === date)
      if (isNew) requireRoom(own.length, maxWaits, 'days on the waitlist')
      return upsertWait(transaction, {
        id: randomUUID(),
        user_id: uid,
        salon_id: salonId,
        service_id: serviceId,
        date,
        staff_id: staffId,
        created_at: now(),
      })
    })
    const wait = (await listOwn(uid)).find(({ id: ownId }) => ownId === id)
    return answer(context, wait)
  })

  routes.delete('/:id', async context => {
    const { uid } = requireUser(context)
    const id = context.req.param('id')
    if (!(await deleteOwn(db, 'waits', uid, id))) throw notFound()
    return answer(context, { id })
  })

  /** Leaves out days that are over in the salon's time zone. */
  async function listOwn(userId: string, from = db): Promise<Wait[]> {
    const at = now()
    const waits: Wait[] = []
    for (const { wait, row, timeZone } of await listWaits(from, userId, addDays(todayIn('UTC', at), -2))) {
      const rules = await readRules(from, wait.salonId)
      if (wait.date < (rules ? todayOf(rules, at) : todayIn(timeZone, at))) continue
      const free = rules && (await freeStarts(from, rules, row, at))
      waits.push({ ...wait, hasFreeTime: (free?.starts.length ?? 0) > 0 })
    }
    return waits
  }

  /** Throws unless the day is open and fully booked: otherwise the user can book, or no slot will become free. */
  async function requireFullDay({ salonId, serviceId, date, staffId }: WaitRequest, from: Db): Promise<void> {
    const rules = await readRules(from, salonId)
    const service = rules?.services.get(serviceId)
    if (!rules || !service) throw notFound()
    const at = now()
    const wanted = toWanted(rules, [service], staffId, windowFor('client', rules, [service], at))
    if (staffId && wanted.staff.length === 0) throw notFound()
    const [day] = await freeDays(from, wanted, date, 1, at)
    if (day?.empty === undefined) {
      throw new ApiFailure('conflict', 'There are free times on this day. Please book one of them.')
    }
    if (day.empty === 'too_far') throw badInput({ date: 'date_too_far' })
    if (day.empty !== 'full') throw badInput({ date: 'date_invalid' })
  }

  return routes
}
