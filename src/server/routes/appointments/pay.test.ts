import type { SalonProfile } from '@/domain/profile'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addUser, signIn } from '@/testing/scenarios/builders'
import { nineOClock, payingClientEachTest } from '@/testing/scenarios/payingClient'

const hour = 60 * 60_000
const { clock, client, id } = payingClientEachTest()

const confirm = (chargeId: string, approved: boolean, as = client().asAnn) =>
  client().api.request(
    'POST',
    `/appointments/${id()}/pay/confirm`,
    { chargeId, approved },
    {
      cookie: as,
    },
  )

async function asked(): Promise<string> {
  const answer = await client().paid(id(), { paymentMethod: 'tok_asks' })
  if (answer.result !== 'needs_confirmation') throw new Error(answer.result)
  return answer.chargeId
}

async function expectPaidOnce(): Promise<void> {
  expect(await client().charged()).toEqual([20])
  expect(await client().held()).toBe(20)
  expect(await client().annsPayments()).toMatchObject([{ amount: 20, currency: 'USD', way: 'online' }])
}

describe('paying online', () => {
  test('charges the price in the books, is a payment of the client, and the owner sees it', async () => {
    expect(await client().ownersView(id())).toMatchObject({ payableUntil: nineOClock })
    expect(await client().paid(id())).toMatchObject({
      result: 'paid',
      appointment: { _id: id(), paidAt: clock.now, isPaidOnline: true },
    })
    await expectPaidOnce()
    const seen = await client().ownersView(id())
    expect(seen).toMatchObject({ paidAt: clock.now, isPaidOnline: true })
    expect(seen.payableUntil).toBeUndefined()
    for (const verb of ['paid', 'paid/take-back']) {
      expect(await refusalOf(client().act(id(), verb))).toMatchObject({ status: 409, code: 'paid_online' })
    }
    await expectPaidOnce()
  })

  test('ten presses at once, under one key or many, charge once', async () => {
    const presses = Array.from({ length: 10 }, (_, index) =>
      client().pay(id(), {}, { key: `press-${index % 5}` }),
    )
    const answers = await Promise.all(presses)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await expectPaidOnce()
    expect(await client().paid(id())).toMatchObject({ result: 'paid' })
    await expectPaidOnce()
  })

  test.each([19, 21, -20, 0])('of a price that was shown as %d is refused', async amount => {
    expect((await client().pay(id(), { amount })).status).toBe(409)
    expect(await client().charged()).toEqual([])
  })

  test.each(['20', 20.5, null])('with the price %p is no request', async amount => {
    expect((await client().pay(id(), { amount })).status).toBe(400)
  })

  test('is nobody else’s: not another client’s, nor the owner’s, nor a stranger’s', async () => {
    const ben = await signIn(client().api, await addUser(client().api.app))
    const unknown = await refusalOf(client().pay('none', {}, { as: ben }))
    for (const as of [ben, client().asOwner]) {
      expect(await refusalOf(client().pay(id(), {}, { as }))).toEqual(unknown)
    }
    expect(unknown.status).toBe(404)
    expect((await client().pay(id(), {}, { as: '' })).status).toBe(401)
    const chargeId = await asked()
    expect((await confirm(chargeId, true, ben)).status).toBe(404)
    expect(await client().charged()).toEqual([])
  })

  test('needs the owner’s switch, and an appointment that is to come', async () => {
    const path = `/salons/${client().scenario.salon.id}`
    const { cookie } = { cookie: client().asOwner }
    const profile = await dataOf<SalonProfile>(
      client().api.request('GET', `${path}/profile`, undefined, { cookie }),
    )
    expect(profile.paysOnline).toBe(true)
    const off = await dataOf<SalonProfile>(
      client().api.request('PUT', path, { ...profile, paysOnline: false }, { cookie }),
    )
    expect(off.paysOnline).toBe(false)
    expect(await refusalOf(client().pay(id()))).toMatchObject({ status: 409, code: 'not_movable' })
    await client().api.request('PUT', path, { ...profile, paysOnline: true }, { cookie })
    clock.now = nineOClock
    expect(await refusalOf(client().pay(id()))).toMatchObject({ status: 409, code: 'not_movable' })
    clock.now = nineOClock - hour
    await dataOf(client().act(id(), 'cancel', client().asAnn))
    expect(await refusalOf(client().pay(id()))).toMatchObject({ status: 409, code: 'not_movable' })
    expect(await client().charged()).toEqual([])
  })

  test('of what is paid at the salon charges nothing', async () => {
    await dataOf(client().act(id(), 'paid'))
    expect(await client().paid(id())).toMatchObject({ result: 'paid' })
    expect(await client().charged()).toEqual([])
    expect(await client().held()).toBe(20)
  })
})

test('a question of the bank is asked again by another press, and is called off when the owner is paid', async () => {
  const chargeId = await asked()
  expect(await client().paid(id())).toEqual({ result: 'needs_confirmation', chargeId })
  expect(await dataOf(client().act(id(), 'paid'))).toMatchObject({ paidAt: clock.now })
  expect((await confirm(chargeId, true)).status).toBe(402)
  expect(await client().charged()).toEqual([])
  expect(await client().annsPayments()).toMatchObject([{ way: 'salon', salonId: client().scenario.salon.id }])
})

test('while the provider is silent the owner cannot say that it was paid at the salon', async () => {
  await client().pay(id(), { paymentMethod: 'tok_times_out' })
  expect(await refusalOf(client().act(id(), 'paid'))).toMatchObject({ code: 'payment_under_way' })
  expect(await client().paid(id())).toMatchObject({ result: 'paid' })
  await expectPaidOnce()
})

test('what is paid moves to another time and to no other service', async () => {
  await client().paid(id())
  const { db } = client().api.app
  const other = { ...client().scenario.service, id: 'beard', name: 'Beard', cost: 35 }
  await db.insertInto('services').values(other).execute()
  await db.updateTable('salons').set({ revision: 1 }).execute()
  const move = (changes: object, key: string) =>
    client().api.request(
      'POST',
      `/appointments/${id()}/reschedule`,
      { startsAt: nineOClock + hour, ...changes },
      {
        cookie: client().asAnn,
        key,
      },
    )
  expect(await refusalOf(move({ serviceId: 'beard' }, 'other'))).toMatchObject({ code: 'not_movable' })
  expect(await dataOf(move({}, 'later'))).toMatchObject({ isPaidOnline: true, servicePrice: 20 })
  await expectPaidOnce()
})
