import type { Salon, Section } from '@/domain/salon'
import { weekdays } from '@/domain/weekday'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let api: TestApi
let scenario: TestSalon
let cookie: string

beforeEach(async () => {
  api = await startApi({ now: () => Date.parse('2027-02-01T08:00:00Z') })
  scenario = await addSalon(api.app)
  cookie = await signIn(api, scenario.owner)
})
afterEach(() => api.close())

const day = (name: string, startHour = '10:00 AM', endHour = '8:00 PM') => ({
  day: name,
  isClosed: false,
  startHour,
  endHour,
})
const send = (days: unknown, as = cookie) =>
  api.request('PUT', `/salons/${scenario.salon.id}/week`, { days }, { cookie: as })
const addSection = (name: string) =>
  dataOf<Section>(api.request('POST', `/salons/${scenario.salon.id}/sections`, { name }, { cookie }))

const weeks = async () => {
  const { sections } = await dataOf<Salon>(api.request('GET', '/salons/mine', undefined, { cookie }))
  return sections.map(({ name, week }) => [
    name,
    ...weekdays.filter(one => !week[one].isClosed).map(one => `${one} ${week[one].startHour ?? ''}`),
  ])
}
const open = ['Hair', ...weekdays.map(one => `${one} 9:00 AM`)]

test('one week opens the sections that are closed, and leaves the hours of the others', async () => {
  await addSection('Nails')
  await addSection('Beard')
  const sections = await dataOf<Section[]>(send([day('Monday'), day('Sunday', '12:00 PM')]))
  const opened = ['Monday 10:00 AM', 'Sunday 12:00 PM']
  expect(sections.map(({ name }) => name)).toEqual(['Hair', 'Nails', 'Beard'])
  expect(await weeks()).toEqual([open, ['Nails', ...opened], ['Beard', ...opened]])
  await dataOf(send([day('Tuesday')]))
  expect(await weeks()).toEqual([open, ['Nails', ...opened], ['Beard', ...opened]])
})

test.each<[unknown]>([
  [[]],
  [undefined],
  ['Monday'],
  [[day('Monday', '8:00 PM', '10:00 AM')]],
  [[day('Someday')]],
  [[day('Monday', '9:15 AM')]],
  [[day('Monday'), day('Monday')]],
  [[null]],
  [[['Monday']]],
  [{ Monday: day('Monday') }],
  [[day('__proto__')]],
  [[{ ...day('Monday'), breaks: Array(11).fill({ startHour: '12:00 PM', endHour: '1:00 PM' }) }]],
  [[{ ...day('Monday'), breaks: [{ startHour: '9:00 PM', endHour: '10:00 PM' }] }]],
])('%j opens nothing', async days => {
  await addSection('Nails')
  expect(await refusalOf(send(days))).toMatchObject({ status: 400 })
  expect(await weeks()).toEqual([open, ['Nails']])
})

test('only the owner sets the week of a salon', async () => {
  await addSection('Nails')
  const other = await signIn(api, await addUser(api.app, { role: 'barber' }))
  expect(await refusalOf(send([day('Monday')], other))).toMatchObject({ status: 404 })
  expect(await weeks()).toEqual([open, ['Nails']])
})
