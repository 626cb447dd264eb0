import { screen } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'

test('who delays a visit into another of their own is asked for whom it is, and the answer moves it', async () => {
  const server = await startApi()
  const scenario = await addSalon(server.app, { name: 'Corner' })
  const client = await addUser(server.app)
  const moving = await bookTomorrow(server, scenario, client, { time: '10:00 AM', staffMember: 0 })
  const other = await bookTomorrow(server, scenario, client, { time: '1:00 PM', staffMember: 1 })
  const { user } = await renderApp({ path: paths.clientAppointments, signedInAs: client, server })
  const starts = async () =>
    (await server.app.db.selectFrom('appointments').select('starts_at').orderBy('starts_at').execute()).map(
      ({ starts_at }) => starts_at,
    )
  await user.click((await screen.findAllByRole('button', { name: /^Delay Haircut/ }))[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: '1:00 PM' }))
  const press = async () => user.click(await screen.findByRole('button', { name: /^Move to .* at 1:00 PM$/ }))
  await press()
  expect(await screen.findByText('Is this for somebody else?')).toBeVisible()
  expect(screen.getByText(/^You already have Haircut at Corner on .* at 1:00 PM\.$/)).toBeVisible()
  await press()
  expect(await screen.findByRole('button', { name: 'Move it for somebody else' })).toBeEnabled()
  expect(await starts()).toEqual([moving.startsAt, other.startsAt])
  await user.click(screen.getByRole('button', { name: 'Move it for somebody else' }))
  expect(await screen.findByText('The appointment has moved to its new time.')).toBeVisible()
  expect(await starts()).toEqual([other.startsAt, other.startsAt])
  await server.close()
})
