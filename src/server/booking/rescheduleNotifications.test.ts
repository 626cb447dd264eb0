import { dataOf } from '@/testing/kit/answers'
import { addUser, signIn } from '@/testing/scenarios/builders'
import { rescheduleScenarioEachTest, toldOfMove } from '@/testing/scenarios/rescheduleScenario'

const minute = 60_000
const hour = 60 * minute
const ten = Date.parse('2027-02-02T08:00:00Z')
const eleven = ten + hour

const { clock, scenario, aMinuteLater } = rescheduleScenarioEachTest(ten)

test('a move that stands is told once, from where it was to where it is', async () => {
  const id = await scenario().booked(ten)
  await scenario().move(id, eleven)
  clock.now += minute - 1
  await scenario().runJobs()
  expect([await scenario().notifications(), scenario().mails()]).toEqual([[], []])
  clock.now += 1
  await scenario().runJobs()
  await scenario().runJobs()
  await aMinuteLater()
  expect(await scenario().notifications()).toMatchObject([toldOfMove(ten, eleven)])
  expect(scenario().mails()).toHaveLength(1)
  expect(scenario().mails()[0]?.subject).toBe('Changed: Haircut at Corner')
  const text = scenario()
    .mails()[0]
    ?.text.replace(/[\u2068\u2069]/g, '')
  expect(text).toContain('Until now: Tuesday, February 2, 2027 at 10:00 AM')
  expect(text).toContain('When: Tuesday, February 2, 2027 at 11:00 AM')
})

test('a move that is taken back is told to nobody, though the lists follow at once', async () => {
  const id = await scenario().booked(ten)
  const shown: string[] = []
  scenario().api.app.events.subscribe(({ type }) => void shown.push(type))
  await scenario().move(id, eleven)
  expect(shown).toEqual(['appointmentRescheduled'])
  clock.now += minute / 2
  await scenario().move(id, ten)
  await aMinuteLater()
  await aMinuteLater()
  expect(shown).toEqual(['appointmentRescheduled', 'appointmentRescheduled'])
  expect([await scenario().notifications(), scenario().mails()]).toEqual([[], []])
})

test('several moves in a row are told as one', async () => {
  const id = await scenario().booked(ten)
  for (const hours of [1, 2, 3]) {
    await scenario().move(id, ten + hours * hour)
    clock.now += minute / 2
    await scenario().runJobs()
  }
  await aMinuteLater()
  expect(await scenario().notifications()).toMatchObject([toldOfMove(ten, ten + 3 * hour)])
  expect(scenario().mails()).toHaveLength(1)
})

test('a move to another staff member alone is told too, without two times that are one', async () => {
  const id = await scenario().booked(ten)
  const { staffId } = await scenario().act(id, 'confirm')
  const other = scenario().salonData.staff.find(staffMember => staffMember.id !== staffId)
  await scenario().act(id, 'reschedule', { startsAt: ten, staffId: other?.id })
  await aMinuteLater()
  expect(await scenario().notifications()).toMatchObject([toldOfMove(ten, ten)])
  expect(scenario().mails()[0]?.text).toContain(other?.name)
  expect(scenario().mails()[0]?.text).not.toContain('Until now')
})

test('what is taken back after it was told is told as well', async () => {
  const id = await scenario().booked(ten)
  await scenario().move(id, eleven)
  await aMinuteLater()
  await scenario().move(id, ten)
  await aMinuteLater()
  expect(await scenario().notifications()).toMatchObject([toldOfMove(eleven, ten), toldOfMove(ten, eleven)])
  expect(scenario().mails()).toHaveLength(2)
})

test('cancelled meanwhile, only that is told, at the time that the client knew', async () => {
  const id = await scenario().booked(ten)
  await scenario().move(id, eleven)
  await scenario().act(id, 'cancel')
  await aMinuteLater()
  expect(await scenario().notifications()).toMatchObject([{ kind: 'cancelled', facts: { startsAt: ten } }])
  expect((await scenario().notifications())[0]?.facts).not.toHaveProperty('previousStartsAt')
  expect(scenario().mails()).toHaveLength(1)
  expect(scenario().mails()[0]?.text).toContain('10:00 AM')
})

test('an owner who closes the account meanwhile has it cancelled at the time that the client knew', async () => {
  const id = await scenario().booked(ten)
  await scenario().move(id, eleven)
  const { email, phone } = scenario().salonData.owner
  const password = 'Kursi2026'
  await scenario().api.request('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password })
  await aMinuteLater()
  expect(await scenario().notifications()).toMatchObject([{ kind: 'cancelled', facts: { startsAt: ten } }])
  expect(
    scenario()
      .mails()
      .map(({ subject }) => subject.split(':')[0]),
  ).toEqual(['Cancelled'])
})

test('a client who moves it themselves meanwhile knows where it is', async () => {
  const id = await scenario().booked(ten)
  await scenario().move(id, eleven)
  await scenario().move(id, ten + 2 * hour, scenario().asAnn)
  await aMinuteLater()
  expect([await scenario().notifications(), scenario().mails()]).toEqual([[], []])
})

test('one that waits for the salon is mailed when it is confirmed, and told once where it was', async () => {
  await scenario().api.app.db.updateTable('salons').set({ confirms_at_once: 0 }).execute()
  const id = await scenario().booked(ten)
  await scenario().move(id, eleven)
  await scenario().act(id, 'confirm')
  await aMinuteLater()
  expect(await scenario().notifications()).toMatchObject([
    { kind: 'confirmed', facts: { previousStartsAt: ten, startsAt: eleven } },
  ])
  const all = scenario()
    .api.app.mailer.inbox?.()
    .filter(({ to }) => to === scenario().ann.email)
  expect(all?.map(({ subject, text }) => [subject.split(':')[0], text.includes('11:00 AM')])).toEqual([
    ['Booked', true],
    ['Requested', false],
  ])
})

test('nobody is reminded of a time that they do not know yet', async () => {
  const id = await scenario().booked(ten)
  clock.now = ten - 24 * hour - minute / 2
  await scenario().move(id, eleven)
  clock.now = ten - 24 * hour
  await scenario().runJobs()
  expect([await scenario().notifications(), scenario().mails()]).toEqual([[], []])
  await scenario().move(id, ten)
  await aMinuteLater()
  await aMinuteLater()
  expect(await scenario().notifications()).toMatchObject([{ kind: 'reminder', facts: { startsAt: ten } }])
})

describe('those who wait for a time', () => {
  let waiting: string

  beforeEach(async () => {
    await scenario()
      .api.app.db.deleteFrom('staff')
      .where('id', '=', String(scenario().salonData.staff[1]?.id))
      .execute()
    waiting = await signIn(scenario().api, await addUser(scenario().api.app))
  })

  /** Fills the day, adds a client to its waitlist, then frees a slot to reschedule to. */
  async function fullDay(): Promise<string> {
    const ids: string[] = []
    for (let hours = -1; hours < 8; hours += 1) ids.push(await scenario().booked(ten + hours * hour))
    const wanted = {
      salonId: scenario().salonData.salon.id,
      serviceId: scenario().salonData.service.id,
      date: '2027-02-02',
    }
    await dataOf(scenario().api.request('POST', '/waitlist', wanted, { cookie: waiting }))
    return ids[1] ?? ''
  }

  test('are not called for what is taken back', async () => {
    const id = await fullDay()
    await scenario().move(id, ten + 24 * hour)
    await scenario().move(id, ten)
    await aMinuteLater()
    expect(await scenario().notifications(waiting)).toEqual([])
  })

  test('are called once the move stands', async () => {
    await scenario().move(await fullDay(), ten + 24 * hour)
    expect(await scenario().notifications(waiting)).toEqual([])
    await aMinuteLater()
    await aMinuteLater()
    expect(await scenario().notifications(waiting)).toMatchObject([
      { kind: 'slot_free', facts: { startsAt: ten } },
    ])
  })

  test('are called for it when the appointment ends meanwhile', async () => {
    const id = await fullDay()
    await scenario().move(id, ten + 24 * hour)
    await scenario().act(id, 'cancel')
    expect(await scenario().notifications(waiting)).toMatchObject([
      { kind: 'slot_free', facts: { startsAt: ten } },
    ])
  })
})
