import { addUser } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let api: TestApi

beforeEach(async () => {
  api = await startApi()
})
afterEach(() => api.close())

describe('GET /users/check-existing-user', () => {
  const check = async (query: Record<string, string> | string) => {
    const answer = await api.request(
      'GET',
      `/users/check-existing-user?${new URLSearchParams(query).toString()}`,
    )
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  const found = { status: 200, success: true }
  const notFound = { status: 200, success: false, message: 'User not found' }

  beforeEach(() => addUser(api.app, { email: 'ann+salon@example.test', phone: '+970599000111' }))

  test.each([['ann+salon@example.test'], ['ANN+Salon@Example.TEST'], [' ann+salon@example.test ']])(
    'finds the e-mail written "%s"',
    async email => expect(await check({ email })).toEqual(found),
  )

  test('finds a plus that was sent without being encoded', async () => {
    const answer = await api.request('GET', '/users/check-existing-user?email=ann+salon@example.test')
    expect(await answer.json()).toEqual({ success: true })
    const byPhone = await api.request('GET', '/users/check-existing-user?phone=+970599000111')
    expect(await byPhone.json()).toEqual({ success: true })
  })

  test.each([
    ['+970599000111'],
    ['00970599000111'],
    ['0599000111'],
    ['+970 (0)599-000-111'],
    ['٠٥٩٩٠٠٠١١١'],
    ['0599 000 111'],
  ])('finds the phone written "%s", with and without its country', async phone => {
    expect(await check({ phone })).toEqual(found)
    expect(await check({ phone, country: 'Palestine' })).toEqual(found)
  })

  test.each([['+491701234567'], ['0049 170 1234567'], ['0170 1234567'], ['49 170 1234567'], ['٠١٧٠١٢٣٤٥٦٧']])(
    'finds the phone of a country that nobody can choose, written "%s"',
    async phone => {
      await addUser(api.app, { phone: '+491701234567' })
      expect(await check({ phone })).toEqual(found)
    },
  )

  test('finds a person by either of the two', async () => {
    expect(await check({ email: 'new@example.test', phone: '+970599000111' })).toEqual(found)
    expect(await check({ email: 'ann+salon@example.test', phone: '+970599000119' })).toEqual(found)
  })

  test.each([
    ['another e-mail', { email: 'ann@example.test' }],
    ['another phone', { phone: '+970599000112' }],
    ['nonsense', { email: "' OR 1=1 --", phone: '%' }],
    ['a dial code alone', { phone: '+970' }],
  ])('does not find %s', async (_what, query) => expect(await check(query)).toEqual(notFound))

  test.each([[{}], [{ email: '' }], [{ email: '  ', phone: '' }], [{ country: 'Palestine' }]])(
    'asks for one of the two when given %j',
    async query => {
      expect(await check(query)).toMatchObject({
        status: 400,
        success: false,
        message: 'Email or phone is required',
        fields: { email: 'email_or_phone_required' },
      })
    },
  )

  test('answers a hundred quick questions', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, person) => check({ email: `p${person}@example.test` })),
    )
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
  })
})
