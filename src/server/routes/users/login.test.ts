import { addUser, signIn, type TestUser } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const day = 24 * 60 * 60 * 1000

let api: TestApi
let ann: TestUser
let time: number

beforeEach(async () => {
  time = Date.parse('2027-02-01T08:00:00Z')
  api = await startApi({ now: () => time })
  ann = await addUser(api.app, { email: 'ann.lee@example.test' })
})
afterEach(() => api.close())

const login = (identifier: unknown, password: unknown) =>
  api.request('POST', '/users/login', { identifier, password })
const me = (cookie: string) => api.request('GET', '/users/me', undefined, { cookie })

test('answers with the user of the specification, and nothing more', async () => {
  const answer = await login(ann.email, ann.password)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    success: true,
    data: {
      uid: ann.uid,
      name: ann.name,
      email: ann.email,
      phone: ann.phone,
      role: 'customer',
      salon: 'barber',
      city: 'Hebron',
      country: 'Palestine',
      address: '',
    },
  })
})

test('the session cookie is out of reach of scripts and other sites', async () => {
  const cookie = (await login(ann.email, ann.password)).headers.get('set-cookie')
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Lax/)
  expect(cookie).not.toMatch(/Secure/)
})

test('over TLS the cookie never travels in the clear', async () => {
  const secure = await startApi({ config: { publicUrl: 'https://kursi.test' } })
  const user = await addUser(secure.app)
  const answer = await secure.request('POST', '/users/login', {
    identifier: user.email,
    password: user.password,
  })
  expect(answer.headers.get('set-cookie')).toMatch(/Secure/)
  await secure.close()
})

test.each([['ANN.LEE@EXAMPLE.TEST'], [' Ann.Lee@example.test ']])(
  'an e-mail written "%s" logs in',
  async written => {
    expect((await login(written, ann.password)).status).toBe(200)
  },
)

test('an unknown e-mail and a wrong password each say so', async () => {
  const unknown = await login('nobody@example.test', ann.password)
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toEqual({
    success: false,
    code: 'user_not_found',
    message: 'User not found. Please check your email.',
  })
  const wrong = await login(ann.email, 'Kursi2027')
  expect(wrong.status).toBe(401)
  expect(await wrong.json()).toEqual({
    success: false,
    code: 'wrong_password',
    message: 'Incorrect password. Please try again.',
  })
  expect(wrong.headers.get('set-cookie')).toBeNull()
})

test.each([
  ['nothing', undefined, undefined],
  ['no e-mail', 'ann', 'Kursi2026'],
  ['an object', { $ne: null }, { $ne: null }],
  ['a list', ['ann.lee@example.test'], 'Kursi2026'],
  ['an endless password', 'ann.lee@example.test', 'a'.repeat(201)],
])('%s is bad input', async (_what, identifier, password) => {
  const answer = await login(identifier, password)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ success: false, code: 'bad_input' })
})

test.each([['{'], ['[]'], ['null'], ['"text"'], [''], ['{"identifier":'], ['['.repeat(30_000)]])(
  'a body of %j is bad input',
  async body => {
    const answer = await api.api.request('/api/users/login', {
      method: 'POST',
      body,
      headers: { 'x-api-key': 'kursi-demo', 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: 'Please check your input.' })
  },
)

test('logout ends the session on the server, not only in the browser', async () => {
  const cookie = await signIn(api, ann)
  expect((await me(cookie)).status).toBe(200)
  const answer = await api.request('POST', '/users/logout', undefined, { cookie })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toMatch(/kursi_session=;/)
  const after = await me(cookie)
  expect(after.status).toBe(401)
  expect(await after.json()).toMatchObject({ success: false, code: 'signed_out' })
})

test('logging in as another in the same browser ends the first session', async () => {
  const ben = await addUser(api.app)
  const asAnn = await signIn(api, ann)
  await api.request(
    'POST',
    '/users/login',
    { identifier: ben.email, password: ben.password },
    { cookie: asAnn },
  )
  expect((await me(asAnn)).status).toBe(401)
})

test('logging out without a session is no failure', async () => {
  expect((await api.request('POST', '/users/logout')).status).toBe(200)
})

test('a cookie that was forged or is too old opens nothing', async () => {
  const cookie = await signIn(api, ann)
  const [name, value = ''] = cookie.split('=')
  expect((await me(`${name ?? ''}=x${value.slice(1)}`)).status).toBe(401)
  time += 31 * day
  expect((await me(cookie)).status).toBe(401)
})

test('the API key alone is nobody', async () => {
  expect((await api.request('GET', '/users/me')).status).toBe(401)
})

test('guessing at one account stops after ten wrong passwords; others log in as before', async () => {
  const ben = await addUser(api.app)
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await login(ann.email, 'Kursi2027')).status).toBe(401)
  const refused = await login(ann.email, ann.password)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await login(ben.email, ben.password)).status).toBe(200)
})

test('guesses at one moment are counted before they are compared', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => login(ann.email, 'Kursi2027')))
  expect(answers.filter(answer => answer.status === 401)).toHaveLength(10)
})

test('who logs in often is not a guesser', async () => {
  for (let appointment = 0; appointment < 30; appointment += 1)
    expect((await login(ann.email, ann.password)).status).toBe(200)
})
