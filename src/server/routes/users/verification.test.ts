import { addUser, codeIn, lastMailTo, newAccount, verifyEmail } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const email = 'ann@example.test'
const minute = 60_000

let api: TestApi
let time: number

beforeEach(async () => {
  time = Date.parse('2027-02-01T08:00:00Z')
  api = await startApi({ now: () => time })
})
afterEach(() => api.close())

const send = (to = email, headers: Record<string, string> = {}) =>
  api.request('POST', '/users/new-account-send-verification-code', { email: to }, { headers })
const verify = (verificationCode: unknown, of = email) =>
  api.request('POST', '/users/verify-new-account-code', { email: of, verificationCode })
const mailedCode = (to = email) => codeIn(lastMailTo(api.app, to))
const failureOf = async (asked: Promise<Response>) => {
  const answer = await asked
  return { status: answer.status, ...((await answer.json()) as { code?: string }) }
}

const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a mailed code verifies its address once', async () => {
  expect((await send()).status).toBe(200)
  const code = mailedCode()
  expect(code).toMatch(/^\d{6}$/)
  expect((await verify(code)).status).toBe(200)
  expect(await failureOf(verify(code))).toMatchObject({ status: 400, code: 'code_dead' })
})

test('the proof is a cookie out of reach of scripts and other sites, and only its hash is stored', async () => {
  await send()
  expect((await verify(wrongFor(mailedCode()))).headers.get('set-cookie')).toBeNull()
  const answer = await verify(mailedCode())
  expect(await answer.json()).toEqual({ success: true, message: 'Email verified' })
  const cookie = answer.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(
    /^kursi_verification=[\w-]{43}; Max-Age=900; Path=\/api\/users; HttpOnly; SameSite=Strict$/,
  )
  const rows = JSON.stringify(await api.app.db.selectFrom('verified_emails').selectAll().execute())
  expect(rows).not.toContain(/=([\w-]{43})/.exec(cookie)?.[1])
})

test.each([
  ['spaces', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}`],
  ['a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
  ['a line break', (code: string) => `${code}\n`],
  [
    'Arabic digits',
    (code: string) => code.replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit))),
  ],
])('a code pasted with %s is the same code', async (_form, typed) => {
  await send()
  expect((await verify(typed(mailedCode()))).status).toBe(200)
})

test.each([
  [12345],
  [123456],
  [null],
  [['123456']],
  [{ code: '123456' }],
  [true],
  ['12345'],
  ['1234567'],
  ['abcdef'],
  [''],
])('a code sent as %j is refused as a shape, not compared', async typed => {
  await send()
  expect(await failureOf(verify(typed))).toMatchObject({
    status: 400,
    code: 'bad_input',
    fields: { verificationCode: expect.stringMatching(/^code_/) as unknown },
  })
  expect((await verify(mailedCode())).status).toBe(200)
})

test('five wrong tries kill a code, even for the right one', async () => {
  await send()
  const code = mailedCode()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await failureOf(verify(wrongFor(code)))).toMatchObject({
      status: 400,
      code: 'code_wrong',
      message: 'Invalid verification code. Please try again.',
    })
  }
  expect(await failureOf(verify(code))).toMatchObject({
    status: 400,
    code: 'code_dead',
    message: expect.stringContaining('new one') as unknown,
  })
})

test('a hundred guesses at one moment are five guesses', async () => {
  await send()
  const code = mailedCode()
  const answers = await Promise.all(Array.from({ length: 100 }, () => failureOf(verify(wrongFor(code)))))
  const counted = answers.filter(({ code: reason }) => reason === 'code_wrong')
  expect(counted).toHaveLength(5)
  expect((await verify(code)).status).toBe(400)
})

test('the right code sent twice at one moment verifies once', async () => {
  await send()
  const code = mailedCode()
  const answers = await Promise.all([verify(code), verify(code), verify(code)])
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 400, 400])
})

test('guessing at one address leaves the sign-up of others alone', async () => {
  const other = 'ben@example.test'
  await send()
  await send(other)
  const wrong = wrongFor(mailedCode())
  await Promise.all(Array.from({ length: 100 }, () => verify(wrong)))
  expect((await verify(mailedCode(other), other)).status).toBe(200)
})

test('a newer code kills the older one and brings new tries', async () => {
  await send()
  const first = mailedCode()
  for (let attempt = 0; attempt < 5; attempt += 1) await verify(wrongFor(first))
  await send()
  const second = mailedCode()
  if (first !== second) expect((await verify(first)).status).toBe(400)
  expect((await verify(second)).status).toBe(200)
})

test('a code is good for ten minutes', async () => {
  await send()
  time += 10 * minute - 1
  expect((await verify(wrongFor(mailedCode()))).status).toBe(400)
  await send()
  time += 10 * minute
  expect(await failureOf(verify(mailedCode()))).toMatchObject({ code: 'code_dead' })
})

test('a code is for its own address', async () => {
  await send()
  await send('ben@example.test')
  const mine = mailedCode()
  if (mine !== mailedCode('ben@example.test')) {
    expect((await verify(mine, 'ben@example.test')).status).toBe(400)
  }
  expect((await verify(mine, 'nobody@example.test')).status).toBe(400)
})

test('codes to one person are limited, with word of when to come back; others go on', async () => {
  const answers = []
  for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await send())
  expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200, 200, 429])
  const refused = answers[5]
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused?.json()).toMatchObject({ success: false, code: 'too_many' })
  expect((await send('ben@example.test')).status).toBe(200)
})

test('a hundred people behind one address all get their code', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, person) => send(`person${person}@example.test`)),
  )
  expect(answers.every(answer => answer.status === 200)).toBe(true)
})

test('an account holder gets a note instead of a code, and the caller the same answer', async () => {
  const ann = await addUser(api.app)
  const answers = [await send(ann.email), await send('new@example.test')]
  expect(await answers[0]?.json()).toEqual(await answers[1]?.json())
  expect(lastMailTo(api.app, ann.email).text).toContain('already')
  expect(mailedCode(ann.email)).toBe('')
  expect(await failureOf(verify('000000', ann.email))).toMatchObject({ code: 'code_wrong' })
})

test('the mail is in the language of the reader', async () => {
  await send(email, { 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.8' })
  expect(lastMailTo(api.app, email)).toMatchObject({
    subject: expect.stringContaining('كرسي') as unknown,
  })
  expect(mailedCode()).toMatch(/^\d{6}$/)
  await send(email, { 'accept-language': 'de,en;q=0.5,ar;q=0.1' })
  expect(lastMailTo(api.app, email).subject).toBe('Your Kursi verification code')
})

test('only a hash of the code is stored', async () => {
  await send()
  const rows = await api.app.db.selectFrom('codes').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(mailedCode())
})

test.each([['ann+salon@example.test'], ['ANN@Example.Test'], ['  ann@example.test  ']])(
  'an address written as "%s" is one address from code to account',
  async written => {
    const proof = { cookie: await verifyEmail(api, written) }
    const added = await api.request('POST', '/users/add', newAccount({ email: written }), proof)
    expect(added.status).toBe(200)
  },
)

test.each([
  ['a second receiver', 'ann@example.test, ben@example.test'],
  ['a header', 'ann@example.test\r\nBcc: ben@example.test'],
  ['a line break', 'ann\n@example.test'],
  ['a display name', 'Ann <ann@example.test>'],
  ['no dot', 'ann@example'],
  ['a list', ['ann@example.test']],
  ['an object', { toString: 'ann@example.test' }],
  ['an endless text', `${'a'.repeat(300)}@example.test`],
])('an address with %s gets no mail', async (_what, hostile) => {
  const answer = await api.request('POST', '/users/new-account-send-verification-code', { email: hostile })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    code: 'bad_input',
    fields: { email: expect.any(String) as unknown },
  })
  expect(api.app.mailer.inbox?.()).toEqual([])
})
