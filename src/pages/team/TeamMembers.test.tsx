import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { endOfDay } from '@/domain/wallTime'
import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import type { PlanSize } from '@/domain/plans'
import { timeOffColumns } from '@/server/db/timeOff'
import { dataOf } from '@/testing/kit/answers'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let owner: TestUser
let scenario: TestSalon

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner })
})
afterEach(() => server.close())

const open = () => renderApp({ path: paths.team, server, signedInAs: owner })
const teamPath = () => `/salons/${scenario.salon.id}/team`

async function subscribe(size: PlanSize): Promise<void> {
  const plan = { tier: 'bronze', size, coupon: null, paymentMethod: 'tok_succeeds' }
  const cookie = await signIn(server, owner)
  await dataOf(server.request('POST', '/subscriptions', plan, { cookie, key: 'subscribe' }))
}

const people = async () => {
  const rows = server.app.db.selectFrom('staff').select(['id', 'name']).where('removed_at', 'is', null)
  return rows.orderBy('position').execute()
}

test('on a team plan a person is added with services and hours of their own, once', async () => {
  await subscribe('team')
  const { user, network } = await open()
  await user.click(await screen.findByRole('button', { name: 'Add a person' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a person' }))
  await user.type(dialog.getByLabelText('Name'), 'Omar')
  await user.click(dialog.getByLabelText('All services'))
  await user.click(dialog.getByLabelText('Has own hours'))
  await user.click(dialog.getByLabelText('Monday'))
  await user.selectOptions(dialog.getByLabelText('Friday, until'), '8:00 AM')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('Choose a service')).toBeVisible()
  const until = dialog.getByLabelText('Friday, until')
  expect(until).toHaveAccessibleDescription('The end hour must be after the start hour')
  await user.click(dialog.getByRole('checkbox', { name: 'Haircut' }))
  await user.selectOptions(until, '3:30 PM')
  network.loseAnswer(teamPath())
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('No connection. Check your network and try again.')).toBeVisible()
  await user.dblClick(dialog.getByRole('button', { name: 'Add' }))
  const card = (await screen.findByRole('heading', { name: 'Omar' })).closest('[role=row]')
  expect(card).toHaveTextContent('1 serviceOwn hours')
  const [, , omar, ...more] = await people()
  expect([omar?.name, more]).toEqual(['Omar', []])
  const hours = server.app.db.selectFrom('staff_hours').select(['starts_at', 'ends_at'])
  const ofDay = (day: string) => hours.where('staff_id', '=', String(omar?.id)).where('weekday', '=', day)
  expect(await ofDay('Friday').execute()).toEqual([{ starts_at: 9 * 60, ends_at: 15.5 * 60 }])
  expect(await ofDay('Monday').execute()).toEqual([{ starts_at: null, ends_at: null }])
})

test('a one-person plan says why nobody is added', async () => {
  await server.app.db.deleteFrom('staff').where('position', '=', 1).execute()
  await subscribe('one_person')
  await open()
  expect(await screen.findByText(/^Your plan is for one person\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add a person' })).not.toBeInTheDocument()
})

test('what is booked with who leaves is told first; why one could not leave is told in the question', async () => {
  await bookTomorrow(server, scenario, await addUser(server.app, { name: 'Layla' }), { staffMember: 0 })
  const { user, network } = await open()
  await user.click(await screen.findByRole('button', { name: 'Remove First chair' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(await question.findByText('1 appointment is booked with this person and stays:')).toBeVisible()
  expect(question.getByRole('listitem')).toHaveTextContent(/ · Layla · Haircut$/)
  const remove = () => user.click(question.getByRole('button', { name: 'Remove' }))
  network.answer(teamPath(), () => new Response('<html>', { status: 500 }), { once: true })
  await remove()
  expect(await question.findByText('This person could not be removed. Please try again.')).toBeVisible()
  await server.app.db
    .updateTable('staff')
    .set({ removed_at: Date.now() })
    .where('name', '=', 'Second chair')
    .execute()
  await remove()
  expect(await question.findByText('Somebody has to work in the salon: the last person stays.')).toBeVisible()
  expect((await people()).map(({ name }) => name)).toEqual(['First chair'])
})

test('a team that cannot be loaded comes back, and who works alone cannot leave', async () => {
  await server.app.db.deleteFrom('staff').where('name', '=', 'Second chair').execute()
  const app = await renderApp({ path: paths.accountInfo, server, signedInAs: owner })
  app.network.answer(teamPath(), () => new Response('<html>', { status: 500 }), { once: true })
  act(() => app.history.push(paths.team))
  expect(await screen.findByText('Your team could not be loaded.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Edit First chair' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument())
})

test('what is booked with who leaves can be asked again', async () => {
  await bookTomorrow(server, scenario, await addUser(server.app, { name: 'Layla' }), { staffMember: 0 })
  const { user, network } = await open()
  await screen.findByRole('button', { name: 'Remove First chair' })
  network.answer(teamPath(), () => new Response('<html>', { status: 500 }), { once: true })
  await user.click(screen.getByRole('button', { name: 'Remove First chair' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(await question.findByText('What is booked could not be loaded. It stays as it is.')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Try again' }))
  expect(await question.findByText('1 appointment is booked with this person and stays:')).toBeVisible()
})

test("a staff member's time off is on the card, and the dialog leads to its form in the calendar", async () => {
  const [, second] = scenario.staff
  const today = todayIn('Asia/Hebron', Date.now())
  await server.app.db
    .insertInto('time_off')
    .values({
      id: 'away',
      staff_id: String(second?.id),
      ...timeOffColumns({
        isWeekly: false,
        startsOn: today,
        startsAt: 0,
        endsOn: addDays(today, 2),
        endsAt: endOfDay,
        reason: '',
      }),
    })
    .execute()
  const app = await open()
  expect(await screen.findByText(/^Off from /)).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Edit First chair' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit this person' }))
  await app.user.click(dialog.getByRole('link', { name: 'Take time off' }))
  const form = within(await screen.findByRole('dialog', { name: 'Time off: First chair' }))
  expect(form.getByLabelText('Whole days')).toBeChecked()
  expect(form.getByLabelText('First day')).toHaveValue(today)
  expect(app.path()).not.toContain('timeOff')
  await app.user.click(form.getByRole('button', { name: 'Block the time' }))
  await waitFor(async () =>
    expect(
      await server.app.db
        .selectFrom('time_off')
        .select(['starts_on', 'ends_on'])
        .where('id', '!=', 'away')
        .execute(),
    ).toEqual([{ starts_on: today, ends_on: today }]),
  )
})
