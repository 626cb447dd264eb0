import { refusalOf } from '@/testing/kit/answers'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { startSmtp, type SmtpStandIn } from '@/testing/doubles/smtpStandIn'
import { addUser, type TestUser } from '@/testing/scenarios/builders'
import { smtpMailer } from '../../mail/smtpMailer'

let smtp: SmtpStandIn
let api: TestApi
let ann: TestUser
let logged: unknown[]

beforeEach(async () => {
  logged = []
  smtp = await startSmtp()
  const log = (...line: unknown[]) => logged.push(line)
  api = await startApi({ log: { info: () => undefined, error: log } })
  Object.assign(api.app.mailer, smtpMailer({ url: smtp.url, from: 'Kursi <no-reply@kursi.test>' }))
  ann = await addUser(api.app)
})
afterEach(async () => {
  await api.close()
  await smtp.goAway()
})

const sendCode = (email: string) =>
  api.request('POST', '/users/new-account-send-verification-code', { email })
const forgot = (email: string) => api.request('POST', '/users/forgot-password', { email })
const unavailable = { status: 503, code: 'mail_unavailable' }

test('a code that cannot be handed over is a failure of its own, and may be asked for again', async () => {
  await smtp.goAway()
  expect(await refusalOf(sendCode('new@example.test'))).toMatchObject(unavailable)
  await smtp.comeBack()
  expect((await sendCode('new@example.test')).status).toBe(200)
  expect(smtp.taken.map(({ receiver }) => receiver)).toEqual(['new@example.test'])
})

test('what could not be sent is not counted: six tries in vain lock nobody out', async () => {
  await smtp.goAway()
  for (const ask of [sendCode, forgot]) {
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect(await refusalOf(ask(ann.email))).toMatchObject(unavailable)
  }
  await smtp.comeBack()
  expect((await sendCode(ann.email)).status).toBe(200)
  expect((await forgot(ann.email)).status).toBe(200)
})

test.each(['450 try later', '550 no such user'] as const)(
  'so is one whose receiver is refused by %s',
  async fault => {
    smtp.faults.push(fault)
    expect(await refusalOf(sendCode('new@example.test'))).toMatchObject(unavailable)
  },
)

test('a reset link of an account holder and of nobody fail alike while the mail server is away', async () => {
  await smtp.goAway()
  const known = await refusalOf(forgot(ann.email))
  expect(known).toMatchObject(unavailable)
  expect(await refusalOf(forgot('nobody@example.test'))).toEqual(known)
})

test.each(['450 try later', '550 no such user'] as const)(
  'and succeed alike where the receiver is refused by %s',
  async fault => {
    smtp.faults.push(fault)
    const known = await forgot(ann.email)
    expect(smtp.tried()).toBe(1)
    const unknown = await forgot('nobody@example.test')
    expect(known.status).toBe(200)
    expect(await known.json()).toEqual(await unknown.json())
  },
)

test('what is logged names nobody', async () => {
  smtp.faults.push('550 no such user')
  await sendCode('new@example.test')
  expect(logged).toEqual([['mail_unavailable', { reason: 'RCPT TO 550' }]])
})
