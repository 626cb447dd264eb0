import { screen, waitFor } from '@testing-library/react'
import { addSalon, addUser } from '@/testing/builders'
import { renderApp } from '@/testing/renderApp'
import { startApi } from '@/testing/startApi'

test('without a team plan the page says why nobody is added; who is there is edited and removed', async () => {
  const server = await startApi()
  const owner = await addUser(server.services, { role: 'barber' })
  await addSalon(server.services, { owner })
  const { user } = await renderApp({ path: '/salon/team', server, signedInAs: owner })
  expect(await screen.findByText('More people need a team plan.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See the team plans' })).toHaveAttribute(
    'href',
    '/user/manage-subscription',
  )
  expect(screen.queryByRole('button', { name: 'Add a person' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Edit First chair' }))
  await user.click(await screen.findByLabelText('Has own hours'))
  await user.click(screen.getByLabelText('Friday'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Own hours')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Remove Second chair' }))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Edit First chair' })).toBeInTheDocument()
  await server.close()
})
