import { screen, waitFor, within } from '@testing-library/react'
import { addSalon, type TestSalon } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

/** A Friday, 5:30 PM in Hebron and 10:30 AM in New York. */
const now = Date.parse('2027-02-05T15:30:00Z')

let server: TestApi
let hebron: TestSalon
beforeEach(async () => {
  server = await startApi({ now: () => now })
  hebron = await addSalon(server.app, { name: 'Golden Scissors' })
  await addSalon(server.app, { name: 'Fifth Avenue', time_zone: 'America/New_York' })
  const closed = await addSalon(server.app, { name: 'Closed' })
  await server.app.db.deleteFrom('opening_hours').where('section_id', '=', closed.section.id).execute()
})
afterEach(() => server.close())

const open = (search: string, language: 'en' | 'ar' = 'en') =>
  renderApp({ path: `/salons${search}`, server, language, services: { now: () => now } })

const shown = () => screen.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent)

test('each card says when its next slot is, on the salon’s own clock', async () => {
  await open('')
  expect(await screen.findByRole('link', { name: 'Tomorrow 9:00 AM: book at Golden Scissors' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Today 10:45 AM: book at Fifth Avenue' })).toBeVisible()
  expect(screen.getByText('No free time at the moment')).toBeVisible()
})

test('a press on the time leads to that slot in the booking', async () => {
  const app = await open('')
  await app.user.click(await screen.findByRole('link', { name: 'Tomorrow 9:00 AM: book at Golden Scissors' }))
  await waitFor(() => expect(app.path()).toContain('/book?'))
  const query = new URL(app.path(), 'http://kursi.test').searchParams
  expect([query.get('service'), query.get('slot')]).toEqual([hebron.service.id, '2027-02-06T07:00:00Z'])
  expect(await screen.findByText('Saturday, February 6')).toBeVisible()
  expect(screen.getAllByText(/9:00 AM/)[0]).toBeVisible()
})

test('in Arabic, too', async () => {
  await open('?day=2027-02-09', 'ar')
  expect(
    await screen.findByRole('link', { name: /الثلاثاء، 9 فبراير، 9:00 ص: احجز لدى Golden Scissors/ }),
  ).toBeVisible()
})

test('chips and fields for the time stand in the address and narrow the list', async () => {
  const app = await open('?everywhere=true')
  await waitFor(() => expect(shown()).toHaveLength(3))
  await app.user.click(screen.getByRole('checkbox', { name: 'Today' }))
  await waitFor(() => expect(shown()).toEqual(['Fifth Avenue']))
  expect(app.path()).toContain('day=today')
  await app.user.click(screen.getByRole('checkbox', { name: 'Tomorrow' }))
  await waitFor(() => expect(shown()).toHaveLength(2))
  expect(screen.getByRole('checkbox', { name: 'Today' })).not.toBeChecked()
  await app.user.click(screen.getByRole('checkbox', { name: 'Evening' }))
  expect(await screen.findByRole('link', { name: 'Tomorrow 5:00 PM: book at Golden Scissors' })).toBeVisible()
  expect(app.path()).toContain('evening=true')
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Earliest free')
  await waitFor(() => expect(shown()).toEqual(['Golden Scissors', 'Fifth Avenue']))
})

test('an hour alone is one of today', async () => {
  const app = await open('?everywhere=true')
  const details = (await screen.findByText('Day and hour')).closest('details')
  await app.user.click(screen.getByText('Day and hour'))
  const fields = within(details as HTMLElement)
  await app.user.selectOptions(fields.getByRole('combobox', { name: 'From' }), '2 PM')
  expect(app.path()).toBe('/salons?day=today&hour=14')
  expect(await screen.findByRole('link', { name: 'Today 2:00 PM: book at Fifth Avenue' })).toBeVisible()
})
