import { dataOf } from '@/testing/kit/answers'
import { addUser, signIn } from '@/testing/scenarios/builders'
import { movingShopEachTest, toldOfMove } from '@/testing/scenarios/movingShop'

const minute = 60_000
const hour = 60 * minute
const ten = Date.parse('2027-02-02T08:00:00Z')
const eleven = ten + hour

const { clock, shop, aMinuteLater } = movingShopEachTest(ten)

test('a move that stands is told once, from where it was to where it is', async () => {
  const id = await shop().booked(ten)
  await shop().move(id, eleven)
  clock.now += minute - 1
  await shop().runJobs()
  expect([await shop().notices(), shop().mails()]).toEqual([[], []])
  clock.now += 1
  await shop().runJobs()
  await shop().runJobs()
  await aMinuteLater()
  expect(await shop().notices()).toMatchObject([toldOfMove(ten, eleven)])
  expect(shop().mails()).toHaveLength(1)
  expect(shop().mails()[0]?.subject).toBe('Changed: Haircut at Corner')
  const text = shop()
    .mails()[0]
    ?.text.replace(/[\u2068\u2069]/g, '')
  expect(text).toContain('Until now: Tuesday, February 2, 2027 at 10:00 AM')
  expect(text).toContain('When: Tuesday, February 2, 2027 at 11:00 AM')
})

test('a move that is taken back is told to nobody, though the lists follow at once', async () => {
  const id = await shop().booked(ten)
  const shown: string[] = []
  shop().api.services.events.follow(({ type }) => void shown.push(type))
  await shop().move(id, eleven)
  expect(shown).toEqual(['appointmentMoved'])
  clock.now += minute / 2
  await shop().move(id, ten)
  await aMinuteLater()
  await aMinuteLater()
  expect(shown).toEqual(['appointmentMoved', 'appointmentMoved'])
  expect([await shop().notices(), shop().mails()]).toEqual([[], []])
})

test('several moves in a row are told as one', async () => {
  const id = await shop().booked(ten)
  for (const hours of [1, 2, 3]) {
    await shop().move(id, ten + hours * hour)
    clock.now += minute / 2
    await shop().runJobs()
  }
  await aMinuteLater()
  expect(await shop().notices()).toMatchObject([toldOfMove(ten, ten + 3 * hour)])
  expect(shop().mails()).toHaveLength(1)
})

test('a move to another chair alone is told too, without two times that are one', async () => {
  const id = await shop().booked(ten)
  const { chairId } = await shop().act(id, 'confirm')
  const other = shop().house.chairs.find(chair => chair.id !== chairId)
  await shop().act(id, 'move', { startsAt: ten, chairId: other?.id })
  await aMinuteLater()
  expect(await shop().notices()).toMatchObject([toldOfMove(ten, ten)])
  expect(shop().mails()[0]?.text).toContain(other?.name)
  expect(shop().mails()[0]?.text).not.toContain('Until now')
})

test('what is taken back after it was told is told as well', async () => {
  const id = await shop().booked(ten)
  await shop().move(id, eleven)
  await aMinuteLater()
  await shop().move(id, ten)
  await aMinuteLater()
  expect(await shop().notices()).toMatchObject([toldOfMove(eleven, ten), toldOfMove(ten, eleven)])
  expect(shop().mails()).toHaveLength(2)
})

test('cancelled meanwhile, only that is told, at the time that the client knew', async () => {
  const id = await shop().booked(ten)
  await shop().move(id, eleven)
  await shop().act(id, 'cancel')
  await aMinuteLater()
  expect(await shop().notices()).toMatchObject([{ kind: 'cancelled', facts: { startsAt: ten } }])
  expect((await shop().notices())[0]?.facts).not.toHaveProperty('previousStartsAt')
  expect(shop().mails()).toHaveLength(1)
  expect(shop().mails()[0]?.text).toContain('10:00 AM')
})

test('an owner who closes the account meanwhile has it cancelled at the time that the client knew', async () => {
  const id = await shop().booked(ten)
  await shop().move(id, eleven)
  const { email, phone } = shop().house.owner
  const password = 'Kursi2026'
  await shop().api.request('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password })
  await aMinuteLater()
  expect(await shop().notices()).toMatchObject([{ kind: 'cancelled', facts: { startsAt: ten } }])
  expect(
    shop()
      .mails()
      .map(({ subject }) => subject.split(':')[0]),
  ).toEqual(['Cancelled'])
})

test('a client who moves it themselves meanwhile knows where it is', async () => {
  const id = await shop().booked(ten)
  await shop().move(id, eleven)
  await shop().move(id, ten + 2 * hour, shop().asAnn)
  await aMinuteLater()
  expect([await shop().notices(), shop().mails()]).toEqual([[], []])
})

test('one that waits for the salon is mailed when it is confirmed, and told once where it was', async () => {
  await shop().api.services.db.updateTable('salons').set({ confirms_at_once: 0 }).execute()
  const id = await shop().booked(ten)
  await shop().move(id, eleven)
  await shop().act(id, 'confirm')
  await aMinuteLater()
  expect(await shop().notices()).toMatchObject([
    { kind: 'confirmed', facts: { previousStartsAt: ten, startsAt: eleven } },
  ])
  const all = shop()
    .api.services.mailer.inbox?.()
    .filter(({ to }) => to === shop().ann.email)
  expect(all?.map(({ text }) => text.includes('11:00 AM'))).toEqual([true])
})

test('nobody is reminded of a time that they do not know yet', async () => {
  const id = await shop().booked(ten)
  clock.now = ten - 24 * hour - minute / 2
  await shop().move(id, eleven)
  clock.now = ten - 24 * hour
  await shop().runJobs()
  expect([await shop().notices(), shop().mails()]).toEqual([[], []])
  await shop().move(id, ten)
  await aMinuteLater()
  await aMinuteLater()
  expect(await shop().notices()).toMatchObject([{ kind: 'reminder', facts: { startsAt: ten } }])
})

describe('those who wait for a time', () => {
  let waiting: string

  beforeEach(async () => {
    await shop()
      .api.services.db.deleteFrom('chairs')
      .where('id', '=', String(shop().house.chairs[1]?.id))
      .execute()
    waiting = await signIn(shop().api, await addUser(shop().api.services))
  })

  /** Fills the day, has somebody wait for it, then gives room to move to. */
  async function fullDay(): Promise<string> {
    const ids: string[] = []
    for (let hours = -1; hours < 8; hours += 1) ids.push(await shop().booked(ten + hours * hour))
    const wanted = { salonId: shop().house.salon.id, serviceId: shop().house.service.id, date: '2027-02-02' }
    await dataOf(shop().api.request('POST', '/waitlist', wanted, { cookie: waiting }))
    return ids[1] ?? ''
  }

  test('are not called for what is taken back', async () => {
    const id = await fullDay()
    await shop().move(id, ten + 24 * hour)
    await shop().move(id, ten)
    await aMinuteLater()
    expect(await shop().notices(waiting)).toEqual([])
  })

  test('are called once the move stands', async () => {
    await shop().move(await fullDay(), ten + 24 * hour)
    expect(await shop().notices(waiting)).toEqual([])
    await aMinuteLater()
    await aMinuteLater()
    expect(await shop().notices(waiting)).toMatchObject([{ kind: 'slot_free', facts: { startsAt: ten } }])
  })

  test('are called for it when the appointment ends meanwhile', async () => {
    const id = await fullDay()
    await shop().move(id, ten + 24 * hour)
    await shop().act(id, 'cancel')
    expect(await shop().notices(waiting)).toMatchObject([{ kind: 'slot_free', facts: { startsAt: ten } }])
  })
})
