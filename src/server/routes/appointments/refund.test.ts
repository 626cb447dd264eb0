import type { Appointment, AppointmentsAnswer } from '@/domain/appointment'
import type { NotificationPage } from '@/domain/notification'
import type { PayAnswer } from '@/domain/appointmentPayment'
import { appointmentPurpose } from '../../booking/appointmentPurpose'
import { recordResult } from '../../charges/recordResult'
import { findCharge } from '../../db/charges'
import type { PaymentGateway } from '../../kernel/PaymentGateway'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addUser, lastMailTo } from '@/testing/scenarios/builders'
import { nineOClock, payingClientEachTest } from '@/testing/scenarios/payingClient'
import { onPostgres } from '@/testing/kit/testDatabase'

const minute = 60_000
const hour = 60 * minute
const { clock, client, id } = payingClientEachTest()

async function expectGivenBackOnce(): Promise<void> {
  expect(await client().charged()).toEqual([20])
  expect(await client().givenBack()).toEqual([20])
  expect(await client().held()).toBe(0)
}

test('a client who cancels in time gets everything back, once, and reads so among the payments', async () => {
  await client().paid(id())
  const cancelled = await dataOf<Appointment>(client().act(id(), 'cancel', client().asAnn))
  expect(cancelled).toMatchObject({ status: 'cancelled', refund: 'done' })
  expect(cancelled.paidAt).toBeUndefined()
  expect((await client().act(id(), 'cancel', client().asAnn)).status).toBe(409)
  await client().runJobs()
  await expectGivenBackOnce()
  expect(await client().annsPayments()).toMatchObject([
    { amount: 20, refund: 'done', refundedAt: new Date(clock.now).toISOString() },
  ])
})

test('later than the salon’s notice nothing is cancelled and nothing goes back; the salon still can', async () => {
  await client().api.app.db.updateTable('salons').set({ cancel_notice_minutes: 120 }).execute()
  await client().paid(id())
  clock.now = nineOClock - hour
  expect(await refusalOf(client().act(id(), 'cancel', client().asAnn))).toMatchObject({ code: 'too_late' })
  expect(await client().givenBack()).toEqual([])
  await dataOf(client().act(id(), 'cancel'))
  await expectGivenBackOnce()
})

test.each(['cancel', 'decline'])(
  'when the salon says %s, the client is mailed that the money goes back',
  async verb => {
    if (verb === 'decline')
      await client().api.app.db.updateTable('appointments').set({ status: 'pending' }).execute()
    await client().paid(id())
    await dataOf(client().act(id(), verb))
    await expectGivenBackOnce()
    const mail = client()
      .api.app.mailer.inbox?.()
      .find(({ to, subject }) => to === client().ann.email && subject.startsWith('Cancelled'))
    expect(mail?.text).toMatch(/paid online, .*\$20.*, goes back to your card/)
    const { notifications } = await dataOf<NotificationPage>(
      client().api.request('GET', '/notifications', undefined, { cookie: client().asAnn }),
    )
    expect(notifications[0]).toMatchObject({ facts: { refund: { amount: 20, currency: 'USD' } } })
  },
)

test('who did not pay reads nothing of money', async () => {
  await dataOf(client().act(id(), 'cancel'))
  expect(lastMailTo(client().api.app, client().ann.email).text).not.toContain('$20')
  expect(await client().givenBack()).toEqual([])
})

test('a no-show keeps what was paid', async () => {
  await client().paid(id())
  clock.now = nineOClock + minute
  expect(await dataOf(client().act(id(), 'no-show'))).toMatchObject({ status: 'no_show', isPaidOnline: true })
  expect(await client().held()).toBe(20)
})

test('a refund that the provider does not answer is asked for again by the job, and made once', async () => {
  await client().pay(id(), { paymentMethod: 'tok_times_out' })
  await client().paid(id(), { paymentMethod: 'tok_times_out' })
  expect(await dataOf(client().act(id(), 'cancel', client().asAnn))).toMatchObject({ refund: 'under_way' })
  expect(await client().annsPayments()).toMatchObject([{ refund: 'under_way' }])
  expect(await client().held()).toBe(20)
  await client().runJobs()
  await client().runJobs()
  await expectGivenBackOnce()
  expect(await client().annsPayments()).toMatchObject([{ refund: 'done' }])
})

// Fake time advances faster than a database in another process can answer.
const describeInProcess = onPostgres ? describe.skip : describe

describeInProcess('while the provider keeps silent', () => {
  beforeEach(async () => {
    await client().paid(id())
    const { app } = client().api
    app.gateway = { ...app.gateway, refund: () => new Promise(() => undefined) }
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] })
  })
  afterEach(() => jest.useRealTimers())

  async function asTimeGoesBy(call: Promise<Response>): Promise<Response> {
    let answer: Response | undefined
    void call.then(given => {
      answer = given
    })
    for (let second = 0; second < 60 && !answer; second += 1) {
      // Password hashing runs on other threads in real time.
      for (let turn = 0; turn < 20; turn += 1) await new Promise(resolve => setImmediate(resolve))
      jest.advanceTimersByTime(1000)
    }
    if (!answer) throw new Error('No answer within a minute')
    return answer
  }

  test('a cancellation is answered, told and mailed', async () => {
    const cancelled = await dataOf<Appointment>(asTimeGoesBy(client().act(id(), 'cancel')))
    expect(cancelled).toMatchObject({ status: 'cancelled', refund: 'under_way' })
    expect(lastMailTo(client().api.app, client().ann.email).text).toContain('goes back to your card')
  })

  test('the end of an account is answered', async () => {
    const { email, phone } = client().ann
    const body = { email, phone, password: 'Kursi2026' }
    const call = client().api.request('DELETE', '/users/deleteUserByPhoneEmail', body)
    expect((await asTimeGoesBy(call)).status).toBe(200)
  })
})

describe('a refund that the provider refuses', () => {
  let asked: number

  beforeEach(async () => {
    asked = 0
    await client().paid(id())
    const { app } = client().api
    app.gateway = {
      ...app.gateway,
      refund: () => {
        asked += 1
        return Promise.resolve({ status: 'refused', reason: 'declined' })
      },
    }
  })

  const refusalsTold = async (cookie: string) => {
    const page = client().api.request('GET', '/notifications', undefined, { cookie })
    return (await dataOf<NotificationPage>(page)).notifications.filter(
      ({ kind }) => kind === 'refund_refused',
    )
  }

  test('is over: nobody asks again, and every list says so', async () => {
    expect(await dataOf<Appointment>(client().act(id(), 'cancel'))).toMatchObject({ refund: 'refused' })
    await client().runJobs()
    await client().runJobs()
    expect(asked).toBe(1)
    expect(await client().ownersView(id())).toMatchObject({ status: 'cancelled', refund: 'refused' })
    const [payment] = await client().annsPayments()
    expect(payment).toMatchObject({ amount: 20, refund: 'refused' })
    expect(payment).not.toHaveProperty('refundedAt')
    expect(await client().held()).toBe(20)
  })

  test('is told to both sides, once, and the mail of the cancellation promises nothing', async () => {
    await dataOf(client().act(id(), 'cancel'))
    await client().runJobs()
    for (const [audience, cookie] of [
      ['owner', client().asOwner],
      ['client', client().asAnn],
    ] as const) {
      expect(await refusalsTold(cookie)).toMatchObject([
        { appointmentId: id(), facts: { audience, unreturned: { amount: 20, currency: 'USD' } } },
      ])
    }
    expect(lastMailTo(client().api.app, client().ann.email).text).not.toContain('goes back')
  })

  test('of one whose client is gone is told to the owner', async () => {
    const { email, phone } = client().ann
    const body = { email, phone, password: 'Kursi2026' }
    expect((await client().api.request('DELETE', '/users/deleteUserByPhoneEmail', body)).status).toBe(200)
    expect(await refusalsTold(client().asOwner)).toMatchObject([{ facts: { clientName: null } }])
  })
})

describe('money that comes in late goes back at once', () => {
  test('when the bank’s answer comes after the cancellation', async () => {
    const answer = await client().paid(id(), { paymentMethod: 'tok_asks' })
    if (answer.result !== 'needs_confirmation') throw new Error(answer.result)
    await dataOf(client().act(id(), 'cancel'))
    await dataOf<PayAnswer>(
      client().api.request(
        'POST',
        `/appointments/${id()}/pay/confirm`,
        { chargeId: answer.chargeId, approved: true },
        { cookie: client().asAnn },
      ),
    )
    await expectGivenBackOnce()
    expect(await client().annsPayments()).toMatchObject([{ refund: 'done' }])
  })

  test('when the provider reports it after the charge was given up', async () => {
    const { gateway } = client().api.app
    const forgetful: PaymentGateway = { ...gateway, find: () => Promise.resolve(undefined) }
    await client().pay(id(), { paymentMethod: 'tok_times_out' })
    clock.now += 61 * minute
    client().api.app.gateway = forgetful
    await client().runJobs()
    client().api.app.gateway = gateway
    await dataOf(client().act(id(), 'paid'))
    const { key } = await client()
      .api.app.db.selectFrom('sandbox_charges')
      .select('key')
      .executeTakeFirstOrThrow()
    const charge = await findCharge(client().api.app.db, key)
    if (!charge) throw new Error('No charge')
    await recordResult(client().api.app, appointmentPurpose, charge, { status: 'succeeded' })
    await recordResult(client().api.app, appointmentPurpose, charge, { status: 'succeeded' })
    await client().runJobs()
    expect(await client().givenBack()).toEqual([20])
    expect(await client().held()).toBe(20)
    expect(await client().ownersView(id())).toMatchObject({ paidAt: clock.now })
  })
})

describe('an account that is deleted', () => {
  const remove = ({ email, phone }: { email: string; phone: string }) =>
    client().api.request('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password: 'Kursi2026' })

  test('of the client: what is to come is cancelled and given back', async () => {
    await client().paid(id())
    expect((await remove(client().ann)).status).toBe(200)
    await expectGivenBackOnce()
  })

  test('of the owner: the client gets the money back, reads so, and is mailed', async () => {
    await client().paid(id())
    expect((await remove(client().scenario.owner)).status).toBe(200)
    await expectGivenBackOnce()
    expect(await client().annsPayments()).toMatchObject([{ refund: 'done' }])
    const { data } = await dataOf<AppointmentsAnswer>(
      client().api.request('GET', `/appointments/customer/id/${client().ann.uid}`, undefined, {
        cookie: client().asAnn,
      }),
    )
    expect(data).toMatchObject([{ status: 'cancelled', refund: 'done' }])
    expect(lastMailTo(client().api.app, client().ann.email).text).toContain('goes back to your card')
  })

  test('of somebody else touches nothing', async () => {
    await client().paid(id())
    await remove(await addUser(client().api.app))
    expect(await client().held()).toBe(20)
  })
})
