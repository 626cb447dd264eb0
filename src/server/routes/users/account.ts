import { Hono } from 'hono'
import { deleteUserSchema, editUserSchema } from '@/domain/account'
import { findUserByEmail, findUserById, isPhoneTaken, toUser, updateUser } from '../../db/users'
import { ApiFailure, badInput, signedOut } from '../../kernel/ApiFailure'
import { answer, done } from '../../http/answer'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import type { RateLimits } from '../../http/rateLimits'
import { readBody } from '../../http/readInput'
import { endSession, requireSelf } from '../../http/session'
import { mailLanguage } from '../../kernel/language'
import { endAccount } from './endAccount'
import { checkPassword, wrongPassword } from './passwordCheck'
import { possiblePhones } from './phones'
import { requireKnownCity } from '../../kernel/cityOfUser'

const phoneTaken = () =>
  new ApiFailure('user_exists', 'Another account has this phone number.', {
    fields: { phone: 'user_exists' },
  })

const noSuchAccount = () =>
  new ApiFailure(
    'user_not_found',
    'No account found with the provided details. Please check your email and phone number.',
  )

/** A person's own details, and the end of an account. */
export function accountRoutes(app: AppContext, limits: RateLimits): Hono<Env> {
  const { db } = app
  const routes = new Hono<Env>()

  routes.put('/edit-user/:uid', async context => {
    const self = requireSelf(context, context.req.param('uid'))
    const { name, country, city, phone: typedPhone, address } = await readBody(context, editUserSchema)
    requireKnownCity(country, city)
    const [phone] = possiblePhones(typedPhone, country)
    if (!phone) throw badInput({ phone: 'phone_invalid' })
    if (phone !== self.phone && (await isPhoneTaken(db, [phone]))) throw phoneTaken()
    if (!(await updateUser(db, self.uid, { name, country, city, phone, address }))) throw phoneTaken()
    const row = await findUserById(db, self.uid)
    if (!row) throw signedOut()
    return answer(context, toUser(row))
  })

  routes.delete('/deleteUserByPhoneEmail', async context => {
    const { email, phone, password } = await readBody(context, deleteUserSchema)
    const user = await findUserByEmail(db, email)
    const isTheirs = user && possiblePhones(phone, user.country).includes(user.phone)
    if (!isTheirs) throw noSuchAccount()
    if (!(await checkPassword(context, app, limits, { email, password, user }))) throw wrongPassword()
    const language = mailLanguage(context.req.header('accept-language'))
    await endAccount(app, user, { userId: user.id, language })
    if (context.get('signedIn')?.user.uid === user.id) await endSession(context, app)
    return done(context, 'Account deleted successfully')
  })

  return routes
}
