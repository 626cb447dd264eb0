import type { Appointment, TakenSlot } from '@/domain/appointment'
import { quartersOf } from '@/domain/slots'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { at, bookingShopEachTest, hour, nineOClock } from '@/testing/scenarios/bookingShop'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'

const shop = bookingShopEachTest()

test('a booking is answered as the specification names it and claims its quarters', async () => {
  const answer = await shop().book({ chairId: shop().house.chairs[0]?.id, notes: ' by the window ' })
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
    salonName: shop().house.salon.name,
    notes: 'by the window',
  })
  const held = (await shop().claims()).map(({ quarter }) => quarter)
  expect(held).toEqual(quartersOf({ startsAt: nineOClock, endsAt: nineOClock + hour }))
})

test('later changes of name, price and length do not reach what was booked', async () => {
  const { _id } = await dataOf<Appointment>(shop().book())
  const cookie = await signIn(shop().api, shop().house.owner)
  const change = { sectionId: shop().house.section.id, name: 'Shave', cost: 99, currency: 'EUR', time: 15 }
  await dataOf(
    shop().api.request(
      'PUT',
      `/salons/${shop().house.salon.id}/services/${shop().house.service.id}`,
      change,
      {
        cookie,
      },
    ),
  )
  const { data } = await dataOf<{ data: Appointment[] }>(
    shop().api.request('GET', `/appointments/customer/id/${shop().ann.uid}`, undefined, {
      cookie: shop().annsCookie,
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
  await shop().api.services.db.updateTable('salons').set({ confirms_at_once: 0 }).execute()
  const chairId = await shop().onlyOneChair()
  expect(await dataOf<Appointment>(shop().book({ chairId }))).toMatchObject({ status: 'pending' })
  expect(await refusalOf(shop().book({ chairId }))).toMatchObject({ status: 409, code: 'slot_taken' })
})

test('anyone is the person with the fewest bookings that day', async () => {
  const [first, second] = shop().house.chairs.map(({ id }) => id)
  const chairAt = async (time: string) =>
    (await dataOf<Appointment>(shop().book({ startsAt: at(`2027-02-06T${time}:00Z`) }))).chairId
  await dataOf(shop().book({ chairId: first, startsAt: at('2027-02-06T12:00:00Z') }))
  expect(await chairAt('07:00')).toBe(second)
  expect(await chairAt('07:00')).toBe(first)
  expect(await chairAt('09:00')).toBe(second)
})

test.each([
  ['off the grid', '2027-02-06T07:05:00Z'],
  ['before opening', '2027-02-06T06:00:00Z'],
  ['running past closing', '2027-02-06T15:15:00Z'],
  ['in the past', '2027-01-30T07:00:00Z'],
])('a time %s is refused, with the nearest free slots', async (_what, startsAt) => {
  const refusal = await refusalOf(shop().book({ startsAt: at(startsAt) }))
  expect(refusal).toMatchObject({ status: 409, code: 'slot_taken' })
  const { nearest } = refusal.data as TakenSlot
  expect(nearest).toHaveLength(3)
  for (const { startsAt: free } of nearest) {
    const { _id } = await dataOf<Appointment>(shop().book({ startsAt: free }))
    await dataOf(
      shop().api.request('POST', `/appointments/${_id}/cancel`, undefined, { cookie: shop().annsCookie }),
    )
  }
})

test('when the day is full, the nearest slots are of the next open days', async () => {
  await shop().onlyOneChair()
  for (let index = 0; index < 9; index += 1)
    await dataOf(shop().book({ startsAt: nineOClock + index * hour }))
  const { data } = await refusalOf(shop().book())
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
  const refusal = await refusalOf(shop().book(change))
  expect(refusal).toMatchObject({ status: 400, code: 'bad_input' })
  expect(Object.keys(refusal.fields ?? {})).toEqual([field])
})

test('a salon, service or chair that is not there is answered with 404', async () => {
  const other = await addSalon(shop().api.services)
  expect((await shop().book({ salonId: 'nowhere' })).status).toBe(404)
  expect((await shop().book({ serviceId: other.service.id })).status).toBe(404)
  expect((await shop().book({ chairId: other.chairs[0]?.id })).status).toBe(404)
})

test('nobody books for another, and nobody without a session', async () => {
  const ben = await addUser(shop().api.services)
  const appointment = await dataOf<Appointment>(shop().book({ customerId: ben.uid, customer_id: ben.uid }))
  const row = (await shop().rows()).find(({ id }) => id === appointment._id)
  expect(row?.customer_id).toBe(shop().ann.uid)
  const anonymous = shop().api.request('POST', '/appointments', shop().usual)
  expect(await refusalOf(anonymous)).toMatchObject({ status: 401, code: 'signed_out' })
})

test('an owner books in another salon like any client', async () => {
  const other = await addSalon(shop().api.services)
  const answer = shop().book({}, await signIn(shop().api, other.owner))
  expect((await answer).status).toBe(200)
})

test('a retry with the same key gets the first answer and books once', async () => {
  const first = await dataOf<Appointment>(shop().book({}, shop().annsCookie, 'the-key'))
  const again = await shop().book({}, shop().annsCookie, 'the-key')
  expect(again.status).toBe(200)
  expect(await dataOf<Appointment>(Promise.resolve(again))).toEqual(first)
  const both = await Promise.all([
    shop().book({ startsAt: nineOClock + hour }, shop().annsCookie, 'other-key'),
    shop().book({ startsAt: nineOClock + hour }, shop().annsCookie, 'other-key'),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await shop().rows()).toHaveLength(2)
})

test('the client gets a mail with the time on the salon’s clock, in their language', async () => {
  await dataOf(shop().book())
  const arabic = { 'accept-language': 'ar' }
  await dataOf(
    shop().api.request(
      'POST',
      '/appointments',
      { ...shop().usual, startsAt: nineOClock + hour },
      {
        cookie: shop().annsCookie,
        headers: arabic,
      },
    ),
  )
  const [second, first] = shop().api.services.mailer.inbox?.() ?? []
  expect(first?.to).toBe(shop().ann.email)
  expect(first?.text).toContain('Saturday, February 6, 2027 at 9:00 AM')
  expect(first?.text).toContain('$20')
  expect(second?.subject).toContain('تم الحجز')
})

test('a mail that cannot be sent undoes nothing', async () => {
  shop().api.services.mailer.send = () => Promise.reject(new Error('no mail today'))
  expect((await shop().book()).status).toBe(200)
})

test('over the clock change a booking keeps its hour', async () => {
  await shop().api.services.db.updateTable('salons').set({ time_zone: 'Europe/Paris' }).execute()
  const appointment = await dataOf<Appointment>(shop().book({ startsAt: at('2027-03-30T07:00:00Z') }))
  expect(appointment).toMatchObject({ date: '2027-03-30', startTime: '9:00 AM' })
  const wrong = shop().book({ startsAt: at('2027-03-26T07:00:00Z') })
  expect((await wrong).status).toBe(409)
})
