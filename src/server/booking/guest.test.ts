import ICAL from 'ical.js'
import type { Appointment } from '@/domain/appointment'
import type { NotificationPage } from '@/domain/notification'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { bookingScenarioEachTest, hour, nineOClock } from '@/testing/scenarios/bookingScenario'
import { signIn } from '@/testing/scenarios/builders'

const scenario = bookingScenarioEachTest()

const bookForOmar = (more = {}) => dataOf<Appointment>(scenario().book({ guestName: ' Omar ', ...more }))

const asOwner = () => signIn(scenario().api, scenario().salonData.owner)

const appointmentAs = async (cookie: string, { _id }: Appointment) =>
  dataOf<Appointment>(scenario().api.request('GET', `/appointments/${_id}`, undefined, { cookie }))

test('an appointment for somebody else tells both sides for whom', async () => {
  const booked = await bookForOmar()
  expect(booked).toMatchObject({ guestName: 'Omar' })
  expect(booked).not.toHaveProperty('clientName')
  expect(await appointmentAs(await asOwner(), booked)).toMatchObject({
    guestName: 'Omar',
    clientName: 'Ann',
  })
  await dataOf(
    scenario().api.request('POST', `/appointments/${booked._id}/cancel`, {}, { cookie: await asOwner() }),
  )
  for (const [cookie, kind] of [
    [scenario().annsCookie, 'cancelled'],
    [await asOwner(), 'booked'],
  ] as const) {
    const request = scenario().api.request('GET', '/notifications', undefined, { cookie })
    const { notifications } = await dataOf<NotificationPage>(request)
    expect(notifications).toMatchObject([{ kind, facts: { guestName: 'Omar' } }])
  }
})

test('the mails of both sides and their calendar files say for whom', async () => {
  await bookForOmar()
  const mails = scenario().api.app.mailer.inbox?.() ?? []
  expect(mails).toHaveLength(2)
  for (const { text, calendar } of mails) {
    expect(text).toContain('For: \u2068Omar\u2069')
    const event = new ICAL.Component(ICAL.parse(calendar?.content ?? '') as unknown[]).getFirstSubcomponent(
      'vevent',
    )
    expect(String(event?.getFirstPropertyValue('summary'))).toContain('Omar')
  }
})

test('of somebody else’s appointment at that time nobody is asked, in neither order', async () => {
  await bookForOmar()
  expect((await scenario().book({ startsAt: nineOClock })).status).toBe(200)
  const [first] = scenario().salonData.staff
  const later = await bookForOmar({ startsAt: nineOClock + hour, staffId: first?.id })
  const moved = scenario().api.request(
    'POST',
    `/appointments/${later._id}/reschedule`,
    { startsAt: nineOClock + 2 * hour },
    { cookie: scenario().annsCookie, key: 'move' },
  )
  expect(await dataOf<Appointment>(moved)).toMatchObject({ guestName: 'Omar', startTime: '11:00 AM' })
})

test.each([
  ['longer than a name', 'O'.repeat(81), { guestName: 'name_too_long-80' }],
  ['no text', { first: 'Omar' }, { guestName: 'value_invalid' }],
])('a name that is %s is refused at its field', async (_what, guestName, fields) => {
  expect(await refusalOf(scenario().book({ guestName }))).toMatchObject({ status: 400, fields })
})

test('a name that shows nothing is none', async () => {
  expect(await dataOf(scenario().book({ guestName: ' \u200b ' }))).not.toHaveProperty('guestName')
})
