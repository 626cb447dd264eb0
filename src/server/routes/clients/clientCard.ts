import { Hono, type Context } from 'hono'
import {
  clientConsents,
  clientDetailsSchema,
  type ClientDetails,
  type ClientDetailsRequest,
  type SavedClientDetails,
} from '@/domain/client'
import type { AuditAction, AuditChange } from '@/domain/audit'
import type { KeptOfClient } from '@/domain/mergeClients'
import { todayIn } from '@/domain/zonedTime'
import type { AppContext } from '../../AppContext'
import { actorIn } from '../../booking/auditAppointment'
import { actsForSalon, mayBlockFor } from '../../booking/mayChange'
import { nameOfActor, writeAudit } from '../../db/audit'
import { canHaveCard, findClientCard, markConsents, replaceClientCard } from '../../db/clientCards'
import { inTransaction } from '../../db/inTransaction'
import { appointmentLocks } from '../../db/locks'
import { answer } from '../../http/answer'
import type { Env } from '../../http/env'
import { readBody } from '../../http/readInput'
import { badInput, notFound } from '../../kernel/ApiFailure'
import { requireMatch, versioned } from '../../kernel/etag'
import { findClient } from './findClient'

/** What a salon writes down about a client. */
export function clientCardRoutes({ db, now }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.put('/appointments/:id/client/notes', async context => {
    const request = await readBody(context, clientDetailsSchema)
    const locks = appointmentLocks(context.req.param('id'))
    const saved = await inTransaction(db, locks, async transaction => {
      const { client, user, appointment } = await findClient(context, transaction, actsForSalon)
      if (!canHaveCard(client)) throw notFound()
      const kept = await findClientCard(transaction, client)
      const details = withChanges(kept.details, request)
      requireMatch(context.req.header('if-match'), kept.details, details)
      const at = now()
      if (isLater(details.birthday, todayIn(appointment.time_zone ?? 'UTC', at))) {
        throw badInput({ birthday: 'date_invalid' })
      }
      const actor = actorIn(user, appointment)
      const mark = { at, by: (await nameOfActor(transaction, actor)) ?? '' }
      const after = { ...kept, details, consentMarks: markConsents(kept, details, mark) }
      await replaceClientCard(transaction, client, after)
      const change = changeOf(kept.details, details)
      if (change)
        await writeAudit(transaction, client.salonId, actor, { ...change, subjectId: appointment.id }, at)
      return savedDetails(after)
    })
    return answer(context, saved)
  })

  routes.put('/appointments/:id/client/block', context => setBlocked(context, true))
  routes.delete('/appointments/:id/client/block', context => setBlocked(context, false))

  return routes

  /** Repeating it changes nothing. */
  async function setBlocked(context: Context<Env>, isBlocked: boolean) {
    const id = context.req.param('id') ?? ''
    await inTransaction(db, appointmentLocks(id), async transaction => {
      const { client, user, appointment } = await findClient(context, transaction, mayBlockFor)
      if (!canHaveCard(client)) throw notFound()
      const kept = await findClientCard(transaction, client)
      if ((kept.blockedAt !== null) === isBlocked) return
      const at = now()
      await replaceClientCard(transaction, client, { ...kept, blockedAt: isBlocked ? at : null })
      const action: AuditAction = isBlocked ? 'client_blocked' : 'client_unblocked'
      const change = { action, subjectId: id, before: null, after: null }
      await writeAudit(transaction, client.salonId, actorIn(user, appointment), change, at)
    })
    return answer(context, { isBlocked })
  }
}

export const savedDetails = ({ details, consentMarks }: KeptOfClient): SavedClientDetails =>
  versioned({ ...details, consentMarks }, details)

const withChanges = (present: ClientDetails, request: ClientDetailsRequest): ClientDetails => ({
  notes: request.notes ?? present.notes,
  birthday: request.birthday ?? present.birthday,
  allergies: request.allergies ?? present.allergies,
  tags: request.tags ?? present.tags,
  mayPhotograph: request.mayPhotograph ?? present.mayPhotograph,
  mayGetOffers: request.mayGetOffers ?? present.mayGetOffers,
})

const isLater = (birthday: string, today: string): boolean => /^\d/.test(birthday) && birthday > today

const texts = ['birthday', 'allergies', 'tags', 'notes'] as const

/** Which texts were changed, without what they say, and each changed consent. */
function changeOf(before: ClientDetails, after: ClientDetails): Omit<AuditChange, 'subjectId'> | undefined {
  const changed = texts.filter(text => String(before[text]) !== String(after[text]))
  const consents = clientConsents.filter(consent => before[consent] !== after[consent])
  if (changed.length + consents.length === 0) return undefined
  const valuesOf = (details: ClientDetails) =>
    Object.fromEntries(consents.map(consent => [consent, details[consent]]))
  return {
    action: 'client_changed',
    before: valuesOf(before),
    after: { ...(changed.length > 0 && { details: changed.join(' ') }), ...valuesOf(after) },
  }
}
