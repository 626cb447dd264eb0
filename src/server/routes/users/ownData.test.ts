import { dataOf } from '@/testing/kit/answers'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi } from '@/testing/kit/startApi'
import { addDoneAppointment } from '@/testing/scenarios/addDoneAppointment'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'

const now = Date.parse('2027-02-02T07:00:00Z')

async function start() {
  const api = await startApi({ now: () => now })
  const scenario = await addSalon(api.app)
  const ann = await addUser(api.app, { name: 'Ann Haddad', phone: '+970599123456' })
  return { api, scenario, ann }
}
const opened = eachTest(start, ({ api }) => api.close())

test('a client’s own copy holds what salons keep of them, apart from the salons’ free notes', async () => {
  const { api, scenario, ann } = opened()
  const owner = await signIn(api, scenario.owner)
  const starts_at = now - 30 * 60 * 60 * 1000
  const id = await addDoneAppointment(api.app, scenario, {
    starts_at,
    client_id: ann.uid,
    walk_in_name: null,
  })
  const put = (path: string, body: object) =>
    dataOf(api.request('PUT', `/appointments/${id}/${path}`, body, { cookie: owner }))
  await put('client/notes', {
    notes: 'Zebuquill',
    birthday: '--05-12',
    allergies: 'Latex',
    tags: ['VIP'],
    mayPhotograph: true,
  })
  await put('formula', { formula: '7.1' })
  const answer = await api.request('GET', '/users/me/data', undefined, { cookie: await signIn(api, ann) })
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="kursi-data-2027-02-02.json"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({
    account: { name: 'Ann Haddad', email: ann.email },
    appointments: [{ _id: id }],
    keptBySalons: [
      {
        salon: scenario.salon.name,
        birthday: '--05-12',
        allergies: 'Latex',
        tags: ['VIP'],
        mayPhotograph: true,
        consents: { mayPhotograph: { at: now }, mayGetOffers: null },
        formulas: [{ date: '2027-02-01', service: 'Haircut', formula: '7.1' }],
      },
    ],
  })
  expect(text).not.toContain('Zebuquill')
  const stranger = await api.request('GET', '/users/me/data', undefined, {
    cookie: await signIn(api, await addUser(api.app)),
  })
  expect(await stranger.text()).not.toMatch(/Latex|Haddad/)
  expect((await api.request('GET', '/users/me/data')).status).toBe(401)
})
