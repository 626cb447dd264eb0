import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { joinSchema } from '@/domain/staffAccess'
import type { AppContext } from '../../AppContext'
import { writeAudit } from '../../db/audit'
import { inTransaction } from '../../db/inTransaction'
import { salonLock } from '../../db/locks'
import type { UserRow } from '../../db/schema/people'
import { deleteSession } from '../../db/sessions'
import { deleteInvitation, findInvitationOfToken } from '../../db/staffInvitations'
import { withStaffLogin } from '../../db/staffLogins'
import { insertUser, setLanguage, toUser } from '../../db/users'
import { answer } from '../../http/answer'
import { callerAddress } from '../../http/callerAddress'
import type { Env } from '../../http/env'
import { meetDevice } from '../../http/knownDevice'
import type { RateLimits } from '../../http/rateLimits'
import { readBody } from '../../http/readInput'
import { startSession } from '../../http/session'
import { ApiFailure } from '../../kernel/ApiFailure'
import { mailLanguage } from '../../kernel/language'
import { hashPassword } from '../../kernel/passwordHash'
import { tokenHash } from '../../kernel/tokenHash'

const deadLink = () =>
  new ApiFailure(
    'code_dead',
    'This link was used, withdrawn or is too old. Please ask the salon for a new one.',
  )

const emailTaken = () =>
  new ApiFailure('user_exists', 'This email has an account already. Ask the salon to invite another email.')

/** Accepts a mailed invitation: the staff member's login gets a password and is signed in. */
export function joinRoutes(app: AppContext, limits: RateLimits): Hono<Env> {
  const { db, now, config, events } = app
  const routes = new Hono<Env>()

  routes.post('/join', async context => {
    const { token, password } = await readBody(context, joinSchema)
    await limits.codeTriesOfAddress.take(context, callerAddress(context, config))
    const hash = tokenHash(token)
    const found = await findInvitationOfToken(db, hash, now())
    if (!found) throw deadLink()
    const password_hash = await hashPassword(password, config.passwordCost)
    const row = await inTransaction(db, [salonLock(found.salon_id)], async transaction => {
      const invitation = await findInvitationOfToken(transaction, hash, now())
      if (!invitation) throw deadLink()
      const { salon_id, staff_id, rights, country, city } = invitation
      const id = randomUUID()
      const user: UserRow = {
        id,
        name: invitation.staff_name,
        email: invitation.email,
        // Unique, and no phone number.
        phone: `staff ${id}`,
        role: 'staff',
        salon: invitation.business_type,
        country,
        city,
        address: '',
        password_hash,
        created_at: now(),
      }
      if (!(await insertUser(transaction, user))) throw emailTaken()
      await setLanguage(transaction, id, mailLanguage(context.req.header('accept-language')))
      await transaction
        .insertInto('staff_logins')
        .values({ user_id: id, salon_id, staff_id, rights, created_at: now() })
        .execute()
      await deleteInvitation(transaction, staff_id)
      const subject = { name: invitation.staff_name, nameAr: invitation.staff_name_ar }
      const change = { action: 'login_joined', subjectId: staff_id, subject, before: null } as const
      const actor = { role: 'staff', id: staff_id, name: invitation.staff_name } as const
      await writeAudit(transaction, salon_id, actor, { ...change, after: { rights } }, now())
      return user
    })
    const before = context.get('signedIn')
    if (before) {
      await deleteSession(db, before.sessionId)
      await events.publish({ type: 'sessionsEnded', userId: before.user.uid })
    }
    await startSession(context, app, row)
    await meetDevice(context, app, row.id)
    return answer(context, (await withStaffLogin(db, toUser(row))) ?? toUser(row))
  })

  return routes
}
