import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { eachTest } from '@/testing/kit/eachTest'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'
import { addSalon, addUser, lastMailTo } from '@/testing/scenarios/builders'
import { addStaffLogin } from '@/testing/scenarios/staffLogin'

const opened = eachTest(
  async () => {
    const server = await startApi()
    const owner = await addUser(server.app, { role: 'barber' })
    return { server, owner, scenario: await addSalon(server.app, { owner }) }
  },
  ({ server }) => server.close(),
)

const open = () => renderApp({ path: paths.team, server: opened().server, signedInAs: opened().owner })
const loginButton = () => screen.findByRole('button', { name: 'Login of First chair' })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Login of First chair' }))

test('the owner invites a staff member with rights, sees until when, and withdraws it', async () => {
  const { user } = await open()
  await user.click(await loginButton())
  const form = await dialog()
  expect(form.getByRole('checkbox', { name: 'Change own appointments' })).toBeChecked()
  await user.type(form.getByRole('textbox', { name: 'Email' }), 'noor@example.test')
  await user.click(form.getByRole('checkbox', { name: 'Manage the team' }))
  expect(form.getByRole('checkbox', { name: 'See everybody’s appointments' })).toBeChecked()
  await user.click(form.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText(/^Invited until/)).toBeVisible()
  const mail = await waitFor(() => lastMailTo(opened().server.app, 'noor@example.test'))
  expect(mail.text).toContain('/join?token=')
  const stored = await opened().server.app.db.selectFrom('staff_invitations').select('rights').execute()
  expect(stored).toEqual([{ rights: 'see_all change_own manage_team' }])

  await user.click(await loginButton())
  await user.click((await dialog()).getByRole('button', { name: 'Withdraw invitation' }))
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw the invitation of First chair?' })
  await user.click(within(question).getByRole('button', { name: 'Withdraw invitation' }))
  await waitFor(() => expect(screen.queryByText(/^Invited until/)).not.toBeInTheDocument())
})

test('the owner changes the rights of a login and removes it', async () => {
  const { server, scenario } = opened()
  const login = { salonId: scenario.salon.id, staffId: scenario.staff[0]?.id ?? '' }
  await addStaffLogin(server.app, login, ['change_all'])
  const { user } = await open()
  expect(await screen.findByText('Logs in')).toBeVisible()
  await user.click(await loginButton())
  const form = await dialog()
  await user.click(form.getByRole('checkbox', { name: 'See everybody’s appointments' }))
  expect(form.getByRole('checkbox', { name: 'Change everybody’s appointments' })).not.toBeChecked()
  await user.click(form.getByRole('button', { name: 'Save' }))
  await loginButton()
  const stored = await server.app.db.selectFrom('staff_logins').select('rights').execute()
  expect(stored).toEqual([{ rights: 'change_own' }])

  await user.click(await loginButton())
  await user.click((await dialog()).getByRole('button', { name: 'Remove login' }))
  const question = await screen.findByRole('alertdialog', { name: 'Remove the login of First chair?' })
  expect(question).toHaveTextContent('Every session of this login ends at once')
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(await server.app.db.selectFrom('staff_logins').selectAll().execute()).toHaveLength(1)
  await user.click((await dialog()).getByRole('button', { name: 'Remove login' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove login' }),
  )
  await waitFor(() => expect(screen.queryByText('Logs in')).not.toBeInTheDocument())
})
