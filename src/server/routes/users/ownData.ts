import { Hono } from 'hono'
import { todayIn } from '@/domain/zonedTime'
import type { AppContext } from '../../AppContext'
import { listOfClient } from '../../db/appointments'
import { inSnapshot } from '../../db/inSnapshot'
import { listKeptOfUser } from '../../db/keptOfUser'
import { toAppointment } from '../../db/toAppointment'
import type { Env } from '../../http/env'
import { requireUser } from '../../http/session'

/** GET /users/me/data: a user's own copy of their data, as a file. */
export function ownDataRoutes({ db, now }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/me/data', async context => {
    const user = requireUser(context)
    const data = await inSnapshot(db, async snapshot => ({
      account: user,
      appointments: (await listOfClient(snapshot, user.uid, now())).map(toAppointment),
      keptBySalons: await listKeptOfUser(snapshot, { userId: user.uid, phone: user.phone }),
    }))
    return context.body(JSON.stringify(data, null, 2), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="kursi-data-${todayIn('UTC', now())}.json"`,
    })
  })

  return routes
}
