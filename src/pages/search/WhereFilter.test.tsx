import { screen, waitFor, within } from '@testing-library/react'
import { addSalon } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
beforeEach(async () => {
  server = await startApi()
  await addSalon(server.app)
})
afterEach(() => server.close())

test('country and city are behind a chip, which names what is chosen', async () => {
  const app = await renderApp({ path: '/salons', server })
  const chip = await screen.findByText('Where')
  const country = screen.getByRole('combobox', { name: 'Country', hidden: true })
  expect(country).not.toBeVisible()
  await app.user.click(chip)
  expect(country).toBeVisible()
  await app.user.selectOptions(country, 'Palestine')
  expect(await screen.findByText('Palestine', { selector: 'summary *' })).toBeVisible()
  const city = screen.getByRole('combobox', { name: 'City' })
  await within(city).findByRole('option', { name: 'Hebron' })
  await app.user.selectOptions(city, 'Hebron')
  expect(await screen.findByText('Hebron', { selector: 'summary *' })).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Show all salons' }))
  await waitFor(() => expect(screen.getByText('Where')).toBeVisible())
})

test('the chip of a shared link is in the language of the page', async () => {
  await renderApp({ path: '/salons?country=Palestine&city=Hebron', server, language: 'ar' })
  expect(await screen.findByText('الخليل', { selector: 'summary *' })).toBeVisible()
})
