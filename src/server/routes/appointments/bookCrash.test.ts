import type { Appointment } from '@/domain/appointment'
import { dataOf } from '@/testing/kit/answers'
import { prepareBreakOff, type BreakOff } from '@/testing/kit/breakOff'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const nineOClock = Date.parse('2027-02-06T07:00:00Z')
const hour = 60 * 60 * 1000

let breakOff: BreakOff
let scenario: TestSalon
let cookie: string
/** The answer the client got before the server died; a retry with the same key must get the same answer. */
let heard: Response | undefined

beforeEach(async () => {
  breakOff = prepareBreakOff({ now: () => nineOClock - 48 * hour })
  await breakOff.prepare(async api => {
    scenario = await addSalon(api.app)
    cookie = await signIn(api, await addUser(api.app))
  })
})
afterEach(() => breakOff.close())

const send = async ({ api }: Pick<TestApi, 'api'>, path: string, body: object) =>
  api.request(`/api/appointments${path}`, {
    method: 'POST',
    headers: { 'x-api-key': 'kursi-demo', cookie, 'idempotency-key': 'press' },
    body: JSON.stringify(body),
  })

const usual = () => ({ salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt: nineOClock })

const notificationsIn = ({ app }: TestApi) =>
  app.db.selectFrom('notifications').select(['kind', 'appointment_id']).orderBy('created_at').execute()

const keptIn = async ({ app }: TestApi) =>
  (await app.db.selectFrom('idempotency_keys').select('body').execute()).map(({ body }) => body)

test('wherever the server dies over a booking, it is booked, told and answered together, and once', async () => {
  await breakOff.everywhere(
    async dying => {
      heard = await send(dying, '', usual())
    },
    async after => {
      const before = await after.app.db.selectFrom('appointments').select('id').execute()
      const kept = await keptIn(after)
      expect(kept).toHaveLength(before.length)
      expect(await notificationsIn(after)).toHaveLength(before.length)

      const again = await send(after, '', usual())
      expect(again.status).toBe(200)
      const text = await again.text()
      if (kept.length > 0) expect(text).toBe(kept[0])
      if (heard?.status === 200) expect(text).toBe(await heard.text())
      const { data } = JSON.parse(text) as { data: Appointment }
      expect(await after.app.db.selectFrom('appointments').select('id').execute()).toEqual([{ id: data._id }])
      expect(await notificationsIn(after)).toEqual([{ kind: 'booked', appointment_id: data._id }])
    },
    15,
  )
})

test('wherever the server dies over a client’s move, the owner is told once and the retry gets its answer', async () => {
  const { _id } = await breakOff.prepare(api =>
    dataOf<Appointment>(api.request('POST', '/appointments', usual(), { cookie })),
  )
  const body = { startsAt: nineOClock + 3 * hour }
  await breakOff.everywhere(
    async dying => {
      heard = await send(dying, `/${_id}/reschedule`, body)
    },
    async after => {
      const kept = await keptIn(after)
      const again = await send(after, `/${_id}/reschedule`, body)
      expect(again.status).toBe(200)
      const text = await again.text()
      if (kept.length > 0) expect(text).toBe(kept[0])
      if (heard?.status === 200) expect(text).toBe(await heard.text())
      expect((await notificationsIn(after)).map(({ kind }) => kind)).toEqual(['booked', 'moved'])
    },
    15,
  )
})

test('of two servers that are sent one key at the same moment one books, and both give its answer', async () => {
  const [one, other] = [await startApi(breakOff.prepared), await startApi(breakOff.prepared)]
  const answers = await Promise.all([one, other, one, other].map(server => send(server, '', usual())))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const texts = await Promise.all(answers.map(answer => answer.text()))
  expect(new Set(texts).size).toBe(1)
  expect(await one.app.db.selectFrom('appointments').selectAll().execute()).toHaveLength(1)
  expect(await notificationsIn(one)).toHaveLength(1)
  await one.close()
  await other.close()
})
