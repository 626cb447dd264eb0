import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let scenario: TestSalon
let owner: TestUser

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner })
})
afterEach(() => server.close())

const rows = () => server.app.db.selectFrom('time_off').selectAll().execute()

const open = () =>
  renderApp({
    path: `${paths.ownerAppointments}?view=calendar&date=${tomorrow}&staffMember=${scenario.staff[0]?.id ?? ''}`,
    signedInAs: owner,
    server,
  })

type App = Awaited<ReturnType<typeof open>>

/** From the first free time of the day by the keyboard, which means its beginning. */
async function block({ user }: App, reason: string) {
  const [gap] = await screen.findAllByRole('button', { name: /^Free .*: seat somebody$/ })
  gap?.focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Block this time instead' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Time off: / }))
  await user.type(dialog.getByLabelText(/^Reason/), reason)
  await user.click(dialog.getByRole('button', { name: 'Block the time' }))
}

test('free time is blocked, changed and freed, and each is undone', async () => {
  const app = await open()
  const { user } = app
  const undo = async () => user.click(await screen.findByRole('button', { name: 'Undo' }))
  const openBlock = async () =>
    user.click(await screen.findByRole('button', { name: /^Time off .*change or remove/ }))
  await block(app, 'Dentist')
  expect(await screen.findByText('The time is blocked.')).toBeVisible()
  expect(await rows()).toMatchObject([
    { is_weekly: 0, starts_on: tomorrow, ends_on: tomorrow, reason: 'Dentist' },
  ])
  await openBlock()
  await user.selectOptions(await screen.findByLabelText('How often'), 'Every week')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The blocked time has changed.')).toBeVisible()
  expect(await rows()).toMatchObject([{ is_weekly: 1 }])
  await undo()
  expect(await screen.findByText('It is as it was before.')).toBeVisible()
  expect(await rows()).toMatchObject([{ is_weekly: 0 }])
  await openBlock()
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('The time is free again.')).toBeVisible()
  expect(await rows()).toEqual([])
  await undo()
  await waitFor(async () => expect(await rows()).toMatchObject([{ reason: 'Dentist' }]))
})

/** Clients of the first staff member, who then has the whole day off. Their list is open. */
async function blockDay(...booked: { name: string; time: string }[]) {
  for (const { name, time } of booked)
    await bookTomorrow(server, scenario, await addUser(server.app, { name }), { time, staffMember: 0 })
  const app = await open()
  const { user } = app
  const [gap] = await screen.findAllByRole('button', { name: /^Free .*: seat somebody$/ })
  gap?.focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Block this time instead' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Whole days' }))
  await user.click(screen.getByRole('button', { name: 'Block the time' }))
  const count = booked.length === 1 ? '1 appointment is' : `${booked.length} appointments are`
  const list = within(await screen.findByRole('dialog', { name: new RegExp(`${count} booked in it$`) }))
  return { ...app, list }
}

const staffOfAll = async () =>
  (await server.app.db.selectFrom('appointments').select('staff_id').execute()).map(
    ({ staff_id }) => staff_id,
  )
const [layla, nour] = [
  { name: 'Layla', time: '10:00 AM' },
  { name: 'Nour', time: '11:00 AM' },
]

test('who is booked in the time goes to somebody who is free then by one press', async () => {
  const { user, list } = await blockDay(layla)
  expect(list.queryByRole('button', { name: 'Give all to whoever is free' })).not.toBeInTheDocument()
  await user.click(list.getByRole('button', { name: /^Give Layla, .* to Second chair$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await staffOfAll()).toEqual([scenario.staff[1]?.id])
})

test('all of them do by one press; one whose time was taken meanwhile stays, and why is said', async () => {
  const { user, list } = await blockDay(layla, nour)
  await bookTomorrow(server, scenario, await addUser(server.app), { time: nour.time, staffMember: 1 })
  await user.click(list.getByRole('button', { name: 'Give all to whoever is free' }))
  const left = within(await screen.findByRole('dialog', { name: /1 appointment is booked in it$/ }))
  expect(await left.findByRole('alert')).toHaveTextContent('This time is not free.')
  expect(left.getByText('Nour')).toBeVisible()
  expect((await staffOfAll()).filter(id => id === scenario.staff[0]?.id)).toHaveLength(1)
})

test('who is booked in the time is listed, and is moved from there', async () => {
  const { user, list } = await blockDay(layla)
  await user.click(list.getByRole('button', { name: /^Move Layla/ }))
  expect(await screen.findByRole('dialog', { name: 'Move the appointment' })).toBeVisible()
})
