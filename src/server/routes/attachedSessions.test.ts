import { gzipSync } from 'node:zlib'
import type { AttachedSession, MessageReceipt } from '@/domain/attachedSession'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addUser, signIn } from '@/testing/scenarios/builders'
import { sweepExpired } from '../db/sweep'

const minute = 60_000
const day = 24 * 60 * minute
const start = Date.parse('2027-02-01T08:00:00Z')
const message = { name: 'Ann Lee', email: 'ann@example.test', message: 'It does not work' }

const session = (version = '0.1.0') =>
  JSON.stringify({
    kursi: { format: 4, version, language: 'en', savedAt: start },
    stagedActionIds: [0],
    actionsById: { 0: { action: { type: '@@INIT' }, timestamp: start } },
    computedStates: [{ state: {} }],
  })

let now: number
let lines: string[]
let api: TestApi

beforeEach(async () => {
  now = start
  lines = []
  const write = (...words: unknown[]) => void lines.push(JSON.stringify(words))
  api = await startApi({ now: () => now, log: { info: write, error: write } })
})
afterEach(() => api.close())

const send = () => dataOf<MessageReceipt>(api.request('POST', '/contact', message))
const stored = () => api.app.db.selectFrom('attached_sessions').selectAll().execute()
const mails = () => api.app.mailer.inbox?.() ?? []

async function attach(
  { ticketNumber, attachKey }: MessageReceipt,
  body: Uint8Array<ArrayBuffer> | string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const answer = await api.api.request(`/api/contact/${ticketNumber}/session`, {
    method: 'POST',
    headers: {
      'x-api-key': 'kursi-demo',
      'content-type': 'application/octet-stream',
      authorization: `Bearer ${attachKey}`,
      ...headers,
    },
    body,
  })
  await api.app.outbox.settled()
  return answer
}

const zipped = (text: string) => new Uint8Array(gzipSync(text))
const asGzip = { 'content-encoding': 'gzip' }
const keyIn = (text = '') => /\/support#session=([\w-]+)/.exec(text)?.[1] ?? ''
const open = (key: unknown) => api.request('POST', '/contact/session', { key })

test('support gets a second mail of the same subject, whose link opens the file', async () => {
  const receipt = await send()
  expect((await attach(receipt, zipped(session()), asGzip)).status).toBe(200)
  const [linking, first] = mails()
  expect(first?.subject).toBe(`Contact form ${receipt.ticketNumber}: Ann Lee`)
  expect(linking).toMatchObject({
    to: 'support@kursi.example',
    subject: first?.subject,
    replyTo: message.email,
  })
  const key = keyIn(linking?.text)
  expect(Buffer.from(key, 'base64url')).toHaveLength(32)
  const answer = await open(key)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await dataOf<AttachedSession>(Promise.resolve(answer))).toEqual({
    ticketNumber: receipt.ticketNumber,
    file: session(),
  })
})

test('the database and the log hold neither the key of the link nor that of the sender', async () => {
  const receipt = await send()
  await attach(receipt, session())
  const key = keyIn(mails()[0]?.text)
  await open(key)
  const held = JSON.stringify([await stored(), lines])
  expect([key, receipt.attachKey].filter(secret => held.includes(secret))).toEqual([])
})

test('a file without compression is taken too; the same file again is no second one', async () => {
  const receipt = await send()
  for (const body of [session(), zipped(session())])
    expect((await attach(receipt, body, typeof body === 'string' ? {} : asGzip)).status).toBe(200)
  expect(await stored()).toHaveLength(1)
  expect(mails()).toHaveLength(2)
})

test('a message has one file at most', async () => {
  const receipt = await send()
  await attach(receipt, session())
  expect(await refusalOf(attach(receipt, session('0.2.0')))).toMatchObject({ code: 'conflict' })
  expect((await dataOf<AttachedSession>(open(keyIn(mails()[0]?.text)))).file).toBe(session())
})

test.each<[string, string | Uint8Array<ArrayBuffer>, Record<string, string>, string]>([
  ['no JSON', 'GIF89a', {}, 'bad_input'],
  ['JSON of another shape', '{"hello":"there"}', {}, 'bad_input'],
  ['nothing', '', {}, 'bad_input'],
  ['what is not compressed, though it says so', session(), asGzip, 'bad_input'],
  ['more than 2 MB', ' '.repeat(2_000_001), {}, 'too_large'],
  ['what expands without end', zipped(' '.repeat(25_000_001)), asGzip, 'too_large'],
])('%s is refused', async (_what, body, headers, code) => {
  expect(await refusalOf(attach(await send(), body, headers))).toMatchObject({ code })
  expect(await stored()).toEqual([])
})

test.each<[string, (receipt: MessageReceipt) => MessageReceipt]>([
  ['a wrong key', receipt => ({ ...receipt, attachKey: 'guessed' })],
  ['an unknown ticket', receipt => ({ ...receipt, ticketNumber: 'ACDEFH' })],
])('%s attaches nothing, and does not say which it was', async (_what, changed) => {
  const { status, code } = await refusalOf(attach(changed(await send()), session()))
  expect({ status, code }).toEqual({ status: 404, code: 'not_found' })
})

test('the key of another message attaches nothing', async () => {
  const [one, other] = [await send(), await send()]
  expect((await attach({ ...one, attachKey: other.attachKey }, session())).status).toBe(404)
})

test('a file can be attached for an hour', async () => {
  const receipt = await send()
  now += 60 * minute + 1
  expect(await refusalOf(attach(receipt, session()))).toMatchObject({ code: 'too_late' })
})

test.each([['guessed'], [''], [{ key: 'guessed' }]])('the key %j opens nothing', async key => {
  expect((await open(key)).ok).toBe(false)
})

test('after 30 days the link says that it is dead, and the file is gone', async () => {
  await attach(await send(), session())
  const key = keyIn(mails()[0]?.text)
  now += 30 * day
  expect(await refusalOf(open(key))).toMatchObject({ status: 404, code: 'link_dead' })
  now += 1
  await sweepExpired(api.app.db, now)
  expect(await stored()).toEqual([])
})

test.each([
  ['whose e-mail the message has', message.email],
  ['who was signed in', 'other@example.test'],
])('the account %s takes the file along', async (_who, email) => {
  const user = await addUser(api.app, { email })
  const cookie = await signIn(api, user)
  await attach(await send(), session(), { cookie })
  const { phone, password } = user
  await api.request('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password }, { cookie })
  expect(await stored()).toEqual([])
})

test('one address sends and opens a limited number of files', async () => {
  const receipt = await send()
  const statuses = []
  for (let attempt = 0; attempt < 31; attempt += 1) statuses.push((await attach(receipt, session())).status)
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([200]))
  expect(statuses.at(-1)).toBe(429)
  for (let attempt = 0; attempt < 300; attempt += 1) await open('guessed')
  expect((await open('guessed')).status).toBe(429)
})
