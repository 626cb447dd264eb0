import type { Appointment } from '@/domain/appointment'
import type { ClientCard, ClientDetailsRequest } from '@/domain/client'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi } from '@/testing/kit/startApi'
import { addDoneAppointment } from '@/testing/scenarios/addDoneAppointment'
import { addSalon, addUser, signIn, type TestUser } from '@/testing/scenarios/builders'

const hour = 60 * 60 * 1000
const now = Date.parse('2027-02-02T07:00:00Z')
const phone = '+970599123456'

async function start() {
  const api = await startApi({ now: () => now })
  const scenario = await addSalon(api.app)
  const ann = await addUser(api.app, { name: 'Ann Haddad', phone })
  const owner = await signIn(api, scenario.owner)
  let count = 0
  const add = (walk_in_name: string | null, walk_in_phone: string | null, user?: TestUser) =>
    addDoneAppointment(api.app, scenario, {
      starts_at: now - (count += 1) * 30 * hour,
      client_id: user?.uid ?? null,
      walk_in_name,
      walk_in_phone,
    })
  return { api, scenario, ann, owner, add }
}
const opened = eachTest(start, ({ api }) => api.close())

const call = (method: string, path: string, body?: object) =>
  opened().api.request(method, `/appointments/${path}`, body, { cookie: opened().owner })
const card = (id: string) => dataOf<ClientCard>(call('GET', `${id}/client`))
const write = (id: string, details: ClientDetailsRequest) =>
  dataOf(call('PUT', `${id}/client/notes`, details))
const merge = (id: string, appointmentId: string) => call('POST', `${id}/client/merge`, { appointmentId })

test('a walk-in becomes one with the account of the same name, with all that is kept of both', async () => {
  const { add, ann } = opened()
  const booked = await add(null, null, ann)
  const walkIn = await add('ann haddad', '+970599777888')
  await add('Ann', '+970599777888')
  await add('Somebody', '+970599777000')
  await write(booked, { notes: 'Likes tea', tags: ['VIP'], mayPhotograph: true })
  await write(walkIn, {
    notes: 'Short sides',
    allergies: 'Latex',
    tags: ['vip', 'Colour'],
    birthday: '--05-12',
  })
  await dataOf(call('PUT', `${walkIn}/formula`, { formula: '7.1' }))
  await dataOf(call('PUT', `${walkIn}/client/block`))
  expect((await card(booked)).doubles).toEqual([
    { appointmentId: walkIn, name: 'ann haddad', phone: '+970599777888', isWalkIn: true, appointments: 1 },
  ])
  await dataOf(merge(walkIn, booked))
  await dataOf(merge(walkIn, booked))
  for (const id of [booked, walkIn]) {
    expect(await card(id)).toMatchObject({
      name: 'Ann Haddad',
      phone,
      isWalkIn: false,
      done: 3,
      isBlocked: true,
      doubles: [],
      latestFormula: { formula: '7.1' },
      notes: {
        notes: 'Likes tea\nShort sides',
        allergies: 'Latex',
        tags: ['VIP', 'Colour'],
        birthday: '--05-12',
        mayPhotograph: true,
      },
    })
  }
  expect(await opened().api.app.db.selectFrom('client_cards').selectAll().execute()).toHaveLength(1)
  const audited = await opened()
    .api.app.db.selectFrom('audit_entries')
    .select('action')
    .where('action', '=', 'clients_merged')
    .execute()
  expect(audited).toHaveLength(1)
})

test('a walk-in without a phone number becomes one with whoever left it', async () => {
  const { add } = opened()
  const alone = await add('Sami', null)
  const other = await add('Sami', null)
  const known = await add('سامي', '+970599777888')
  expect((await card(alone)).doubles).toEqual([])
  expect(await refusalOf(merge(alone, other))).toMatchObject({ status: 409, code: 'conflict' })
  await dataOf(merge(alone, known))
  expect(await card(alone)).toMatchObject({ done: 2, phone: '+970599777888' })
  expect((await card(alone)).doubles).toMatchObject([{ appointmentId: other, phone: '' }])
})

test('two accounts stay two, and nobody merges another salon’s clients', async () => {
  const { api, add, ann } = opened()
  const ben = await addUser(api.app, { name: ann.name })
  const first = await add(null, null, ann)
  const second = await add(null, null, ben)
  expect((await card(first)).doubles).toEqual([])
  expect(await refusalOf(merge(first, second))).toMatchObject({ status: 409 })
  const other = await addSalon(api.app)
  const elsewhere = await addDoneAppointment(api.app, other, {
    starts_at: now - hour,
    walk_in_name: ann.name,
  })
  expect(await refusalOf(merge(first, elsewhere))).toMatchObject({ status: 404 })
})

test('what was merged goes with the account, and the appointments stay nameless', async () => {
  const { api, add, ann } = opened()
  const booked = await add(null, null, ann)
  const walkIn = await add(ann.name, '+970599777888')
  await dataOf(call('PUT', `${walkIn}/formula`, { formula: '7.1' }))
  await dataOf(merge(booked, walkIn))
  const { email, password } = ann
  const deletion = { email, phone, password }
  await dataOf(api.request('DELETE', '/users/deleteUserByPhoneEmail', deletion))
  const rows = await api.app.db.selectFrom('appointments').selectAll().execute()
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(/Haddad|599123456|599777888/)
  expect(await api.app.db.selectFrom('appointment_formulas').selectAll().execute()).toEqual([])
  const left = await dataOf<Appointment>(call('GET', walkIn))
  expect(left.clientName).toBe('')
})
