import { eachTest } from '@/testing/kit/eachTest'
import { startApi } from '@/testing/kit/startApi'
import { addUser, signIn } from '@/testing/scenarios/builders'

type Line = { event: string; [fact: string]: unknown }

async function openLogged(proxyHops: number) {
  const lines: Line[] = []
  const note = (event: string, facts?: object) => void lines.push({ event, ...facts })
  const api = await startApi({ log: { info: note, error: note }, config: { proxyHops } })
  return { api, close: api.close, of: (event: string) => lines.filter(line => line.event === event) }
}

describe('behind a proxy', () => {
  const opened = eachTest(
    () => openLogged(1),
    ({ close }) => close(),
  )
  const get = async (headers: Record<string, string>) => {
    const answer = await opened().api.request('GET', '/salons', undefined, { headers })
    return { id: answer.headers.get('x-request-id'), line: opened().of('request').at(-1) }
  }

  test('a request has one line: its id, route, status, account and the network it came from', async () => {
    const { api, of } = opened()
    const ann = await addUser(api.app)
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'of-the-proxy-1' }
    const cookie = await signIn(api, ann)
    await api.request('GET', '/users/me', undefined, { cookie, headers })
    expect(of('request').at(-1)).toMatchObject({
      requestId: 'of-the-proxy-1',
      method: 'GET',
      route: '/api/users/me',
      status: 200,
      milliseconds: expect.any(Number) as unknown,
      account: ann.uid,
      network: '203.0.113.0/24',
    })
  })

  test.each([['short'], ['with a space'], ['x'.repeat(65)], ['quote"d-quote']])(
    'the id %j is replaced, in line and answer alike',
    async given => {
      const { id, line } = await get({ 'x-request-id': given })
      expect(id).toMatch(/^[\w-]{36}$/)
      expect(line?.requestId).toBe(id)
    },
  )

  test.each([
    ['198.51.100.23', '198.51.100.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['::ffff:198.51.100.23', '198.51.100.0/24'],
  ])('%s is of the network %s', async (address, network) => {
    expect((await get({ 'x-forwarded-for': address })).line?.network).toBe(network)
  })

  test('a changed password and a refused one are named, with account and id alone', async () => {
    const { api, of } = opened()
    const ann = await addUser(api.app)
    const cookie = await signIn(api, ann)
    const change = (currentPassword: string) =>
      api.request(
        'PUT',
        '/users/change-password',
        { uid: ann.uid, email: ann.email, currentPassword, newPassword: 'Better2027' },
        { cookie },
      )
    await change('Wrong2026')
    expect(of('password_changed')).toEqual([])
    const [refused] = of('access_refused')
    expect(refused).toMatchObject({ reason: 'wrong_password', requestId: of('request').at(-1)?.requestId })
    await change(ann.password)
    expect(of('password_changed')).toMatchObject([{ account: ann.uid, network: 'local' }])
  })
})

describe('without one', () => {
  const opened = eachTest(
    () => openLogged(0),
    ({ close }) => close(),
  )

  test('nobody chooses the id of a request', async () => {
    const answer = await opened().api.request('GET', '/salons', undefined, {
      headers: { 'x-request-id': 'chosen-by-a-caller' },
    })
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  })
})
