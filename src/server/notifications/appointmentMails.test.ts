import type { Appointment } from '@/domain/appointment'
import { dataOf } from '@/testing/kit/answers'
import {
  addSalon,
  addUser,
  newAccount,
  signIn,
  verifyEmail,
  type TestSalon,
} from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import type { Language } from '@/domain/languages'

const ten = Date.parse('2027-02-02T08:00:00Z')

let api: TestApi
let scenario: TestSalon
let asOwner: string

beforeEach(async () => {
  api = await startApi({ now: () => ten - 24 * 60 * 60 * 1000 })
  scenario = await addSalon(api.app, { confirms_at_once: 0 })
  asOwner = await signIn(api, scenario.owner)
})
afterEach(() => api.close())

const languageOf = async (email: string) => {
  const row = await api.app.db
    .selectFrom('users')
    .select('language')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row.language
}

const speaking = (language: string) => ({ headers: { 'accept-language': language } })

const logIn = (email: string, language?: string) =>
  api.request(
    'POST',
    '/users/login',
    { identifier: email, password: 'Kursi2026' },
    language === undefined ? {} : speaking(language),
  )

test('an account speaks the language it was opened in, then that of the last login', async () => {
  const account = newAccount()
  const cookie = await verifyEmail(api, account.email)
  await api.request('POST', '/users/add', account, { ...speaking('ar-EG,en;q=0.5'), cookie })
  expect(await languageOf(account.email)).toBe('ar')
  await logIn(account.email)
  expect(await languageOf(account.email)).toBe('ar')
  await logIn(account.email, 'en')
  expect(await languageOf(account.email)).toBe('en')
})

test.each<[Language, string]>([
  ['ar', 'تم الحجز'],
  ['en', 'Booked'],
])('what the owner does is mailed in the client’s language: %s', async (language, subject) => {
  const ann = await addUser(api.app)
  await logIn(ann.email, language)
  const { _id } = await dataOf<Appointment>(
    api.request(
      'POST',
      '/appointments',
      { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt: ten },
      { cookie: await signIn(api, ann) },
    ),
  )
  const other: Language = language === 'ar' ? 'en' : 'ar'
  await api.request('POST', `/appointments/${_id}/confirm`, undefined, {
    cookie: asOwner,
    ...speaking(other),
  })
  const mails = api.app.mailer.inbox?.().filter(({ to }) => to === ann.email) ?? []
  expect(mails.filter(mail => mail.subject.startsWith(subject))).toHaveLength(1)
})
