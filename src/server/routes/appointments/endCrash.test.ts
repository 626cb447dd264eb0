import { prepareBreakOff, type BreakOff } from '@/testing/kit/breakOff'
import {
  addSalon,
  addUser,
  bookService,
  signIn,
  type TestSalon,
  type TestUser,
} from '@/testing/scenarios/builders'
import type { TestApi } from '@/testing/kit/startApi'

const nineOClock = Date.parse('2027-02-06T07:00:00Z')
const hour = 60 * 60 * 1000

let now: number
let breakOff: BreakOff
let scenario: TestSalon
let ann: TestUser
let asAnn: string
let asOwner: string
let id: string

beforeEach(async () => {
  now = nineOClock - 48 * hour
  breakOff = prepareBreakOff({ now: () => now })
  await breakOff.prepare(async api => {
    scenario = await addSalon(api.app, { confirms_at_once: 0 })
    ann = await addUser(api.app)
    asAnn = await signIn(api, ann)
    asOwner = await signIn(api, scenario.owner)
    id = (await bookService(api, scenario, nineOClock, asAnn))._id
  })
})
afterEach(() => breakOff.close())

const send = async ({ api }: Pick<TestApi, 'api'>, method: string, path: string, cookie: string, body = {}) =>
  api.request(`/api${path}`, {
    method,
    headers: { 'x-api-key': 'kursi-demo', cookie },
    body: JSON.stringify(body),
  })

/** Wherever the server dies, a repeated request notifies the other side exactly once. */
const expectTold = (
  act: (server: Pick<TestApi, 'api'>) => unknown,
  { kind, to }: { kind: string; to: string },
) =>
  breakOff.everywhere(
    act,
    async after => {
      await act(after)
      const told = await after.app.db
        .selectFrom('notifications')
        .select('user_id')
        .where('kind', '=', kind)
        .execute()
      expect(told).toEqual([{ user_id: to }])
    },
    5,
  )

test.each([
  ['confirm', 'confirmed'],
  ['decline', 'declined'],
  ['cancel', 'cancelled'],
])('what the salon says by %s is told to the client', async (verb, kind) => {
  await expectTold(server => send(server, 'POST', `/appointments/${id}/${verb}`, asOwner), {
    kind,
    to: ann.uid,
  })
})

test('that the client cancels is told to the salon', async () => {
  await expectTold(server => send(server, 'POST', `/appointments/${id}/cancel`, asAnn), {
    kind: 'cancelled',
    to: scenario.owner.uid,
  })
})

test('that the appointment is done is told to the client, who may review it', async () => {
  now = nineOClock + 2 * hour
  await expectTold(server => send(server, 'POST', `/appointments/${id}/done`, asOwner), {
    kind: 'done',
    to: ann.uid,
  })
})

test.each([
  ['the client’s', () => ({ leaving: ann, staying: scenario.owner.uid })],
  ['the owner’s', () => ({ leaving: scenario.owner, staying: ann.uid })],
])('what ends with %s account is told to the other side', async (_whose, people) => {
  const { leaving, staying } = people()
  const { email, phone } = leaving
  const body = { email, phone, password: 'Kursi2026' }
  await expectTold(server => send(server, 'DELETE', '/users/deleteUserByPhoneEmail', '', body), {
    kind: 'cancelled',
    to: staying,
  })
})
