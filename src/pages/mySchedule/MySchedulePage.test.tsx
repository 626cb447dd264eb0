import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import type { FreeSlot, Salon, SlotList } from '@/domain/salon'
import type { BreakHours } from '@/domain/schedule'
import { addDays, weekdayOf, weekdays, type Weekday } from '@/domain/weekday'
import type { Language } from '@/domain/languages'
import { dataOf } from '@/testing/kit/answers'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const dayOfTomorrow = weekdayOf(tomorrow)

let server: TestApi
let scenario: TestSalon
let owner: TestUser

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner })
})
afterEach(() => server.close())

const open = async (language: Language = 'en'): Promise<RenderedApp> => {
  const app = await renderApp({ path: paths.schedule, signedInAs: owner, server, language })
  await screen.findByRole('button', { name: language === 'en' ? 'Save Schedule' : 'حفظ ساعات العمل' })
  return app
}

const choose = ({ user }: RenderedApp, label: string, option: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: label }), option)
const save = ({ user }: RenderedApp) => user.click(screen.getByRole('button', { name: 'Save Schedule' }))
const row = (day: string) => screen.getByRole('heading', { name: day }).closest('li')

const salon = async (): Promise<Salon> => dataOf(server.request('GET', `/salons/${scenario.salon.id}`))
const savedDay = async (day: Weekday) => (await salon()).sections[0]?.week[day]

async function slotsOn(date: string): Promise<FreeSlot[]> {
  const query = `serviceId=${scenario.service.id}&date=${date}`
  const { slots } = await dataOf<SlotList>(
    server.request('GET', `/salons/${scenario.salon.id}/slots?${query}`),
  )
  return slots
}

async function saveElsewhere(hours: {
  day: Weekday
  startHour: string
  endHour: string
  breaks?: BreakHours[]
}): Promise<void> {
  const path = `/salons/${scenario.salon.id}/sections/${scenario.section.id}/schedule`
  await dataOf(server.request('PUT', path, hours, { cookie: await signIn(server, owner) }))
}

const book = async (time: string) =>
  bookTomorrow(server, scenario, await addUser(server.app, { name: 'Layla Haddad' }), { time })

test('seven days are listed, and saving without a day does nothing', async () => {
  const app = await open()
  for (const day of weekdays) expect(row(day)).toHaveTextContent('Open from 9:00 AM to 6:00 PM')
  await save(app)
  const select = screen.getByRole('combobox', { name: 'Select Day' })
  expect(select).not.toHaveAccessibleDescription()
  expect(select).not.toHaveAttribute('aria-invalid', 'true')
  expect(app.network.sent.filter(line => !line.startsWith('GET'))).toEqual([])
})

test('hours to midnight are saved, resets the form, and is what can be booked', async () => {
  const app = await open()
  await choose(app, 'Select Day', dayOfTomorrow)
  expect(screen.getByRole('combobox', { name: 'Select Start Hour' }).children).toHaveLength(1 + 24 + 24)
  await choose(app, 'Select Start Hour', '6:00 PM')
  await choose(app, 'Select End Hour', '12:00 AM')
  await save(app)
  expect(await screen.findByText('The schedule is saved.')).toBeVisible()
  expect(row(dayOfTomorrow)).toHaveTextContent('Open from 6:00 PM to 12:00 AM')
  expect(screen.getByRole('combobox', { name: 'Select Day' })).toHaveValue('')
  expect(screen.queryByRole('combobox', { name: 'Select Start Hour' })).not.toBeInTheDocument()
  const times = (await slotsOn(tomorrow)).map(({ time }) => time)
  expect([times[0], times.at(-1)]).toEqual(['6:00 PM', '11:00 PM'])
})

test('the form waits for the answer, and stays as it is when the hours are refused', async () => {
  const app = await open()
  await app.user.click(screen.getByRole('button', { name: 'Edit Tuesday' }))
  await choose(app, 'Select Start Hour', '1:00 PM')
  const path = `/salons/${scenario.salon.id}/sections/${scenario.section.id}/schedule`
  const release = app.network.hold(path, () => new Response('<html>', { status: 502 }))
  await save(app)
  expect(row('Tuesday')).toHaveTextContent(/Open from 9:00 AM to 6:00 PM$/)
  await app.user.click(screen.getByRole('button', { name: 'Edit Monday' }))
  for (const name of ['Select Day', 'Select Start Hour']) {
    expect(screen.getByRole('combobox', { name })).toBeDisabled()
  }
  expect(screen.getByRole('combobox', { name: 'Select Day' })).toHaveValue('Tuesday')
  for (const section of screen.getAllByRole('radio')) expect(section).toBeDisabled()
  release()
  await screen.findByText('Something went wrong. Please try again.')
  expect(row('Tuesday')).toHaveTextContent(/Open from 9:00 AM to 6:00 PM$/)
  expect(screen.getByRole('combobox', { name: 'Select Start Hour' })).toHaveDisplayValue('1:00 PM')
  await save(app)
  await waitFor(async () => expect(await savedDay('Tuesday')).toMatchObject({ startHour: '1:00 PM' }))
})

test('a day that is closed says so, also for the days it is copied to', async () => {
  const app = await open()
  await choose(app, 'Select Day', 'Friday')
  await app.user.click(screen.getByRole('checkbox', { name: 'Mark it as closed day' }))
  expect(screen.queryByRole('combobox', { name: 'Select End Hour' })).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('checkbox', { name: 'Saturday' }))
  await save(app)
  await waitFor(() => expect(row('Saturday')).toHaveTextContent('Closed'))
  expect(row('Friday')).toHaveTextContent('Closed')
  for (const closed of screen.getAllByText('Closed')) expect(closed.parentElement).toHaveClass('bad')
  expect(row('Sunday')).toHaveTextContent('Open from')
})

test.each([
  ['', '9:00 AM', 'Select Start Hour', 'Choose a start hour'],
  ['9:00 AM', '', 'Select End Hour', 'Choose an end hour'],
  ['5:00 PM', '9:00 AM', 'Select End Hour', 'The end hour must be after the start hour'],
  ['9:00 AM', '9:00 AM', 'Select End Hour', 'The end hour must be after the start hour'],
])('"%s" to "%s" is told at the field and nothing is sent', async (start, end, field, message) => {
  const app = await open()
  await choose(app, 'Select Day', 'Monday')
  if (start) await choose(app, 'Select Start Hour', start)
  if (end) await choose(app, 'Select End Hour', end)
  await save(app)
  const select = screen.getByRole('combobox', { name: field })
  expect(select).toHaveAccessibleDescription(message)
  await waitFor(() => expect(select).toHaveFocus())
  expect(row('Monday')).toHaveTextContent('Open from 9:00 AM to 6:00 PM')
  expect(app.network.sent.filter(line => line.startsWith('PUT'))).toEqual([])
})

test('the edit icon loads the saved day; a break is added within the hours and removed', async () => {
  const app = await open()
  await app.user.click(screen.getByRole('button', { name: 'Edit Tuesday' }))
  expect(screen.getByRole('combobox', { name: 'Select Day' })).toHaveValue('Tuesday')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Select Day' })).toHaveFocus())
  expect(screen.getByRole('combobox', { name: 'Select Start Hour' })).toHaveDisplayValue('9:00 AM')
  await app.user.click(screen.getByRole('button', { name: 'Add a break' }))
  await choose(app, 'From', '5:30 PM')
  await choose(app, 'To', '6:30 PM')
  await save(app)
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveAccessibleDescription(
    'The break must lie within the opening hours',
  )
  await choose(app, 'From', '12:30 PM')
  await choose(app, 'To', '1:00 PM')
  await save(app)
  await waitFor(() => expect(row('Tuesday')).toHaveTextContent('Breaks: 12:30 PM – 1:00 PM'))
  await app.user.click(screen.getByRole('button', { name: 'Edit Tuesday' }))
  await app.user.click(screen.getByRole('button', { name: 'Remove break 1' }))
  await save(app)
  await waitFor(() => expect(row('Tuesday')).not.toHaveTextContent('Breaks'))
  await waitFor(async () =>
    expect(await savedDay('Tuesday')).toMatchObject({ startHour: '9:00 AM', breaks: [] }),
  )
})

test('whom new hours would strand is listed first; they are saved only after a yes, once', async () => {
  await book('10:00 AM')
  const app = await open()
  await app.user.click(screen.getByRole('button', { name: `Edit ${dayOfTomorrow}` }))
  await choose(app, 'Select Start Hour', '1:00 PM')
  await save(app)
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('1 appointment would be outside these hours')).toBeVisible()
  expect(dialog.getByText('Layla Haddad').closest('li')).toHaveTextContent('10:00 AMHaircut · Layla Haddad')
  await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await savedDay(dayOfTomorrow)).toMatchObject({ startHour: '9:00 AM' })
  expect(screen.getByRole('combobox', { name: 'Select Start Hour' })).toHaveDisplayValue('1:00 PM')
  await save(app)
  await app.user.dblClick(await screen.findByRole('button', { name: 'Save anyway' }))
  await waitFor(() => expect(row(dayOfTomorrow)).toHaveTextContent('Open from 1:00 PM to 6:00 PM'))
  const saves = app.network.sent.filter(line => line.startsWith('PUT') && !line.endsWith('preview=1'))
  expect(saves).toHaveLength(1)
  const booked = await server.app.db.selectFrom('appointments').select('status').execute()
  expect(booked).toEqual([{ status: 'confirmed' }])
})

test('those whom the copied days would strand are listed too, and what is saved while one is asked stays', async () => {
  await book('10:00 AM')
  const app = await open()
  const other = weekdayOf(addDays(tomorrow, 1))
  await app.user.click(screen.getByRole('button', { name: `Edit ${other}` }))
  await choose(app, 'Select Start Hour', '1:00 PM')
  await app.user.click(screen.getByRole('checkbox', { name: dayOfTomorrow }))
  await save(app)
  expect(await screen.findByText('Layla Haddad')).toBeVisible()
  await saveElsewhere({ day: dayOfTomorrow, startHour: '8:00 AM', endHour: '12:00 PM' })
  await app.user.click(screen.getByRole('button', { name: 'Save anyway' }))
  const title = await screen.findByText('Somebody else has changed this in the meantime.')
  expect(title.closest('[role=alert]')).toHaveTextContent(`${dayOfTomorrow}Open from 8:00 AM to 12:00 PM`)
  expect(await savedDay(dayOfTomorrow)).toMatchObject({ startHour: '8:00 AM' })
})

test('each section has hours of its own', async () => {
  const nails = { id: 'nails', salon_id: scenario.salon.id, name: 'Nails', name_ar: null, position: 1 }
  await server.app.db.insertInto('sections').values(nails).execute()
  const app = await open()
  expect(row('Monday')).toHaveTextContent('Open from 9:00 AM to 6:00 PM')
  await app.user.click(screen.getByRole('radio', { name: 'Nails' }))
  expect(row('Monday')).toHaveTextContent('Closed')
  await choose(app, 'Select Day', 'Monday')
  await choose(app, 'Select Start Hour', '10:00 AM')
  await choose(app, 'Select End Hour', '4:00 PM')
  await save(app)
  await waitFor(() => expect(row('Monday')).toHaveTextContent('Open from 10:00 AM to 4:00 PM'))
  expect(await savedDay('Monday')).toMatchObject({ startHour: '9:00 AM' })
})

test('a day that another has saved meanwhile is told before it is overwritten', async () => {
  const app = await open()
  await app.user.click(screen.getByRole('button', { name: 'Edit Monday' }))
  await saveElsewhere({ day: 'Monday', startHour: '11:00 AM', endHour: '8:00 PM' })
  await choose(app, 'Select Start Hour', '7:00 AM')
  await save(app)
  const title = await screen.findByText('Somebody else has changed this in the meantime.')
  expect(title.closest('[role=alert]')).toHaveTextContent('MondayOpen from 11:00 AM to 8:00 PM')
  expect(await savedDay('Monday')).toMatchObject({ startHour: '11:00 AM' })
  await app.user.click(screen.getByRole('button', { name: 'Take theirs' }))
  expect(screen.getByRole('combobox', { name: 'Select End Hour' })).toHaveDisplayValue('8:00 PM')
  await saveElsewhere({ day: 'Monday', startHour: '12:00 PM', endHour: '8:00 PM' })
  await choose(app, 'Select Start Hour', '8:00 AM')
  await save(app)
  await app.user.click(await screen.findByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(row('Monday')).toHaveTextContent('Open from 8:00 AM to 8:00 PM'))
})

const lunch = { startHour: '12:00 PM', endHour: '12:30 PM' }

test('a break that another has added meanwhile stays where the owner changed when the day is open', async () => {
  const app = await open()
  await app.user.click(screen.getByRole('button', { name: 'Edit Monday' }))
  await saveElsewhere({ day: 'Monday', startHour: '9:00 AM', endHour: '6:00 PM', breaks: [lunch] })
  await choose(app, 'Select Start Hour', '10:00 AM')
  await save(app)
  await waitFor(() => expect(row('Monday')).toHaveTextContent('Breaks: 12:00 PM – 12:30 PM'))
  expect(row('Monday')).toHaveTextContent('Open from 10:00 AM to 6:00 PM')
  await waitFor(async () =>
    expect(await savedDay('Monday')).toMatchObject({ startHour: '10:00 AM', breaks: [lunch] }),
  )
  expect(screen.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument()
})

test('only what both have changed of a day is asked; a break of theirs that does not fit is a fault', async () => {
  const app = await open()
  await app.user.click(screen.getByRole('button', { name: 'Edit Monday' }))
  await saveElsewhere({ day: 'Monday', startHour: '11:00 AM', endHour: '8:00 PM', breaks: [lunch] })
  await choose(app, 'Select Start Hour', '1:00 PM')
  await save(app)
  const title = await screen.findByText('Somebody else has changed this in the meantime.')
  expect(title.closest('[role=alert]')).toHaveTextContent('MondayOpen from 11:00 AM to 8:00 PMKeep mine')
  await app.user.click(screen.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'To' })).toHaveAccessibleDescription(
      'The break must lie within the opening hours',
    ),
  )
  expect(await savedDay('Monday')).toMatchObject({ startHour: '11:00 AM', breaks: [lunch] })
})

test('hours that could not be saved stay in the form and can be sent again', async () => {
  const app = await open()
  await choose(app, 'Select Day', 'Monday')
  await choose(app, 'Select Start Hour', '10:00 AM')
  await choose(app, 'Select End Hour', '4:00 PM')
  app.network.down()
  await save(app)
  expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible()
  expect(row('Monday')).toHaveTextContent('Open from 9:00 AM to 6:00 PM')
  app.network.up()
  await save(app)
  await waitFor(() => expect(row('Monday')).toHaveTextContent('Open from 10:00 AM to 4:00 PM'))
})

test('the page speaks Arabic, with the wire’s hours behind its own', async () => {
  const { user } = await open('ar')
  expect(screen.getByRole('heading', { name: 'إدارة ساعات عمل الصالون' })).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'اختر اليوم' }), 'الاثنين')
  await user.selectOptions(screen.getByRole('combobox', { name: 'اختر ساعة البداية' }), '10:00 AM')
  await user.selectOptions(screen.getByRole('combobox', { name: 'اختر ساعة النهاية' }), '4:00 PM')
  await user.click(screen.getByRole('button', { name: 'حفظ ساعات العمل' }))
  await waitFor(() => expect(row('الاثنين')).toHaveTextContent(/مفتوح من 10:00 ص إلى 4:00 م/))
  await waitFor(async () =>
    expect(await savedDay('Monday')).toMatchObject({ startHour: '10:00 AM', endHour: '4:00 PM' }),
  )
})
