import { addUser, lastMailTo, signIn, type TestUser } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const minute = 60_000
const newPassword = 'Better2027'

let api: TestApi
let ann: TestUser
let time: number

beforeEach(async () => {
  time = Date.parse('2027-02-01T08:00:00Z')
  api = await startApi({ now: () => time })
  ann = await addUser(api.app)
})
afterEach(() => api.close())

const loginStatus = async (password: string, email = ann.email) =>
  (await api.request('POST', '/users/login', { identifier: email, password })).status
const isSignedIn = async (cookie: string) =>
  (await api.request('GET', '/users/me', undefined, { cookie })).status === 200

describe('PUT /users/change-password', () => {
  const change = (changes: Record<string, unknown>, cookie?: string) =>
    api.request(
      'PUT',
      '/users/change-password',
      { uid: ann.uid, email: ann.email, currentPassword: ann.password, newPassword, ...changes },
      cookie ? { cookie } : {},
    )

  test('changes it and ends the other sessions, not this one', async () => {
    const here = await signIn(api, ann)
    const elsewhere = await signIn(api, ann)
    expect((await change({}, here)).status).toBe(200)
    expect(await loginStatus(newPassword)).toBe(200)
    expect(await loginStatus(ann.password)).toBe(401)
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false])
  })

  test('a wrong current password is told at its field', async () => {
    const answer = await change({ currentPassword: 'Kursi2027' }, await signIn(api, ann))
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({
      code: 'wrong_password',
      fields: { currentPassword: 'current_password_wrong' },
    })
    expect(await loginStatus(ann.password)).toBe(200)
  })

  test.each([['short1A'], ['nouppercase1'], ['NOLOWERCASE1'], ['NoDigitHere'], [''], [undefined]])(
    'a new password like %j is refused',
    async weak => {
      const answer = await change({ newPassword: weak }, await signIn(api, ann))
      expect(await answer.json()).toMatchObject({
        code: 'bad_input',
        fields: { newPassword: expect.any(String) as unknown },
      })
      expect(await loginStatus(ann.password)).toBe(200)
    },
  )

  test('the password one has is no new one', async () => {
    const answer = await change({ newPassword: ann.password }, await signIn(api, ann))
    expect(await answer.json()).toMatchObject({
      code: 'bad_input',
      fields: { newPassword: 'new_password_same' },
    })
  })

  test('a special character is welcome', async () => {
    expect((await change({ newPassword: 'Kursi 2027 ✂ كرسي!' }, await signIn(api, ann))).status).toBe(200)
    expect(await loginStatus('Kursi 2027 ✂ كرسي!')).toBe(200)
  })

  test("another's password is out of reach: 401 without a session, 403 with one", async () => {
    const ben = await addUser(api.app)
    const asBen = await signIn(api, ben)
    expect((await change({})).status).toBe(401)
    expect((await change({}, asBen)).status).toBe(403)
    expect((await change({ uid: ben.uid }, asBen)).status).toBe(403)
    expect((await change({ email: ben.email }, asBen)).status).toBe(403)
    expect(await loginStatus(ann.password)).toBe(200)
  })
})

describe('a forgotten password', () => {
  const forgot = (email: string, headers: Record<string, string> = {}) =>
    api.request('POST', '/users/forgot-password', { email }, { headers })
  const reset = (token: unknown, password: string = newPassword) =>
    api.request('POST', '/users/reset-password', { token, newPassword: password })
  const mailedToken = () => {
    const link = /https?:\S+/.exec(lastMailTo(api.app, ann.email).text)?.[0] ?? ''
    expect(link).toMatch(/^http:\/\/kursi\.test\/email-verification\?token=/)
    return new URL(link).searchParams.get('token') ?? ''
  }

  test('the mailed link sets a new one, once, and ends every session', async () => {
    const cookie = await signIn(api, ann)
    expect((await forgot(ann.email.toUpperCase())).status).toBe(200)
    const token = mailedToken()
    expect((await reset(token)).status).toBe(200)
    expect(await loginStatus(newPassword)).toBe(200)
    expect(await loginStatus(ann.password)).toBe(401)
    expect(await isSignedIn(cookie)).toBe(false)
    const again = await reset(token, 'Another2028')
    expect(again.status).toBe(400)
    expect(await again.json()).toMatchObject({ success: false, code: 'code_dead' })
    expect(await loginStatus(newPassword)).toBe(200)
  })

  test('the link pressed twice at one moment works once', async () => {
    await forgot(ann.email)
    const token = mailedToken()
    const answers = await Promise.all([reset(token, 'Another2028'), reset(token, 'Another2029')])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 400])
  })

  test('the link is good for an hour', async () => {
    await forgot(ann.email)
    time += 60 * minute
    expect(await (await reset(mailedToken())).json()).toMatchObject({ code: 'code_dead' })
    expect(await loginStatus(ann.password)).toBe(200)
  })

  test('a newer link ends the older one', async () => {
    await forgot(ann.email)
    const older = mailedToken()
    await forgot(ann.email)
    expect((await reset(older)).status).toBe(400)
    expect((await reset(mailedToken())).status).toBe(200)
  })

  test('a weak new password keeps the link alive', async () => {
    await forgot(ann.email)
    const weak = await reset(mailedToken(), 'weak')
    expect(await weak.json()).toMatchObject({ code: 'bad_input', fields: { newPassword: 'password_weak' } })
    expect((await reset(mailedToken())).status).toBe(200)
  })

  test.each([['unknown'], ["' OR '1'='1"], ['%']])('a token like %j is dead', async token => {
    await forgot(ann.email)
    expect(await (await reset(token)).json()).toMatchObject({ code: 'code_dead' })
  })

  test.each([[''], [undefined], [{ $ne: '' }]])('a token like %j is bad input', async token => {
    expect(await (await reset(token)).json()).toMatchObject({ code: 'bad_input' })
  })

  test('a sign-up code is no reset token', async () => {
    await api.request('POST', '/users/new-account-send-verification-code', { email: 'new@example.test' })
    const code = /\d{6}/.exec(lastMailTo(api.app, 'new@example.test').text)?.[0]
    expect((await reset(code)).status).toBe(400)
  })

  test('the answer does not tell whether there is an account', async () => {
    const known = await forgot(ann.email)
    const unknown = await forgot('nobody@example.test')
    expect(unknown.status).toBe(known.status)
    expect(await unknown.json()).toEqual(await known.json())
    expect(api.app.mailer.inbox?.()).toHaveLength(1)
  })

  test('both are answered before a mail leaves, so that a slow mail server tells nothing', async () => {
    const asked: string[] = []
    const { mailer } = api.app
    mailer.check = () => Promise.resolve(void asked.push('check'))
    mailer.send = () => Promise.resolve(void asked.push('send'))
    const ask = (email: string) =>
      api.api.request('/api/users/forgot-password', {
        method: 'POST',
        headers: { 'x-api-key': api.app.config.apiKey },
        body: JSON.stringify({ email }),
      })
    await ask('nobody@example.test')
    await ask(ann.email)
    expect(asked).toEqual(['check', 'check'])
    await api.app.outbox.settled()
    expect(asked).toEqual(['check', 'check', 'send'])
  })

  test('it ends access keys too, and the holder is told', async () => {
    const cookie = await signIn(api, ann)
    await api.request('POST', '/keys', { name: 'Mine', scope: 'calendar' }, { cookie })
    await forgot(ann.email)
    await reset(mailedToken())
    expect(await api.app.db.selectFrom('access_keys').selectAll().execute()).toEqual([])
    expect(lastMailTo(api.app, ann.email).subject).toBe('Your Kursi password was reset')
  })

  test('a link dies with the password that it would replace', async () => {
    await forgot(ann.email)
    const token = mailedToken()
    const cookie = await signIn(api, ann)
    const passwords = { currentPassword: ann.password, newPassword }
    await api.request(
      'PUT',
      '/users/change-password',
      { uid: ann.uid, email: ann.email, ...passwords },
      { cookie },
    )
    expect(await (await reset(token, 'Another2028')).json()).toMatchObject({ code: 'code_dead' })
  })

  test('one of the commonest passwords is refused at its field', async () => {
    await forgot(ann.email)
    const common = await reset(mailedToken(), 'Password1')
    expect(await common.json()).toMatchObject({ fields: { newPassword: 'password_common' } })
  })

  test('only a hash of the token is stored', async () => {
    await forgot(ann.email)
    const rows = await api.app.db.selectFrom('codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(mailedToken())
  })

  test('mails to one person are limited', async () => {
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await forgot(ann.email)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('an Arabic reader gets an Arabic mail', async () => {
    await forgot(ann.email, { 'accept-language': 'ar' })
    expect(lastMailTo(api.app, ann.email).subject).toContain('كلمة مرور')
    mailedToken()
  })
})
