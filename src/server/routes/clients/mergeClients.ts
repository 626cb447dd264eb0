import { Hono } from 'hono'
import { mergeClientsSchema } from '@/domain/client'
import { mergeClients } from '@/domain/mergeClients'
import type { AppContext } from '../../AppContext'
import { actorIn } from '../../booking/auditAppointment'
import { mayBlockFor } from '../../booking/mayChange'
import { findAppointment } from '../../db/appointments'
import { writeAudit } from '../../db/audit'
import { findClientCard, nothingKept, replaceClientCard } from '../../db/clientCards'
import { canMerge, giveAppointments, into, isSameClient } from '../../db/clientDoubles'
import { findClientOf } from '../../db/clients'
import { inTransaction } from '../../db/inTransaction'
import { appointmentLocks } from '../../db/locks'
import { answer } from '../../http/answer'
import type { Env } from '../../http/env'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { ApiFailure, notFound } from '../../kernel/ApiFailure'
import { findClient } from './findClient'

/** Makes one client of two whom the salon knows apart. */
export function mergeClientsRoutes({ db, now }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.post('/appointments/:id/client/merge', async context => {
    requireUser(context)
    const { appointmentId } = await readBody(context, mergeClientsSchema)
    const id = context.req.param('id')
    await inTransaction(db, appointmentLocks(id), async transaction => {
      const { client, user, appointment } = await findClient(context, transaction, mayBlockFor)
      const otherAppointment = await findAppointment(transaction, appointmentId)
      if (!otherAppointment || !mayBlockFor(user, otherAppointment)) throw notFound()
      const other = await findClientOf(transaction, otherAppointment)
      if (!other) throw notFound()
      // A repeated request finds them merged.
      if (isSameClient(client, other)) return
      const target = into(client, other)
      const { phone } = target
      if (!canMerge(client, other) || phone === null) {
        throw new ApiFailure('conflict', 'Two accounts, or two clients without a phone number, stay two.')
      }
      const source = target === client ? other : client
      const kept = mergeClients(
        await findClientCard(transaction, target),
        await findClientCard(transaction, source),
      )
      await replaceClientCard(transaction, source, nothingKept)
      await replaceClientCard(transaction, target, kept)
      await giveAppointments(transaction, source, phone)
      const change = { action: 'clients_merged', subjectId: id, before: null, after: null } as const
      await writeAudit(transaction, client.salonId, actorIn(user, appointment), change, now())
    })
    return answer(context, { appointmentId })
  })

  return routes
}
