import type { Appointment } from '@/domain/appointment'
import type { AuditEntry, AuditPage } from '@/domain/audit'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addUser, lastMailTo, signIn } from '@/testing/scenarios/builders'
import {
  hour,
  nineOClock,
  openBookingScenario,
  type BookingScenario,
} from '@/testing/scenarios/bookingScenario'
import { addStaffLogin } from '@/testing/scenarios/staffLogin'

let scenario: BookingScenario
let time: number
let owner: string

beforeEach(async () => {
  time = Date.parse('2027-02-01T08:00:00Z')
  scenario = await openBookingScenario(() => time)
  owner = await signIn(scenario.api, scenario.salonData.owner)
})
afterEach(() => scenario.api.close())

const salonId = () => scenario.salonData.salon.id
const call = <Data>(method: string, path: string, body?: object, cookie = owner) => {
  time += 1000
  return dataOf<Data>(scenario.api.request(method, path, body, { cookie }))
}
const inSalon = <Data>(method: string, path: string, body?: object, cookie?: string) =>
  call<Data>(method, `/salons/${salonId()}${path}`, body, cookie)
const entries = async (query = '', cookie?: string) =>
  (await inSalon<AuditPage>('GET', `/audit${query}`, undefined, cookie)).entries
const factsOf = ({ action, actor, before, after }: AuditEntry) => [action, actor.role, before, after]

/** What the call writes: the newest entries that were not there before it. */
async function written(doing: () => Promise<unknown>): Promise<unknown[]> {
  const before = new Set((await entries()).map(({ id }) => id))
  await doing()
  return (await entries()).filter(({ id }) => !before.has(id)).map(factsOf)
}

const book = () => dataOf<Appointment>(scenario.book())
const act = (id: string, verb: string, body: object = {}, cookie?: string) =>
  call('POST', `/appointments/${id}/${verb}`, body, cookie)

test('each change of an appointment is one entry with whoever made it', async () => {
  await scenario.api.app.db.updateTable('salons').set({ confirms_at_once: 0 }).execute()
  const staffId = String(scenario.salonData.staff[0]?.id)
  const login = await addStaffLogin(scenario.api.app, { salonId: salonId(), staffId }, ['change_all'])
  const omar = await signIn(scenario.api, login)
  const service = scenario.salonData.service.id
  const slot = { startsAt: nineOClock, staffId, serviceId: service, minutes: 60, price: '20 USD' }
  const { _id: id } = await dataOf<Appointment>(scenario.book({ staffId, notes: 'Call +970599123456' }))
  expect((await entries()).map(factsOf)).toEqual([['booked', 'client', null, { ...slot, status: 'pending' }]])
  const step = (doing: () => Promise<unknown>) => written(doing)
  expect(await step(() => act(id, 'confirm', {}, omar))).toEqual([
    ['confirmed', 'staff', { status: 'pending' }, { status: 'confirmed' }],
  ])
  expect(await step(() => act(id, 'reschedule', { startsAt: nineOClock + hour, staffId }))).toEqual([
    ['moved', 'owner', { startsAt: nineOClock }, { startsAt: nineOClock + hour }],
  ])
  const paid = { paid: 'salon', price: '20 USD' }
  expect(await step(() => act(id, 'paid'))).toEqual([['paid', 'owner', null, paid]])
  expect(await step(() => act(id, 'paid'))).toEqual([])
  expect(await step(() => act(id, 'paid/take-back'))).toEqual([['paid_taken_back', 'owner', paid, null]])
  expect(await step(() => act(id, 'cancel', { reason: 'Power cut' }))).toEqual([
    ['cancelled', 'owner', { status: 'confirmed' }, { status: 'cancelled' }],
  ])
  const { _id: second } = await book()
  expect(await step(() => act(second, 'decline'))).toEqual([
    ['declined', 'owner', { status: 'pending' }, { status: 'declined' }],
  ])
  expect(await step(() => act(second, 'declined/take-back'))).toEqual([
    ['declined_taken_back', 'owner', { status: 'declined' }, { status: 'pending' }],
  ])
  time = nineOClock + 2 * hour
  owner = await signIn(scenario.api, scenario.salonData.owner)
  expect(await step(() => act(second, 'no-show'))).toEqual([
    ['no_show', 'owner', { status: 'pending' }, { status: 'no_show' }],
  ])
  expect(await step(() => act(second, 'done'))).toEqual([
    ['done', 'owner', { status: 'no_show' }, { status: 'done' }],
  ])
  expect(await step(() => act(second, 'done/take-back'))).toMatchObject([
    ['done_taken_back', 'owner', { status: 'done' }, { status: 'pending' }],
  ])
  expect((await entries(`?appointmentId=${id}`)).map(({ action }) => action)).toEqual([
    'cancelled',
    'paid_taken_back',
    'paid',
    'moved',
    'confirmed',
    'booked',
  ])
  const stored = JSON.stringify(await scenario.api.app.db.selectFrom('audit_entries').selectAll().execute())
  expect(stored).not.toMatch(/Call|\+970|@example|Power cut|Ann/)
})

test('each change of a price is one entry, and a save without a change is none', async () => {
  const { section, service } = scenario.salonData
  const request = { sectionId: section.id, name: 'Beard', nameAr: null, cost: 10, currency: 'USD', time: 20 }
  const added = () => inSalon<{ id: string }>('POST', '/services', request)
  const whole = { price: '10 USD', minutes: 20, cleanUpMinutes: null }
  expect(await written(added)).toMatchObject([['service_added', 'owner', null, whole]])
  const cut = { ...request, name: service.name, cost: 25, time: service.minutes, cleanUpMinutes: 10 }
  const change = () => inSalon('PUT', `/services/${service.id}`, cut)
  const [before, after] = [
    { price: '20 USD', cleanUpMinutes: null },
    { price: '25 USD', cleanUpMinutes: 10 },
  ]
  expect(await written(change)).toEqual([['service_changed', 'owner', before, after]])
  expect(await written(change)).toEqual([])
  expect(await written(() => inSalon('DELETE', `/services/${service.id}?preview=1`))).toEqual([])
  expect(await written(() => inSalon('DELETE', `/services/${service.id}`))).toMatchObject([
    ['service_removed', 'owner', { price: '25 USD' }, null],
  ])
  const menu = { sections: [{ name: 'Skin', services: [{ ...request, name: 'Facial' }] }] }
  expect(await written(() => inSalon('POST', '/menu', menu))).toMatchObject([
    ['service_added', 'owner', null, { price: '10 USD' }],
  ])
  const offer = { title: 'Spring', details: 'Secret words', startsOn: '2027-02-03', endsOn: '2027-02-05' }
  let promotion = { id: '' }
  const discount = { kind: 'percent', value: 20 }
  const offered = async () => {
    promotion = await inSalon('POST', '/promotions', { ...offer, discount, serviceIds: null })
  }
  expect(await written(offered)).toMatchObject([
    ['promotion_added', 'owner', null, { discount: 'percent 20', startsOn: '2027-02-03' }],
  ])
  const less = { ...offer, discount: { ...discount, value: 10 }, serviceIds: null }
  expect(await written(() => inSalon('PUT', `/promotions/${promotion.id}`, less))).toEqual([
    ['promotion_changed', 'owner', { discount: 'percent 20' }, { discount: 'percent 10' }],
  ])
  expect(await written(() => inSalon('POST', `/promotions/${promotion.id}/end`))).toEqual([
    ['promotion_ended', 'owner', { endsOn: '2027-02-05' }, { endsOn: '2027-01-31' }],
  ])
})

test('each change of hours is one entry', async () => {
  const { section, staff } = scenario.salonData
  const staffId = String(staff[0]?.id)
  const open = { startHour: '10:00 AM', endHour: '4:00 PM', isClosed: false, breaks: [] }
  const day = { day: 'Saturday', ...open }
  const scheduled = () => inSalon('PUT', `/sections/${section.id}/schedule`, day)
  expect(await written(scheduled)).toEqual([
    ['day_changed', 'owner', { 'hours:Saturday': '540-1080' }, { 'hours:Saturday': '600-960' }],
  ])
  let id = ''
  const keep = async (path: string, body: object, of: string) => {
    const answer = await inSalon<Record<string, { id: string }>>('POST', path, body)
    id = answer[of]?.id ?? ''
  }
  const date = '2027-02-10'
  expect(await written(() => keep('/days-off', { date, reason: 'Secret' }, 'dayOff'))).toEqual([
    ['day_off_added', 'owner', null, { date }],
  ])
  expect(await written(() => inSalon('DELETE', `/days-off/${id}`))).toEqual([
    ['day_off_removed', 'owner', { date }, null],
  ])
  const season = { name: 'Ramadan', startsOn: '2027-02-08', endsOn: '2027-03-09', days: [day] }
  expect(await written(() => keep('/seasons', season, 'season'))).toMatchObject([
    ['season_added', 'owner', null, { startsOn: '2027-02-08', 'hours:Saturday': '600-960' }],
  ])
  const longer = { ...season, endsOn: '2027-03-10' }
  expect(await written(() => inSalon('PUT', `/seasons/${id}`, longer))).toEqual([
    ['season_changed', 'owner', { endsOn: '2027-03-09' }, { endsOn: '2027-03-10' }],
  ])
  expect(await written(() => inSalon('DELETE', `/seasons/${id}`))).toMatchObject([
    ['season_removed', 'owner', { endsOn: '2027-03-10' }, null],
  ])
  const off = { startsOn: date, startsAt: 540, endsOn: date, endsAt: 660, reason: 'Secret' }
  expect(await written(() => keep(`/team/${staffId}/time-off`, off, 'timeOff'))).toMatchObject([
    ['time_off_added', 'owner', null, { staffId, fromTime: 540, untilTime: 660 }],
  ])
  expect(await written(() => inSalon('PUT', `/time-off/${id}`, { ...off, endsAt: 720 }))).toEqual([
    ['time_off_changed', 'owner', { untilTime: 660 }, { untilTime: 720 }],
  ])
  expect(await written(() => inSalon('DELETE', `/time-off/${id}`))).toMatchObject([
    ['time_off_removed', 'owner', { untilTime: 720 }, null],
  ])
  const profile = await inSalon<object>('GET', '/profile')
  const rules = { ...profile, leadMinutes: 60, name: 'Renamed' }
  expect(await written(() => inSalon('PUT', '', rules))).toEqual([
    ['rules_changed', 'owner', { leadMinutes: 0 }, { leadMinutes: 60 }],
  ])
  const work = { name: 'First', serviceIds: [scenario.salonData.service.id], hours: null }
  expect(await written(() => inSalon('PUT', `/team/${staffId}`, work))).toEqual([
    ['staff_hours_changed', 'owner', { services: '' }, { services: scenario.salonData.service.id }],
  ])
  const stored = JSON.stringify(await scenario.api.app.db.selectFrom('audit_entries').selectAll().execute())
  expect(stored).not.toContain('Secret')
})

test('each change of a right is one entry, without the e-mail', async () => {
  const staffId = String(scenario.salonData.staff[0]?.id)
  const login = `/team/${staffId}/login`
  const invite = () => inSalon('POST', login, { email: 'noor@example.test', rights: ['change_own'] })
  expect(await written(invite)).toEqual([['login_invited', 'owner', null, { rights: 'change_own' }]])
  expect(await written(() => inSalon('DELETE', login))).toEqual([
    ['invitation_withdrawn', 'owner', { rights: 'change_own' }, null],
  ])
  expect(await written(() => inSalon('DELETE', login))).toEqual([])
  await invite()
  await scenario.api.app.outbox.settled()
  const { text } = lastMailTo(scenario.api.app, 'noor@example.test')
  const token = /token=([\w-]+)/.exec(text)?.[1]
  const join = () => scenario.api.request('POST', '/users/join', { token, password: 'Kursi2027' })
  expect(await written(join)).toEqual([['login_joined', 'staff', null, { rights: 'change_own' }]])
  expect(await written(() => inSalon('PUT', login, { rights: ['see_takings'] }))).toEqual([
    ['rights_changed', 'owner', { rights: 'change_own' }, { rights: 'see_takings' }],
  ])
  expect(await written(() => inSalon('DELETE', login))).toEqual([
    ['login_removed', 'owner', { rights: 'see_takings' }, null],
  ])
  expect(await written(() => inSalon('DELETE', `/team/${staffId}`))).toEqual([
    ['staff_removed', 'owner', null, null],
  ])
  const stored = JSON.stringify(await scenario.api.app.db.selectFrom('audit_entries').selectAll().execute())
  expect(stored).not.toContain('@')
})

test('filters by kind and by whoever did it; the pages follow each other', async () => {
  const staffId = String(scenario.salonData.staff[1]?.id)
  const user = await addStaffLogin(scenario.api.app, { salonId: salonId(), staffId }, ['manage_services'])
  const cookie = await signIn(scenario.api, user)
  const { _id } = await book()
  for (const date of ['2027-03-01', '2027-03-02']) await inSalon('POST', '/days-off', { date }, cookie)
  for (let minutes = 1; minutes <= 31; minutes += 1) {
    await scenario.api.app.db.updateTable('appointments').set({ status: 'confirmed' }).execute()
    await act(_id, 'paid')
    await act(_id, 'paid/take-back')
  }
  expect((await entries('?kind=hours')).map(({ actor }) => actor.id)).toEqual([staffId, staffId])
  expect(await entries(`?by=${staffId}`)).toHaveLength(2)
  expect(await entries('?by=client')).toMatchObject([{ action: 'booked', actor: { name: 'Ann' } }])
  const first = await inSalon<AuditPage>('GET', '/audit')
  const all = [...first.entries]
  for (let { next } = first; next !== null;) {
    const page: AuditPage = await inSalon('GET', `/audit?cursor=${next}`)
    all.push(...page.entries)
    next = page.next
  }
  expect(all).toHaveLength(65)
  expect(new Set(all.map(({ id }) => id)).size).toBe(65)
  for (const query of ['?kind=secret', '?cursor=nonsense']) {
    const answer = scenario.api.request('GET', `/salons/${salonId()}/audit${query}`, undefined, {
      cookie: owner,
    })
    expect(await refusalOf(answer)).toMatchObject({ status: 400 })
  }
})

test('without the right to see takings nothing about the money of an appointment is among the changes', async () => {
  const { _id } = await book()
  await act(_id, 'paid')
  const staffId = String(scenario.salonData.staff[0]?.id)
  const see = async (rights: Parameters<typeof addStaffLogin>[2], staff: string) => {
    const login = await addStaffLogin(scenario.api.app, { salonId: salonId(), staffId: staff }, rights)
    return entries('', await signIn(scenario.api, login))
  }
  const poor = await see(['manage_team'], staffId)
  expect(poor.map(({ action }) => action)).toEqual(['booked'])
  expect(JSON.stringify(poor)).not.toContain('USD')
  const rich = await see(['manage_team', 'see_takings'], String(scenario.salonData.staff[1]?.id))
  expect(rich.map(({ action }) => action)).toEqual(['paid', 'booked'])
})

test('a client who deletes the account is not named any more; the entries stay', async () => {
  await book()
  const { email, phone, password } = scenario.ann
  await call('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password }, scenario.annsCookie)
  const left = await entries()
  expect(left.map(factsOf)).toMatchObject([
    ['cancelled', 'client', { status: 'confirmed' }, { status: 'cancelled' }],
    ['booked', 'client', null, { price: '20 USD' }],
  ])
  expect(
    left.every(({ actor, appointment }) => actor.name === null && appointment?.clientName === null),
  ).toBe(true)
})

test('the owner exports the changes', async () => {
  await book()
  await inSalon('POST', '/days-off', { date: '2027-03-01' })
  const file = await scenario.api.request('GET', `/salons/${salonId()}/exports/changes.csv`, undefined, {
    cookie: owner,
    headers: { 'accept-language': 'ar' },
  })
  const text = await file.text()
  expect(text).toContain('أُضيف يوم عطلة')
  expect(text).toMatch(/حُجز موعد.*Haircut.*Ann.*2027-02-06 09:00/)
  const other = await signIn(scenario.api, await addUser(scenario.api.app, { role: 'barber' }))
  expect(
    (await scenario.api.request('GET', `/salons/${salonId()}/audit`, undefined, { cookie: other })).status,
  ).toBe(404)
})
