import { cleanup, screen } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'
import { addSalon, addUser, bookService, signIn } from '@/testing/scenarios/builders'

test('the two times of one name in an autumn night are told apart on the cards and in the diary', async () => {
  const clock = { now: () => Date.parse('2027-10-29T10:00:00Z') }
  const server = await startApi(clock)
  const scenario = await addSalon(server.app)
  await server.app.db
    .updateTable('opening_hours')
    .set({ opens_at: 0, closes_at: 24 * 60 })
    .execute()
  await server.app.db.deleteFrom('staff').where('position', '=', 1).execute()
  const client = await addUser(server.app)
  const cookie = await signIn(server, client)
  for (const at of ['2027-10-29T22:30:00Z', '2027-10-29T23:30:00Z']) {
    await bookService(server, scenario, Date.parse(at), cookie)
  }
  await renderApp({
    path: paths.clientAppointments,
    signedInAs: client,
    server,
    services: clock,
  })
  for (const time of ['1:30 AM UTC+3', '1:30 AM UTC+2']) expect(await screen.findByText(time)).toBeVisible()
  cleanup()
  const owner = { ...scenario.owner, password: 'Kursi2026' }
  const path = `${paths.ownerAppointments}?view=calendar&date=2027-10-30`
  await renderApp({ path, signedInAs: owner, server, services: clock })
  for (const span of [/1:30 AM UTC\+3 – 1:30 AM UTC\+2/, /1:30 AM UTC\+2 – 2:30 AM/]) {
    expect((await screen.findAllByRole('button', { name: span }))[0]).toBeVisible()
  }
  await server.close()
})
