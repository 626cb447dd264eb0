import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import type { Salon, SlotList } from '@/domain/salon'
import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { dataOf } from '@/testing/kit/answers'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const today = todayIn('Asia/Hebron', Date.now())

let server: TestApi
let scenario: TestSalon
let owner: TestUser

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner })
})
afterEach(() => server.close())

async function open() {
  const { user, network } = await renderApp({ path: paths.schedule, signedInAs: owner, server })
  const form = () => within(screen.getByRole('form', { name: 'Add day off' }))
  await screen.findByRole('form', { name: 'Add day off' })
  const add = async (date = '', reason = '') => {
    if (date) await user.type(form().getByLabelText('Date'), date)
    if (reason) await user.type(form().getByRole('textbox', { name: /Reason/ }), reason)
    await user.click(form().getByRole('button', { name: 'Add day off' }))
  }
  return { user, network, form, add }
}

const salon = async (): Promise<Salon> => dataOf(server.request('GET', `/salons/${scenario.salon.id}`))

async function slotsOf(date: string) {
  const query = `serviceId=${scenario.service.id}&date=${date}`
  return (await dataOf<SlotList>(server.request('GET', `/salons/${scenario.salon.id}/slots?${query}`))).slots
}

test('a day off is added after those it strands were listed, and removed again', async () => {
  await bookTomorrow(server, scenario, await addUser(server.app), { time: '10:00 AM' })
  const { user, form, add } = await open()
  await add()
  expect(form().getByLabelText('Date')).toHaveAccessibleDescription('Enter a valid date')
  await add(addDays(today, -1))
  expect(await form().findByText('This date has passed.')).toBeVisible()
  await user.clear(form().getByLabelText('Date'))
  await add(tomorrow, 'Holiday')
  await user.click(await screen.findByRole('button', { name: 'Save anyway' }))
  expect(await screen.findByText('Holiday')).toBeVisible()
  expect(await slotsOf(tomorrow)).toEqual([])
  await user.click(screen.getByRole('button', { name: /^Remove the day off/ }))
  expect(await screen.findByText('No days off are planned.')).toBeVisible()
  await waitFor(async () => expect((await salon()).daysOff).toEqual([]))
  expect(await slotsOf(tomorrow)).not.toEqual([])
})

test('today can be a day off, once; the form is empty for the next', async () => {
  const { form, add } = await open()
  await add(today, 'Ill')
  expect(await screen.findByText('Ill')).toBeVisible()
  await waitFor(() => expect(form().getByLabelText('Date')).toHaveValue(''))
  expect(form().getByRole('textbox', { name: /Reason/ })).toHaveValue('')
  await add(today)
  expect(await form().findByText('This date is a day off already.')).toBeVisible()
  expect((await salon()).daysOff).toMatchObject([{ date: today, reason: 'Ill' }])
})

test('a day off that is refused stays in its form', async () => {
  const { network, form, add } = await open()
  network.answer(`/salons/${scenario.salon.id}/days-off`, () => new Response('<html>', { status: 502 }))
  await add(tomorrow, 'Holiday')
  expect(await form().findByText('Something went wrong. Please try again.')).toBeVisible()
  expect(screen.getByText('No days off are planned.')).toBeVisible()
  expect(form().getByRole('textbox', { name: /Reason/ })).toHaveValue('Holiday')
})

test('a day off that another has removed meanwhile is removed', async () => {
  const dayOff = { id: 'holiday', salon_id: scenario.salon.id, date: tomorrow, reason: 'Holiday' }
  await server.app.db.insertInto('days_off').values(dayOff).execute()
  const { user } = await open()
  await screen.findByText('Holiday')
  await server.app.db.deleteFrom('days_off').execute()
  await user.click(screen.getByRole('button', { name: /^Remove the day off/ }))
  expect(await screen.findByText('The day off is removed.')).toBeVisible()
  expect(await screen.findByText('No days off are planned.')).toBeVisible()
})
