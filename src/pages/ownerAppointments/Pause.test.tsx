import { screen, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi

beforeEach(async () => {
  server = await startApi()
})
afterEach(() => server.close())

test('a pause is free time that a press books, and the block says its pause and its clean-up', async () => {
  const owner = await addUser(server.app, { role: 'barber' })
  const scenario = await addSalon(server.app, { owner })
  const gaps = { pause_after_minutes: 15, pause_minutes: 30, clean_up_minutes: 10 }
  await server.app.db.updateTable('services').set(gaps).execute()
  const cut = { sectionId: scenario.section.id, name: 'Cut', cost: 9, currency: 'USD', time: 30 }
  const cookie = await signIn(server, owner)
  await server.request('POST', `/salons/${scenario.salon.id}/services`, cut, { cookie })
  const layla = await addUser(server.app, { name: 'Layla' })
  await bookTomorrow(server, scenario, layla, { time: '10:00 AM' })
  const path = `${paths.ownerAppointments}?view=calendar&date=${tomorrow}`
  const { user } = await renderApp({ path, signedInAs: owner, server })

  await user.click(
    await screen.findByRole('button', { name: 'Free 10:15 AM – 10:45 AM, First chair: seat somebody' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Walk-in: First chair' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Service' }), 'Cut · 30 min · $9')
  await user.type(dialog.getByRole('combobox', { name: 'Name' }), 'Sami')
  await user.click(dialog.getByRole('button', { name: 'Seat' }))
  expect(await screen.findByRole('button', { name: /^10:15 AM – 10:45 AM: Sami, Cut/ })).toBeVisible()

  const colour = screen.getByRole('button', { name: /^10:00 AM – 11:00 AM: Layla/ })
  expect(colour).toHaveAccessibleName(
    /First chair. Pause 10:15 AM – 10:45 AM: free for another client. Clean-up until 11:10 AM$/,
  )
  screen.getByRole('button', { name: /^Free 11:10 AM – 6:00 PM/ })
  await user.click(colour)
  const sheet = within(await screen.findByRole('dialog', { name: 'Layla' }))
  expect(sheet.getByText('10:15 AM – 10:45 AM')).toBeVisible()
  expect(sheet.getByText('Clean-up until 11:10 AM')).toBeVisible()
})
