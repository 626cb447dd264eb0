import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import type { SlotList } from '@/domain/salon'
import type { Season } from '@/domain/season'
import { addDays, weekdays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { dataOf } from '@/testing/kit/answers'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'

const lastDay = addDays(todayIn('Asia/Hebron', Date.now()), 30)

let server: TestApi
let scenario: TestSalon
let owner: TestUser

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner })
})
afterEach(() => server.close())

const asOwner = async (method: string, body?: object) =>
  server.request(method, `/salons/${scenario.salon.id}/seasons`, body, {
    cookie: await signIn(server, owner),
  })
const saved = async () => dataOf<Season[]>(asOwner('GET'))

async function timesOf(date: string, staffId = ''): Promise<string[]> {
  const query = `serviceId=${scenario.service.id}&date=${date}${staffId && `&staffId=${staffId}`}`
  const path = `/salons/${scenario.salon.id}/slots?${query}`
  return (await dataOf<SlotList>(server.request('GET', path))).slots.map(({ time }) => time)
}

const open = async (): Promise<RenderedApp> => {
  const app = await renderApp({ path: paths.schedule, signedInAs: owner, server })
  await screen.findByRole('heading', { name: 'Other hours for given dates' })
  return app
}

const evenings = {
  name: 'Ramadan',
  nameAr: 'رمضان',
  startsOn: tomorrow,
  endsOn: lastDay,
  days: weekdays.map(day => ({ day, isClosed: false, startHour: '8:00 PM', endHour: '12:00 AM' })),
}

/** Opens the form of a new season and fills in its name and dates. */
async function begin({ user }: RenderedApp) {
  await user.click(screen.getByRole('button', { name: 'Add other hours' }))
  const form = within(await screen.findByRole('form', { name: 'Add other hours' }))
  await user.type(form.getByLabelText('Name'), 'Ramadan')
  await user.type(form.getByLabelText('First day'), tomorrow)
  await user.type(form.getByLabelText('Last day'), lastDay)
  return form
}

type Within = Awaited<ReturnType<typeof begin>>

const inGroup = (form: Within, nth: number) => within(form.getByRole('group', { name: `Hours ${nth}` }))

const hours = async ({ user }: RenderedApp, of: Within, from: string, until: string) => {
  await user.selectOptions(of.getByLabelText('Select Start Hour'), from)
  await user.selectOptions(of.getByLabelText('Select End Hour'), until)
}

test('other hours are added by a form and are what can be booked on their dates', async () => {
  const app = await open()
  const { user } = app
  expect(screen.getByText('No other hours are planned.')).toBeVisible()
  const form = await begin(app)
  const first = inGroup(form, 1)
  await hours(app, first, '8:00 PM', '12:00 AM')
  await user.click(first.getByRole('button', { name: 'Add a break' }))
  await user.selectOptions(first.getByLabelText('From'), '9:00 PM')
  await user.selectOptions(first.getByLabelText('To'), '9:30 PM')
  await user.click(first.getByRole('checkbox', { name: 'Friday' }))
  expect(form.getByText('Closed: Friday')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Add hours for the other days' }))
  await hours(app, inGroup(form, 2), '10:00 AM', '2:00 PM')
  await user.click(form.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('The other hours are saved.')).toBeVisible()
  const row = screen.getByText('Ramadan').closest('li')
  expect(row).toHaveTextContent('Friday · Open from 10:00 AM to 2:00 PM')
  const [season] = await saved()
  expect(season).toMatchObject({ name: 'Ramadan', startsOn: tomorrow, endsOn: lastDay, staffHours: [] })
  expect(season?.week.Friday).toMatchObject({ startHour: '10:00 AM', breaks: [] })
  expect(season?.week.Monday.breaks).toEqual([{ startHour: '9:00 PM', endHour: '9:30 PM' }])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('No other hours are planned.')).toBeVisible()
  expect(await saved()).toEqual([])
})

test('faults are shown at their fields, the server’s too, and the form stays', async () => {
  await dataOf(asOwner('POST', { ...evenings, startsOn: lastDay, endsOn: addDays(lastDay, 3) }))
  const app = await open()
  const { user } = app
  const form = await begin(app)
  await user.click(form.getByRole('button', { name: 'Add' }))
  expect(form.getByLabelText('Select Start Hour')).toHaveAccessibleDescription('Choose a start hour')
  await hours(app, inGroup(form, 1), '8:00 PM', '12:00 AM')
  await user.click(form.getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(form.getByLabelText('Last day')).toHaveAccessibleDescription(
      'Other hours apply on some of these dates already',
    ),
  )
  expect(await saved()).toHaveLength(1)
})

test('who is booked outside the new hours is listed first; they are saved after a yes', async () => {
  await bookTomorrow(server, scenario, await addUser(server.app, { name: 'Layla Haddad' }), {
    time: '10:00 AM',
  })
  const app = await open()
  const form = await begin(app)
  await hours(app, inGroup(form, 1), '8:00 PM', '12:00 AM')
  await app.user.click(form.getByRole('button', { name: 'Add' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('Layla Haddad')).toBeVisible()
  expect(await saved()).toEqual([])
  await app.user.click(dialog.getByRole('button', { name: 'Save anyway' }))
  expect(await screen.findByText('The other hours are saved.')).toBeVisible()
  expect((await timesOf(tomorrow))[0]).toBe('8:00 PM')
})

test('a staff member has hours of their own in it', async () => {
  await dataOf(asOwner('POST', evenings))
  const app = await open()
  const { user } = app
  await user.click(await screen.findByRole('button', { name: 'Change Ramadan' }))
  const form = within(await screen.findByRole('form', { name: 'Change other hours' }))
  expect(form.getByLabelText('Last day')).toHaveValue(lastDay)
  await user.click(form.getByRole('checkbox', { name: 'First chair has own hours on these dates' }))
  const own = within(form.getByRole('group', { name: 'Hours of First chair' }))
  expect(own.queryByRole('button', { name: 'Add a break' })).not.toBeInTheDocument()
  await hours(app, inGroup(own, 1), '10:00 PM', '12:00 AM')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The other hours are saved.')).toBeVisible()
  expect((await timesOf(tomorrow, scenario.staff[0]?.id))[0]).toBe('10:00 PM')
  expect((await timesOf(tomorrow, scenario.staff[1]?.id))[0]).toBe('8:00 PM')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect((await saved())[0]?.staffHours).toEqual([]))
})

test('they are removed and brought back; the keyboard goes on at the heading', async () => {
  await dataOf(asOwner('POST', evenings))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Remove Ramadan' }))
  expect(await screen.findByText('The other hours are removed.')).toBeVisible()
  expect(screen.getByText('No other hours are planned.')).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Other hours for given dates' })).toHaveFocus(),
  )
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Ramadan')).toBeVisible()
  expect(await saved()).toMatchObject([{ nameAr: 'رمضان', week: { Friday: { startHour: '8:00 PM' } } }])
})

test('the page speaks Arabic', async () => {
  await dataOf(asOwner('POST', evenings))
  await renderApp({ path: paths.schedule, signedInAs: owner, server, language: 'ar' })
  expect(await screen.findByRole('heading', { name: 'ساعات عمل أخرى لتواريخ محددة' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'تعديل رمضان' })).toBeVisible()
})
