import type { NotificationPage } from '@/domain/notification'
import type { TimeOff } from '@/domain/timeOff'
import { dataOf } from '@/testing/kit/answers'
import { bookingScenarioEachTest } from '@/testing/scenarios/bookingScenario'
import { signIn } from '@/testing/scenarios/builders'
import { addStaffLogin } from '@/testing/scenarios/staffLogin'

const scenario = bookingScenarioEachTest()
const morning = {
  startsOn: '2027-02-06',
  startsAt: 540,
  endsOn: '2027-02-06',
  endsAt: 660,
  reason: 'Dentist',
}
const staffId = (nth: number) => scenario().salonData.staff[nth]?.id ?? ''

async function as(rights: Parameters<typeof addStaffLogin>[2]) {
  const { api, usual } = scenario()
  const login = await addStaffLogin(api.app, { salonId: usual.salonId, staffId: staffId(0) }, rights)
  const cookie = await signIn(api, login)
  return (method: string, path: string, body: object = {}) =>
    api.request(method, `/salons/${usual.salonId}${path}`, body, { cookie })
}

async function ownersNotifications() {
  const { api, salonData } = scenario()
  const cookie = await signIn(api, salonData.owner)
  const { notifications } = await dataOf<NotificationPage>(
    api.request('GET', '/notifications', undefined, { cookie }),
  )
  return notifications.map(({ kind, facts }) => [kind, 'change' in facts && facts.change])
}

test('a staff member who changes the own appointments has the own time off, and the owner hears of it', async () => {
  const call = await as(['change_own'])
  const { timeOff } = await dataOf<{ timeOff: TimeOff }>(
    call('POST', `/team/${staffId(0)}/time-off`, morning),
  )
  expect(await ownersNotifications()).toEqual([['time_off', 'added']])
  await dataOf(call('PUT', `/time-off/${timeOff.id}`, { ...morning, endsAt: 720 }))
  await dataOf(call('DELETE', `/time-off/${timeOff.id}`))
  expect((await ownersNotifications()).sort()).toEqual([
    ['time_off', 'added'],
    ['time_off', 'changed'],
    ['time_off', 'removed'],
  ])
  const stored = await scenario().api.app.db.selectFrom('notifications').select('facts').execute()
  expect(JSON.stringify(stored)).not.toContain('Dentist')
})

test('nobody else’s, unless they manage the team', async () => {
  const { api } = scenario()
  await api.app.db
    .insertInto('time_off')
    .values({
      id: 'others',
      staff_id: staffId(1),
      is_weekly: 0,
      starts_on: '2027-02-06',
      starts_at: 540,
      ends_on: '2027-02-06',
      ends_at: 660,
      reason: '',
    })
    .execute()
  const call = await as(['change_all'])
  expect((await call('POST', `/team/${staffId(1)}/time-off`, morning)).status).toBe(403)
  expect((await call('PUT', '/time-off/others', morning)).status).toBe(403)
  expect((await call('DELETE', '/time-off/others')).status).toBe(403)
  await api.app.db.updateTable('staff_logins').set({ rights: 'see_all manage_team' }).execute()
  expect((await call('DELETE', '/time-off/others')).status).toBe(200)
  expect(await ownersNotifications()).toEqual([])
})

test('without the right to change own appointments there is none', async () => {
  const call = await as(['see_all'])
  expect((await call('POST', `/team/${staffId(0)}/time-off`, morning)).status).toBe(403)
})

test('the owner may switch it off', async () => {
  const { api, salonData } = scenario()
  const cookie = await signIn(api, salonData.owner)
  await dataOf(api.request('PUT', '/notification-settings', { owner_timeOff_app: false }, { cookie }))
  await dataOf((await as(['change_own']))('POST', `/team/${staffId(0)}/time-off`, morning))
  expect(await ownersNotifications()).toEqual([])
})
