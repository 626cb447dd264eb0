import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'

test('who has an appointment at that time is asked before booking; a press of Book asks again, and the answer asks for whom', async () => {
  const server = await startApi()
  const scenario = await addSalon(server.app, { name: 'Corner' })
  const client = await addUser(server.app)
  const booked = await bookTomorrow(server, scenario, client, { time: '10:00 AM', staffMember: 0 })
  const { salon, service, staff } = scenario
  const start = new Date(booked.startsAt ?? 0).toISOString()
  const address = `service=${service.id}&staff=${String(staff[1]?.id)}&date=${booked.date}&slot=${start}&step=confirm`
  const { user, network } = await renderApp({
    path: `${paths.booking(salon.id)}?${address}`,
    signedInAs: client,
    server,
  })
  const rows = () => server.app.db.selectFrom('appointments').select('staff_id').execute()
  expect(await screen.findByText('Is this for somebody else?')).toBeVisible()
  expect(screen.getByText(/^You already have Haircut at Corner on .* at 10:00 AM\.$/)).toBeVisible()
  const book = screen.getByRole('button', { name: /^Book .* at 10:00 AM$/ })
  for (const presses of [1, 2]) {
    await user.click(book)
    await waitFor(() =>
      expect(network.sent.filter(call => call === 'POST /appointments')).toHaveLength(presses),
    )
    expect(await screen.findByRole('button', { name: 'Book for somebody else' })).toBeVisible()
  }
  expect(await rows()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Book for somebody else' }))
  expect(screen.queryByText('Is this for somebody else?')).not.toBeInTheDocument()
  expect(await screen.findByRole('textbox', { name: /^Their name/ })).toHaveFocus()
  await user.keyboard('Omar')
  await user.click(book)
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible()
  expect(await rows()).toHaveLength(2)
  await server.close()
})
