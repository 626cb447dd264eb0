import { screen } from '@testing-library/react'
import { paths } from '@/domain/paths'
import type { SlotList } from '@/domain/salon'
import { dataOf } from '@/testing/kit/answers'
import { tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'

test('a booking for somebody else asks for their name, keeps it, and the receipt and the list say it', async () => {
  const server = await startApi()
  const { salon, service } = await addSalon(server.app)
  const client = await addUser(server.app)
  const query = `serviceId=${service.id}&date=${tomorrow}`
  const { slots } = await dataOf<SlotList>(server.request('GET', `/salons/${salon.id}/slots?${query}`))
  const start = new Date(slots[0]?.startsAt ?? 0).toISOString()
  const { user, store } = await renderApp({
    path: `${paths.booking(salon.id)}?service=${service.id}&staff=any&date=${tomorrow}&slot=${start}&step=confirm`,
    signedInAs: client,
    server,
  })
  expect(await screen.findByRole('radio', { name: 'For me' })).toBeChecked()
  expect(screen.queryByRole('textbox', { name: /^Their name/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'For somebody else' }))
  const book = screen.getByRole('button', { name: /^Book / })
  await user.click(book)
  const name = await screen.findByRole('textbox', { name: /^Their name/ })
  expect(await screen.findByText('Name is required')).toBeVisible()
  expect(name).toHaveAccessibleDescription(/Name is required/)
  expect(await server.app.db.selectFrom('appointments').select('id').execute()).toEqual([])
  await user.type(name, 'Omar')
  expect(store.getState()).toMatchObject({ booking: { guestName: 'Omar' } })
  await user.click(screen.getByRole('radio', { name: 'For me' }))
  await user.click(screen.getByRole('radio', { name: 'For somebody else' }))
  expect(screen.getByRole('textbox', { name: /^Their name/ })).toHaveValue('Omar')
  await user.click(book)
  expect(
    await screen.findByRole('heading', { name: /^(You are booked|Your request is sent)$/ }),
  ).toBeVisible()
  expect(screen.getByText('Omar')).toBeVisible()
  expect(await server.app.db.selectFrom('appointments').select('guest_name').execute()).toEqual([
    { guest_name: 'Omar' },
  ])
  expect(store.getState()).toMatchObject({ booking: { guestName: null } })
  await user.click(screen.getByRole('link', { name: 'My appointments' }))
  expect(await screen.findByText('For')).toBeVisible()
  expect(screen.getByText('Omar')).toBeVisible()
  await server.close()
})
