import type { Appointment, NextAppointmentItem } from '@/domain/appointment'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const at = (iso: string): number => Date.parse(iso)

let now: number
let api: TestApi
let scenario: TestSalon
let ann: TestUser
let cookie: string
let ownersCookie: string

beforeEach(async () => {
  now = at('2027-02-01T08:00:00Z')
  api = await startApi({ now: () => now })
  scenario = await addSalon(api.app, { confirms_at_once: 0 })
  ann = await addUser(api.app, { name: 'Ann' })
  cookie = await signIn(api, ann)
  ownersCookie = await signIn(api, scenario.owner)
})
afterEach(() => api.close())

const book = (iso: string, by = cookie) => {
  const request = { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt: at(iso) }
  return dataOf<Appointment>(api.request('POST', '/appointments', request, { cookie: by }))
}

const act = (appointment: Appointment, verb: string, by = cookie) =>
  api.request('POST', `/appointments/${appointment._id}/${verb}`, undefined, { cookie: by })

async function listed(): Promise<Appointment[]> {
  const answer = await api.request('GET', `/appointments/customer/id/${ann.uid}`, undefined, { cookie })
  const body = (await answer.json()) as { data: { data: Appointment[] } }
  return body.data.data
}

async function next(): Promise<NextAppointmentItem[]> {
  const answer = await api.request('GET', `/appointments/next/id/${ann.uid}`, undefined, { cookie })
  expect(answer.status).toBe(200)
  return (await answer.json()) as NextAppointmentItem[]
}

test('a client’s list has what is to come first, the next one on top, then what is past, the latest on top', async () => {
  for (const day of ['08', '04', '02', '06']) await book(`2027-02-${day}T08:00:00Z`)
  now = at('2027-02-05T08:00:00Z')
  expect((await listed()).map(({ date }) => date)).toEqual([
    '2027-02-06',
    '2027-02-08',
    '2027-02-04',
    '2027-02-02',
  ])
})

test('a person without appointments has an empty list and no next one', async () => {
  expect(await listed()).toEqual([])
  expect(await next()).toEqual([{ success: true, data: { data: null } }])
})

test('the next appointment is the first live one to come', async () => {
  const first = await book('2027-02-02T08:00:00Z')
  const second = await book('2027-02-03T08:00:00Z')
  await act(first, 'cancel')
  expect(await next()).toEqual([{ success: true, data: { data: second } }])
  now = at('2027-02-03T08:00:01Z')
  expect(await next()).toEqual([{ success: true, data: { data: null } }])
})

test('names come in both languages where the salon gave them', async () => {
  await api.app.db.updateTable('salons').set({ name_ar: 'صالون الخليل' }).execute()
  await api.app.db.updateTable('sections').set({ name_ar: 'الشعر' }).execute()
  await api.app.db.updateTable('services').set({ name_ar: 'قص شعر' }).execute()
  await api.app.db.updateTable('staff').set({ name_ar: 'سامي', photo_url: '/photos/sami.webp' }).execute()
  expect(await book('2027-02-02T08:00:00Z')).toMatchObject({
    salonNameAr: 'صالون الخليل',
    sectionNameAr: 'الشعر',
    serviceNameAr: 'قص شعر',
    barberNameAr: 'سامي',
    barberProfileImage: '/photos/sami.webp',
  })
})

test('an appointment outlives its chair, its service and its salon', async () => {
  const appointment = await book('2027-02-02T08:00:00Z')
  await api.app.db.deleteFrom('staff').execute()
  expect(await listed()).toEqual([expect.objectContaining({ barberName: scenario.salon.name })])
  await api.app.db.deleteFrom('salons').execute()
  expect(await listed()).toEqual([
    expect.objectContaining({ _id: appointment._id, serviceName: 'Haircut', barberName: '' }),
  ])
})

test.each(['client', 'owner'])('cancelled by the %s, the time is free at once', async who => {
  await api.app.db.deleteFrom('staff').where('id', '=', String(scenario.staff[1]?.id)).execute()
  const appointment = await book('2027-02-02T08:00:00Z')
  const cancelled = await dataOf<Appointment>(
    act(appointment, 'cancel', who === 'owner' ? ownersCookie : cookie),
  )
  expect(cancelled.status).toBe('cancelled')
  expect(await api.app.db.selectFrom('claimed_units').selectAll().execute()).toEqual([])
  expect((await book('2027-02-02T08:00:00Z')).status).toBe('pending')
})

test('the client’s cancelling is told to both sides, the salon’s to the client', async () => {
  const toldOfCancelling = () =>
    api.app.mailer
      .inbox?.()
      .filter(({ subject }) => subject.startsWith('Cancelled'))
      .map(({ to }) => to)
      .sort()
  await act(await book('2027-02-02T08:00:00Z'), 'cancel')
  expect(toldOfCancelling()).toEqual([ann.email, scenario.owner.email].sort())
  await act(await book('2027-02-02T08:00:00Z'), 'cancel', ownersCookie)
  expect(toldOfCancelling()).toEqual([ann.email, ann.email, scenario.owner.email].sort())
})

test('what is cancelled or past stays as it is', async () => {
  const appointment = await book('2027-02-02T08:00:00Z')
  now = at('2027-02-02T08:00:00Z')
  expect(await refusalOf(act(appointment, 'cancel'))).toMatchObject({ status: 409, code: 'not_movable' })
  now = at('2027-02-01T08:00:00Z')
  await dataOf(act(appointment, 'cancel'))
  for (const verb of ['cancel', 'confirm', 'decline']) {
    expect(await refusalOf(act(appointment, verb, ownersCookie))).toMatchObject({
      status: 409,
      code: 'not_movable',
    })
  }
})

test('the owner confirms, once or twice, and the client is told once', async () => {
  const appointment = await book('2027-02-02T08:00:00Z')
  for (let time = 0; time < 2; time += 1) {
    expect(await dataOf<Appointment>(act(appointment, 'confirm', ownersCookie))).toMatchObject({
      status: 'confirmed',
      clientName: 'Ann',
      clientPhone: ann.phone,
    })
  }
  const confirmations = api.app.mailer.inbox?.().filter(({ subject }) => subject.startsWith('Booked'))
  expect(confirmations).toHaveLength(1)
  expect(await refusalOf(act(appointment, 'decline', ownersCookie))).toMatchObject({ code: 'not_movable' })
})

test('the owner declines, which frees the time', async () => {
  const appointment = await book('2027-02-02T08:00:00Z')
  expect(await dataOf<Appointment>(act(appointment, 'decline', ownersCookie))).toMatchObject({
    status: 'declined',
  })
  expect(await api.app.db.selectFrom('claimed_units').selectAll().execute()).toEqual([])
})

test('a client does not confirm or decline', async () => {
  const appointment = await book('2027-02-02T08:00:00Z')
  expect((await act(appointment, 'confirm')).status).toBe(404)
  expect((await act(appointment, 'decline')).status).toBe(404)
})

test('the salon’s agenda has its own dates, with who comes', async () => {
  for (const day of ['02', '03', '12']) await book(`2027-02-${day}T08:00:00Z`)
  const ask = (query: string) =>
    api.request('GET', `/appointments/salon/${scenario.salon.id}${query}`, undefined, {
      cookie: ownersCookie,
    })
  const agenda = (query: string) => dataOf<Appointment[]>(ask(query))
  expect((await agenda('')).map(({ date }) => date)).toEqual(['2027-02-02', '2027-02-03'])
  expect(await agenda('?from=2027-02-03&to=2027-02-03')).toEqual([
    expect.objectContaining({ date: '2027-02-03', clientName: 'Ann', clientPhone: ann.phone }),
  ])
  for (const [what, query] of [
    ['backwards', '?from=2027-02-03&to=2027-02-02'],
    ['longer than a quarter of a year', '?from=2027-02-03&to=2027-05-06'],
    ['without a beginning', '?to=2199-12-31'],
  ] as const) {
    const refused = { what, ...(await refusalOf(ask(query))) }
    expect(refused).toMatchObject({ what, status: 400, fields: { to: 'date_invalid' } })
  }
})

test('of two owners’ clicks at once one confirms and one declines, never both', async () => {
  const appointment = await book('2027-02-02T08:00:00Z')
  const answers = await Promise.all([
    act(appointment, 'confirm', ownersCookie),
    act(appointment, 'decline', ownersCookie),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('the last appointment is the one that was over last, and only the client’s own', async () => {
  const last = () =>
    dataOf<Appointment | null>(api.request('GET', `/appointments/last/id/${ann.uid}`, undefined, { cookie }))
  expect(await last()).toBeNull()
  const first = await book('2027-02-02T07:00:00Z')
  const second = await book('2027-02-03T07:00:00Z')
  const third = await book('2027-02-05T07:00:00Z')
  for (const appointment of [first, second, third]) await act(appointment, 'confirm', ownersCookie)
  now = at('2027-02-04T07:00:00Z')
  expect((await last())?._id).toBe(second._id)
  const other = await addUser(api.app)
  const answer = api.request('GET', `/appointments/last/id/${ann.uid}`, undefined, {
    cookie: await signIn(api, other),
  })
  expect(await refusalOf(answer)).toMatchObject({ status: 403 })
})
