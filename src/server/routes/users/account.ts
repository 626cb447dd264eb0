import { Hono } from 'hono'
import { deleteUserSchema, editUserSchema } from '@/domain/account'
import { countryByName } from '@/domain/geography/country'
import { isSamePhone, normalPhone } from '@/domain/phone'
import type { User } from '@/domain/user'
import type { Db } from '../../db/openDatabase'
import { renewEvents } from '../../db/eventVersion'
import { findUserByEmail, findUserById, isPhoneTaken, toUser, updateUser } from '../../db/users'
import { inTransaction } from '../../db/inTransaction'
import { userLock } from '../../db/locks'
import { ApiFailure, badInput, signedOut } from '../../kernel/ApiFailure'
import { requireMatch } from '../../kernel/etag'
import { answer, done } from '../../http/answer'
import { callerAddress } from '../../http/callerAddress'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import type { RateLimits } from '../../http/rateLimits'
import { readBody } from '../../http/readInput'
import { endSession, requireSelf } from '../../http/session'
import { mailLanguage } from '../../kernel/language'
import { endAccount } from './endAccount'
import { checkPassword, wrongPassword } from './passwordCheck'
import { requireKnownCity } from '../../kernel/cityOfUser'
import { userValues } from './versionedUser'

const phoneTaken = () =>
  new ApiFailure('user_exists', 'Another account has this phone number.', {
    fields: { phone: 'user_exists' },
  })

const noSuchAccount = () =>
  new ApiFailure(
    'user_not_found',
    'No account found with the provided details. Please check your email and phone number.',
  )

export function accountRoutes(app: AppContext, limits: RateLimits): Hono<Env> {
  const { db, now, config } = app
  const routes = new Hono<Env>()

  routes.put('/edit-user/:uid', async context => {
    const self = requireSelf(context, context.req.param('uid'))
    const { name, country, city, phone: typedPhone, address } = await readBody(context, editUserSchema)
    requireKnownCity(country, city)
    const phone = normalPhone(typedPhone, countryByName(country)?.code)
    if (!phone) throw badInput({ phone: 'phone_invalid' })
    if (phone !== self.phone) {
      await limits.accountLookUpsOfAddress.take(context, callerAddress(context, config))
      if (await isPhoneTaken(db, [phone])) throw phoneTaken()
    }
    const wanted = { name, country, city, phone, address }
    await inTransaction(db, [userLock(self.uid)], async transaction => {
      requireMatch(context.req.header('if-match'), userValues(await findSelf(self.uid, transaction)), wanted)
      if (!(await updateUser(transaction, self.uid, wanted))) throw phoneTaken()
      const isRenamed = name !== self.name || phone !== self.phone
      if (isRenamed) await renewEvents(transaction, { in: 'client_id', id: self.uid }, now())
    })
    return answer(context, await findSelf(self.uid))
  })

  routes.delete('/deleteUserByPhoneEmail', async context => {
    const { email, phone, password } = await readBody(context, deleteUserSchema)
    const user = await findUserByEmail(db, email)
    const right = await checkPassword(context, app, limits, { email, password, user })
    if (!user) throw noSuchAccount()
    if (!right) throw wrongPassword()
    // Judged after the password, so that the answer tells nobody else whose phone it is.
    if (user.role !== 'staff' && !isSamePhone(phone, user.phone)) throw noSuchAccount()
    const language = mailLanguage(context.req.header('accept-language'))
    await endAccount(app, user, { userId: user.id, language })
    if (context.get('signedIn')?.user.uid === user.id) await endSession(context, app)
    return done(context, 'Account deleted successfully')
  })

  async function findSelf(uid: string, from: Db = db): Promise<User> {
    const row = await findUserById(from, uid)
    if (!row) throw signedOut()
    return toUser(row)
  }

  return routes
}
