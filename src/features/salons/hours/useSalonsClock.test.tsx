import { screen } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addSalon } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'

test.each([
  ['noon', '2027-02-03T10:00:00Z', 'Open now'],
  ['late evening', '2027-02-03T20:00:00Z', 'Closed now'],
])('a salon stands open or closed by the clock of the store: at %s', async (_when, time, text) => {
  const now = () => Date.parse(time)
  const server = await startApi({ now })
  const { salon } = await addSalon(server.app, { name: 'Rose Beauty' })
  await renderApp({ path: paths.salon(salon.id), server, services: { now } })
  expect(await screen.findByText(text)).toBeVisible()
  await server.close()
})
