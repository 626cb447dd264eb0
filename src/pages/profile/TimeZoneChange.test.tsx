import { screen, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { eachTest } from '@/testing/kit/eachTest'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser } from '@/testing/scenarios/builders'

async function openScenario() {
  const server = await startApi()
  const owner = await addUser(server.app, { role: 'barber' })
  const shop = await addSalon(server.app, { owner })
  const client = await addUser(server.app, { name: 'Ann Lee' })
  return { server, owner, shop, client }
}

const scenario = eachTest(openScenario, ({ server }) => server.close())

async function chooseZone() {
  const { server, owner } = scenario()
  const { user } = await renderApp({ path: paths.profile, server, signedInAs: owner })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.selectOptions(await screen.findByLabelText('Time zone'), 'Asia/Dubai')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  return user
}

const zone = async () =>
  (await scenario().server.app.db.selectFrom('salons').select('time_zone').executeTakeFirstOrThrow())
    .time_zone

test('an owner sees what another time zone concerns, and that its time on the clock stays, before it is saved', async () => {
  const { server, shop, client } = scenario()
  await bookTomorrow(server, shop, client, { time: '3:00 PM' })
  const user = await chooseZone()
  const told = await screen.findByText('1 booking keeps its time on the clock')
  const status = told.closest<HTMLElement>('[role=status]')
  expect(within(status ?? document.body).getByText(/3:00 PM/)).toBeInTheDocument()
  expect(within(status ?? document.body).getByText('Ann Lee')).toBeInTheDocument()
  expect(await zone()).toBe('Asia/Hebron')
  await user.click(screen.getByRole('button', { name: 'Change the time zone' }))
  expect(await screen.findByText('Profile updated successfully.')).toBeInTheDocument()
  expect(await zone()).toBe('Asia/Dubai')
})

test('without bookings to come there is nothing to ask', async () => {
  await chooseZone()
  expect(await screen.findByText('Profile updated successfully.')).toBeInTheDocument()
  expect(await zone()).toBe('Asia/Dubai')
})
