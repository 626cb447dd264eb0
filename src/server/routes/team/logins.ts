import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import type { AuditChange } from '@/domain/audit'
import { invitationDays, invitationSchema, loginRightsSchema, type StaffAccess } from '@/domain/staffAccess'
import { mayGive, withImplied, type StaffRight } from '@/domain/staffRights'
import type { User } from '@/domain/user'
import type { AppContext } from '../../AppContext'
import { inTransaction } from '../../db/inTransaction'
import { salonLock } from '../../db/locks'
import type { Db } from '../../db/openDatabase'
import { listStaff } from '../../db/salons'
import { deleteInvitation, listAccess, replaceInvitation, setRights } from '../../db/staffInvitations'
import { endStaffLogins, storedRights } from '../../db/staffLogins'
import { worksAll } from '../../db/team'
import { findLanguage } from '../../db/users'
import { answer } from '../../http/answer'
import { callerAddress } from '../../http/callerAddress'
import type { Env } from '../../http/env'
import { whileCounted, type RateLimits } from '../../http/rateLimits'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { ApiFailure, forbidden, notFound } from '../../kernel/ApiFailure'
import { staffInvitation } from '../../mail/invitationMail'
import { enqueue } from '../../outbox/enqueue'
import { auditSalon } from '../salon/auditing'
import { findOwnSalon, type OwnSalon } from '../salon/ownSalon'

const day = 24 * 60 * 60 * 1000
const path = '/:salonId/team/:staffId/login'

/** Invitations of staff members to log in, and their logins. Nobody changes their own, or one with rights they lack. */
export function staffLoginRoutes(app: AppContext, limits: RateLimits): Hono<Env> {
  const { db, now, config, events } = app
  const routes = new Hono<Env>()

  /** The answer is the same whether or not the e-mail has an account. */
  routes.post(path, async context => {
    const { user, salon, staffId } = await readStaff(context)
    const { email, rights } = await readBody(context, invitationSchema)
    const at = now()
    const counted = [
      { limit: limits.mailsForAddress, key: callerAddress(context, config) },
      { limit: limits.invitationsOfSalon, key: salon.id },
      { limit: limits.mailsToUser, key: `invitation ${email}` },
    ]
    const access = await whileCounted(context, counted, () =>
      inTransaction(db, [salonLock(salon.id)], async transaction => {
        const present = await requireChangeable(transaction, { user, salon, staffId }, rights)
        if (present?.state === 'login') {
          throw new ApiFailure('conflict', 'This staff member has a login already.')
        }
        const id = randomUUID()
        await replaceInvitation(transaction, {
          id,
          salon_id: salon.id,
          staff_id: staffId,
          email,
          rights: storedRights(withImplied(rights)),
          token_hash: null,
          created_at: at,
          expires_at: at + invitationDays * day,
        })
        await audit(transaction, context, salon, staffId, {
          action: 'login_invited',
          before: null,
          after: { rights: storedRights(withImplied(rights)) },
        })
        const language = await findLanguage(transaction, salon.owner_id)
        await enqueue(transaction, staffInvitation, { invitationId: id, language }, { now: at })
        return findAccess(transaction, salon.id, staffId)
      }),
    )
    return answer(context, access ?? null)
  })

  routes.put(path, async context => {
    const { user, salon, staffId } = await readStaff(context)
    const { rights } = await readBody(context, loginRightsSchema)
    const access = await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const present = await requireChangeable(transaction, { user, salon, staffId }, rights)
      if (!present) throw notFound()
      const given = storedRights(withImplied(rights))
      await setRights(transaction, staffId, given)
      await audit(transaction, context, salon, staffId, {
        action: 'rights_changed',
        before: { rights: storedRights(present.rights) },
        after: { rights: given },
      })
      return findAccess(transaction, salon.id, staffId)
    })
    return answer(context, access ?? null)
  })

  /** Withdraws the invitation or removes the login, whose sessions end at once. */
  routes.delete(path, async context => {
    const { user, salon, staffId } = await readStaff(context)
    const ended = await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const present = await requireChangeable(transaction, { user, salon, staffId }, [])
      await deleteInvitation(transaction, staffId)
      if (present) {
        await audit(transaction, context, salon, staffId, {
          action: present.state === 'login' ? 'login_removed' : 'invitation_withdrawn',
          before: { rights: storedRights(present.rights) },
          after: null,
        })
      }
      return endStaffLogins(transaction, { salonId: salon.id, staffId })
    })
    for (const userId of ended) await events.publish({ type: 'sessionsEnded', userId })
    return answer(context, null)
  })

  async function readStaff(context: Context<Env>) {
    const user = requireUser(context)
    const salon = await findOwnSalon(db, user, context.req.param('salonId') ?? '')
    const staffId = context.req.param('staffId') ?? ''
    if (!(await worksAll(db, salon.id, [staffId]))) throw notFound()
    return { user, salon, staffId }
  }

  async function audit(
    to: Db,
    context: Context<Env>,
    salon: OwnSalon,
    staffId: string,
    change: Pick<AuditChange, 'action' | 'before' | 'after'>,
  ): Promise<void> {
    const subject = (await listStaff(to, salon.id)).find(({ id }) => id === staffId)
    const whole = { ...change, subjectId: staffId, ...(subject && { subject }) }
    await auditSalon(to, context, salon, now(), whole)
  }

  const findAccess = async (from: Db, salonId: string, staffId: string) =>
    (await listAccess(from, salonId, now())).get(staffId)

  async function requireChangeable(
    from: Db,
    { user, salon, staffId }: { user: User; salon: OwnSalon; staffId: string },
    rights: readonly StaffRight[],
  ): Promise<StaffAccess | undefined> {
    const present = await findAccess(from, salon.id, staffId)
    const isOwn = user.staff?.staffId === staffId
    if (isOwn || !mayGive(user, rights) || !mayGive(user, present?.rights ?? [])) throw forbidden()
    return present
  }

  return routes
}
