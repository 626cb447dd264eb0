import type { MessageReceipt } from '@/domain/attachedSession'
import type { Success } from '@/domain/envelope'
import { isTicketNumber } from '@/domain/ticketNumber'
import { dataOf } from '@/testing/kit/answers'
import { addUser, lastMailTo, signIn } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { startSubscriber } from '@/testing/scenarios/subscriber'
import { createJobs } from '../jobs/jobs'

const support = 'support@kursi.example'
const message = { name: 'Ann Lee', email: 'ann@example.test', message: 'Can I move my appointment?' }

let now: number
let api: TestApi

beforeEach(async () => {
  now = Date.parse('2027-02-01T08:00:00Z')
  api = await startApi({ now: () => now })
})
afterEach(() => api.close())

const send = (body: unknown = message, key?: string) =>
  api.request('POST', '/contact', body, key === undefined ? {} : { key })
const stored = () => api.app.db.selectFrom('contact_messages').selectAll().execute()
const mails = () => api.app.mailer.inbox?.() ?? []

test('a message is stored and mailed to support, whose answer goes to the sender', async () => {
  const answer = await send()
  expect(answer.status).toBe(200)
  const { data, ...rest } = (await answer.json()) as Success<MessageReceipt>
  expect(rest).toEqual({ success: true, message: 'Message sent successfully!' })
  const { ticketNumber } = data
  expect(isTicketNumber(ticketNumber)).toBe(true)
  expect(await stored()).toEqual([
    {
      ...message,
      ticket_number: ticketNumber,
      id: expect.any(String) as string,
      created_at: Date.parse('2027-02-01T08:00:00Z'),
    },
  ])
  expect(lastMailTo(api.app, support)).toMatchObject({
    replyTo: 'ann@example.test',
    subject: `Contact form ${ticketNumber}: Ann Lee`,
    text: expect.stringContaining('Can I move my appointment?') as string,
  })
})

test.each([
  ['no name', { name: ' ' }, { name: 'name_required' }],
  ['an endless name', { name: 'a'.repeat(81) }, { name: 'name_too_long-80' }],
  ['no e-mail', { email: undefined }, { email: 'email_required' }],
  ['half an e-mail', { email: 'ann@example' }, { email: 'email_invalid' }],
  ['two e-mails', { email: 'ann@example.test, ben@example.test' }, { email: 'email_invalid' }],
  [
    'a header in the e-mail',
    { email: 'ann@example.test\r\nBcc: all@example.test' },
    { email: 'email_invalid' },
  ],
  ['a list of e-mails', { email: ['ann@example.test'] }, { email: expect.any(String) as string }],
  ['no message', { message: '\n \u0000 ' }, { message: 'message_required' }],
  ['a book as a message', { message: 'a'.repeat(4001) }, { message: 'message_too_long-4000' }],
  ['an object as a message', { message: { text: 'hello' } }, { message: expect.any(String) as string }],
])('%s is refused at its field; nothing is stored or mailed', async (_what, changes, fields) => {
  const answer = await send({ ...message, ...changes })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ success: false, code: 'bad_input', fields })
  expect(await stored()).toEqual([])
  expect(mails()).toEqual([])
})

test.each([['null'], ['[]'], ['"hello"'], ['{"name":'], ['']])('a body of %s is refused', async body => {
  const answer = await api.api.request('/api/contact', {
    method: 'POST',
    headers: { 'x-api-key': 'kursi-demo', 'content-type': 'application/json' },
    body,
  })
  expect(answer.status).toBe(400)
})

test('neither name nor message can add a header or turn the text around', async () => {
  await send({
    ...message,
    name: 'Ann\r\nBcc: all@example.test\u2069\u202e',
    message: 'One\r\nTwo\u0000\u001b[31m three',
  })
  const mail = lastMailTo(api.app, support)
  expect(mail.subject).toMatch(/^Contact form \w{6}: Ann Bcc: all@example.test$/)
  expect(mail.text).toBe(
    'From: \u2068Ann Bcc: all@example.test\u2069 <ann@example.test>\n\nOne\nTwo[31m three',
  )
})

test('markup stays text in the inbox page', async () => {
  const { inboxRoutes } = await import('./devInbox')
  await send({ ...message, name: '<img src=x onerror=alert(1)>', message: '<script>alert(1)</script>' })
  const page = await (await inboxRoutes(mails).request('/inbox')).text()
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).not.toMatch(/<script>|<img/)
})

test('unknown fields are ignored', async () => {
  await send({ ...message, id: 'mine', created_at: 1, to: 'all@example.test' })
  expect(await stored()).toEqual([expect.not.objectContaining({ id: 'mine', created_at: 1 }) as unknown])
  expect(mails().map(({ to }) => to)).toEqual([support])
})

test('a retry with the same key stores and mails once', async () => {
  const answers = await Promise.all([send(message, 'one'), send(message, 'one')])
  const [first, second] = await Promise.all(
    answers.map(answer => dataOf<MessageReceipt>(Promise.resolve(answer))),
  )
  expect(second).toEqual(first)
  expect(await stored()).toHaveLength(1)
  expect(mails()).toHaveLength(1)
})

test('one sender is limited, others go on', async () => {
  const statuses = []
  for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await send()).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await send({ ...message, email: 'ben@example.test' })).status).toBe(200)
})

test('one address of the net cannot fill the mailbox under many names', async () => {
  const statuses = []
  for (let person = 0; person < 61; person += 1) {
    statuses.push((await send({ ...message, email: `person${person}@example.test` })).status)
  }
  expect(statuses.filter(status => status === 200)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
})

test('a mail that cannot leave keeps the message, and leaves later', async () => {
  const { mailer } = api.app
  const working = { ...mailer }
  let isAway = true
  mailer.send = mail => (isAway ? Promise.reject(new Error('no route to host')) : working.send(mail))
  expect((await send()).status).toBe(200)
  expect(await stored()).toHaveLength(1)
  isAway = false
  now += 60_000
  await createJobs(api.app).runDue()
  expect(mails()).toHaveLength(1)
})

test('who does not name the client is refused', async () => {
  const answer = await api.api.request('/api/contact', { method: 'POST', body: JSON.stringify(message) })
  expect(answer.status).toBe(401)
})

test('a message of a premium subscriber is marked and comes first in the inbox', async () => {
  const subscriber = await startSubscriber(() => now)
  const { api: own, owner } = subscriber
  try {
    const contact = () => own.request('POST', '/contact', { ...message, email: owner.email })
    await subscriber.subscribed({ tier: 'gold' })
    await contact()
    expect(lastMailTo(own.app, support)).toMatchObject({
      subject: expect.stringMatching(/^Contact form/) as string,
    })
    expect(lastMailTo(own.app, support)).not.toHaveProperty('isUrgent')

    await own.app.db.updateTable('subscriptions').set({ tier: 'premium' }).execute()
    await contact()
    expect(lastMailTo(own.app, support)).toMatchObject({
      subject: expect.stringMatching(/^Premium: Contact form/) as string,
      isUrgent: true,
    })
  } finally {
    await own.close()
  }
})

test('an account that is deleted takes its messages along', async () => {
  const ann = await addUser(api.app, { email: message.email })
  await send()
  await send({ ...message, email: 'ben@example.test' })
  const cookie = await signIn(api, ann)
  const { email, phone, password } = ann
  const deleted = await api.request(
    'DELETE',
    '/users/deleteUserByPhoneEmail',
    { email, phone, password },
    { cookie },
  )
  expect(deleted.status).toBe(200)
  expect((await stored()).map(row => row.email)).toEqual(['ben@example.test'])
})
