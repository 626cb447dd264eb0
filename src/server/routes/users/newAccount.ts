import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { normalEmail } from '@/domain/email'
import { countryByName } from '@/domain/geography/country'
import { normalPhone, phonesOfAnyCountry } from '@/domain/phone'
import { isOwner } from '@/domain/role'
import { addUserSchema, type AddUserRequest } from '@/domain/account'
import { isVerified, useVerification } from '../../db/codes'
import type { UserRow } from '../../db/schema/people'
import { findUserByEmail, insertUser, isPhoneTaken, setLanguage } from '../../db/users'
import { inTransaction } from '../../db/inTransaction'
import { ApiFailure, badInput } from '../../kernel/ApiFailure'
import { done } from '../../http/answer'
import { callerAddress } from '../../http/callerAddress'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { meetDevice } from '../../http/knownDevice'
import { keyedWrite } from '../../http/keyedWrite'
import { hashPassword } from '../../kernel/passwordHash'
import type { RateLimits } from '../../http/rateLimits'
import { readBody } from '../../http/readInput'
import { mailLanguage } from '../../kernel/language'
import { welcome } from '../../mail/welcome'
import { enqueue } from '../../outbox/enqueue'
import { openOwnSalon } from './openOwnSalon'
import { deleteVerificationCookie, readVerificationHash } from './verificationCookie'
import { requireKnownCity } from '../../kernel/cityOfUser'

/** Whatever is given is stored, or this file does not compile. */
type Stored = Record<Exclude<keyof AddUserRequest, 'password'>, unknown>

const userExists = (field: 'email' | 'phone') =>
  new ApiFailure('user_exists', 'User already exists. Please try logging in.', {
    fields: { [field]: 'user_exists' },
  })

const unverified = () =>
  new ApiFailure('email_unverified', 'Please verify your email with the code we sent you first.')

/** An unencoded plus sign arrives as a space, which neither an e-mail nor a phone number contains. */
const withPlus = (email: string): string => normalEmail(email).replaceAll(' ', '+')
const withLeadingPlus = (phone: string): string => phone.replace(/^ (?=\d)/, '+')

/** The stored forms that a typed phone number can mean. */
function possiblePhones(typed: string, countryName: string | undefined): string[] {
  const home = countryByName(countryName ?? '')?.code
  const phone = normalPhone(typed, home)
  if (phone) return [phone]
  return home ? [] : phonesOfAnyCountry(typed)
}

export function newAccountRoutes(app: AppContext, limits: RateLimits): Hono<Env> {
  const { db, now, config } = app
  const routes = new Hono<Env>()

  routes.get('/check-existing-user', async context => {
    const { email = '', phone = '', country } = context.req.query()
    if (!email.trim() && !phone.trim()) throw badInput({ email: 'email_or_phone_required' })
    await limits.accountLookUpsOfAddress.take(context, callerAddress(context, config))
    const exists =
      (email !== '' && (await findUserByEmail(db, withPlus(email))) !== undefined) ||
      (await isPhoneTaken(db, possiblePhones(withLeadingPlus(phone), country)))
    return context.json(exists ? { success: true } : { success: false, message: 'User not found' })
  })

  routes.post('/add', keyedWrite(app), async context => {
    const { password, ...given } = await readBody(context, addUserSchema)
    requireKnownCity(given.country, given.city)
    const phone = normalPhone(given.phone, countryByName(given.country)?.code)
    if (!phone) throw badInput({ phone: 'phone_invalid' })
    await limits.accountLookUpsOfAddress.take(context, callerAddress(context, config))
    // Read first: a concurrent sign-up uses up the verification and creates the account.
    const proof = { email: given.email, token_hash: readVerificationHash(context) }
    const verified = await isVerified(db, proof, now())
    if (await findUserByEmail(db, given.email)) throw userExists('email')
    if (await isPhoneTaken(db, [phone])) throw userExists('phone')
    if (!verified) throw unverified()

    const row: UserRow & Stored = {
      id: randomUUID(),
      name: given.name,
      email: given.email,
      phone,
      role: given.role,
      salon: isOwner(given.role) ? given.role : (given.salon ?? 'barber'),
      country: given.country,
      city: given.city,
      address: given.address,
      password_hash: await hashPassword(password, config.passwordCost),
      created_at: now(),
    }
    await inTransaction(db, [], async transaction => {
      if (!(await insertUser(transaction, row))) throw userExists('email')
      await setLanguage(transaction, row.id, mailLanguage(context.req.header('accept-language')))
      if (!(await useVerification(transaction, proof, now()))) throw unverified()
      if (isOwner(given.role)) await openOwnSalon(transaction, row)
      await enqueue(transaction, welcome, { userId: row.id }, { now: now() })
    })
    deleteVerificationCookie(context)
    await meetDevice(context, app, row.id)
    return done(context, 'User created successfully')
  })

  return routes
}
