import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'

test('after a day off is removed the keyboard goes on from there', async () => {
  const server = await startApi()
  const owner = await addUser(server.app, { role: 'barber' })
  const { salon } = await addSalon(server.app, { owner })
  const date = addDays(todayIn('Asia/Hebron', Date.now()), 30)
  const cookie = await signIn(server, owner)
  const added = await server.request('POST', `/salons/${salon.id}/days-off`, { date, reason: '' }, { cookie })
  expect(added.ok).toBe(true)
  const { user } = await renderApp({ path: paths.schedule, server, signedInAs: owner })
  await user.click(await screen.findByRole('button', { name: /^Remove the day off/ }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove the day off/ })).toBeNull())
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Days off' })).toHaveFocus())
  await server.close()
})
