import type { Appointment, TakenSlot } from '@/domain/appointment'
import { unitsOf } from '@/domain/units'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import {
  at,
  bookingScenarioEachTest,
  hour,
  nineOClock,
  openBookingScenario,
} from '@/testing/scenarios/bookingScenario'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'

const scenario = bookingScenarioEachTest()

test('a booking is answered as the specification names it and claims its units', async () => {
  const answer = await scenario().book({
    staffId: scenario().salonData.staff[0]?.id,
    notes: ' by the window ',
  })
  expect(answer.status).toBe(200)
  const appointment = await dataOf<Appointment>(Promise.resolve(answer))
  expect(appointment).toMatchObject({
    barberName: 'First chair',
    barberLocation: 'Hebron',
    sectionName: 'Hair',
    serviceName: 'Haircut',
    servicePrice: 20,
    currency: 'USD',
    startTime: '9:00 AM',
    date: '2027-02-06',
    status: 'confirmed',
    startsAt: nineOClock,
    endsAt: nineOClock + hour,
    salonName: scenario().salonData.salon.name,
    notes: 'by the window',
  })
  const held = (await scenario().claims()).map(({ unit }) => unit)
  expect(held).toEqual(unitsOf({ startsAt: nineOClock, endsAt: nineOClock + hour }))
})

test('later changes of name, price and length do not reach what was booked', async () => {
  const { _id } = await dataOf<Appointment>(scenario().book())
  const cookie = await signIn(scenario().api, scenario().salonData.owner)
  const change = {
    sectionId: scenario().salonData.section.id,
    name: 'Shave',
    cost: 99,
    currency: 'EUR',
    time: 15,
  }
  await dataOf(
    scenario().api.request(
      'PUT',
      `/salons/${scenario().salonData.salon.id}/services/${scenario().salonData.service.id}`,
      change,
      {
        cookie,
      },
    ),
  )
  const { data } = await dataOf<{ data: Appointment[] }>(
    scenario().api.request('GET', `/appointments/customer/id/${scenario().ann.uid}`, undefined, {
      cookie: scenario().annsCookie,
    }),
  )
  expect(data).toEqual([
    expect.objectContaining({
      _id,
      serviceName: 'Haircut',
      servicePrice: 20,
      currency: 'USD',
      endsAt: nineOClock + hour,
    }),
  ])
})

test('where the owner confirms, a booking waits and still holds its time', async () => {
  await scenario().api.app.db.updateTable('salons').set({ confirms_at_once: 0 }).execute()
  const staffId = await scenario().onlyOneStaffMember()
  expect(await dataOf<Appointment>(scenario().book({ staffId }))).toMatchObject({ status: 'pending' })
  expect(await refusalOf(scenario().book({ staffId }))).toMatchObject({ status: 409, code: 'slot_taken' })
})

test('anyone is the person with the fewest bookings that day', async () => {
  const [first, second] = scenario().salonData.staff.map(({ id }) => id)
  const staffAt = async (time: string) => {
    const wish = { startsAt: at(`2027-02-06T${time}:00Z`), forAnother: true }
    return (await dataOf<Appointment>(scenario().book(wish))).staffId
  }
  await dataOf(scenario().book({ staffId: first, startsAt: at('2027-02-06T12:00:00Z') }))
  expect(await staffAt('07:00')).toBe(second)
  expect(await staffAt('07:00')).toBe(first)
  expect(await staffAt('09:00')).toBe(second)
})

test.each([
  ['off the grid', '2027-02-06T07:05:00Z'],
  ['before opening', '2027-02-06T06:00:00Z'],
  ['running past closing', '2027-02-06T15:15:00Z'],
  ['in the past', '2027-01-30T07:00:00Z'],
])('a time %s is refused, with the nearest free slots', async (_what, startsAt) => {
  const refusal = await refusalOf(scenario().book({ startsAt: at(startsAt) }))
  expect(refusal).toMatchObject({ status: 409, code: 'slot_taken' })
  const { nearest } = refusal.data as TakenSlot
  expect(nearest).toHaveLength(3)
  for (const { startsAt: free } of nearest) {
    const { _id } = await dataOf<Appointment>(scenario().book({ startsAt: free }))
    await dataOf(
      scenario().api.request('POST', `/appointments/${_id}/cancel`, undefined, {
        cookie: scenario().annsCookie,
      }),
    )
  }
})

test('when the day is full, the nearest slots are of the next open days', async () => {
  await scenario().onlyOneStaffMember()
  for (let index = 0; index < 9; index += 1)
    await dataOf(scenario().book({ startsAt: nineOClock + index * hour }))
  const { data } = await refusalOf(scenario().book())
  expect((data as TakenSlot).nearest.map(({ startsAt }) => startsAt)).toEqual(
    [0, 15, 30].map(minutes => at('2027-02-07T07:00:00Z') + minutes * 60_000),
  )
})

test.each([
  ['no time', { startsAt: undefined }, 'startsAt'],
  ['a time that is none', { startsAt: 'soon' }, 'startsAt'],
  ['a time beyond all calendars', { startsAt: 1e18 }, 'startsAt'],
  ['a time before all calendars', { startsAt: -1 }, 'startsAt'],
  ['no service', { serviceId: undefined }, 'serviceId'],
  ['endless notes', { notes: 'x'.repeat(501) }, 'notes'],
])('%s is refused at its field', async (_what, change, field) => {
  const refusal = await refusalOf(scenario().book(change))
  expect(refusal).toMatchObject({ status: 400, code: 'bad_input' })
  expect(Object.keys(refusal.fields ?? {})).toEqual([field])
})

test('a salon, service or chair that is not there is answered with 404', async () => {
  const other = await addSalon(scenario().api.app)
  expect((await scenario().book({ salonId: 'nowhere' })).status).toBe(404)
  expect((await scenario().book({ serviceId: other.service.id })).status).toBe(404)
  expect((await scenario().book({ staffId: other.staff[0]?.id })).status).toBe(404)
})

test('nobody books for another, and nobody without a session', async () => {
  const ben = await addUser(scenario().api.app)
  const appointment = await dataOf<Appointment>(scenario().book({ clientId: ben.uid, client_id: ben.uid }))
  const row = (await scenario().rows()).find(({ id }) => id === appointment._id)
  expect(row?.client_id).toBe(scenario().ann.uid)
  const anonymous = scenario().api.request('POST', '/appointments', scenario().usual)
  expect(await refusalOf(anonymous)).toMatchObject({ status: 401, code: 'signed_out' })
})

test('an owner books in another salon like any client', async () => {
  const other = await addSalon(scenario().api.app)
  const answer = scenario().book({}, await signIn(scenario().api, other.owner))
  expect((await answer).status).toBe(200)
})

test('a retry with the same key gets the first answer and books once', async () => {
  const first = await dataOf<Appointment>(scenario().book({}, scenario().annsCookie, 'the-key'))
  const again = await scenario().book({}, scenario().annsCookie, 'the-key')
  expect(again.status).toBe(200)
  expect(await dataOf<Appointment>(Promise.resolve(again))).toEqual(first)
  const both = await Promise.all([
    scenario().book({ startsAt: nineOClock + hour }, scenario().annsCookie, 'other-key'),
    scenario().book({ startsAt: nineOClock + hour }, scenario().annsCookie, 'other-key'),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await scenario().rows()).toHaveLength(2)
})

test('the client gets a mail with the time on the salon’s clock, in their language', async () => {
  await dataOf(scenario().book())
  const arabic = { 'accept-language': 'ar' }
  await dataOf(
    scenario().api.request(
      'POST',
      '/appointments',
      { ...scenario().usual, startsAt: nineOClock + hour },
      {
        cookie: scenario().annsCookie,
        headers: arabic,
      },
    ),
  )
  const mails = scenario().api.app.mailer.inbox?.() ?? []
  const [second, first] = mails.filter(({ to }) => to === scenario().ann.email)
  expect(first?.text).toContain('Saturday, February 6, 2027 at 9:00 AM')
  expect(first?.text).toContain('$20')
  expect(second?.subject).toContain('تم الحجز')
})

test('a mail that cannot be sent undoes nothing', async () => {
  scenario().api.app.mailer.send = () => Promise.reject(new Error('no mail today'))
  expect((await scenario().book()).status).toBe(200)
})

test('over the clock change a booking keeps its hour', async () => {
  const { api, book } = await openBookingScenario(at('2027-03-20T08:00:00Z'))
  await api.app.db.updateTable('salons').set({ time_zone: 'Europe/Paris' }).execute()
  const appointment = await dataOf<Appointment>(book({ startsAt: at('2027-03-30T07:00:00Z') }))
  expect(appointment).toMatchObject({ date: '2027-03-30', startTime: '9:00 AM' })
  expect((await book({ startsAt: at('2027-03-26T07:00:00Z') })).status).toBe(409)
  await api.close()
})

test.each([
  ['a higher price', { cost: 45, currency: 'USD', time: 60 }],
  ['a longer time', { cost: 20, currency: 'USD', time: 90 }],
  ['another currency', { cost: 10, currency: 'EUR', time: 60 }],
] as const)('%s than the client agreed to is refused with old and new', async (_worse, now) => {
  const agreed = { cost: 20, currency: 'USD', minutes: 60 }
  await setService(now)
  const refusal = await refusalOf(scenario().book({ agreed }))
  const { time: minutes, ...price } = now
  expect(refusal).toMatchObject({
    status: 409,
    code: 'service_changed',
    data: { agreed, now: { ...price, minutes } },
  })
  expect(await scenario().rows()).toEqual([])
})

test.each([
  ['the same', { cost: 20, currency: 'USD', time: 60 }],
  ['a lower price and a shorter time', { cost: 15, currency: 'USD', time: 45 }],
] as const)('%s than the client agreed to is booked as it is now', async (_better, now) => {
  await setService(now)
  const booked = scenario().book({ agreed: { cost: 20, currency: 'USD', minutes: 60 } })
  expect(await dataOf<Appointment>(booked)).toMatchObject({
    servicePrice: now.cost,
    endsAt: nineOClock + now.time * 60_000,
  })
})

const setService = (now: { cost: number; currency: string; time: number }) =>
  scenario()
    .api.app.db.updateTable('services')
    .set({ cost: now.cost, currency: now.currency, minutes: now.time })
    .where('id', '=', scenario().salonData.service.id)
    .execute()
