import { screen, waitFor, within } from '@testing-library/react'
import { addSalon } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
beforeEach(async () => {
  server = await startApi()
  await addSalon(server.app, { name: 'First', business_type: 'barber' })
  await addSalon(server.app, { name: 'Second', business_type: 'beauty_salon' })
})
afterEach(() => server.close())

const openSheet = async (path: string) => {
  const app = await renderApp({ path, server })
  await app.user.click(await screen.findByRole('button', { name: /^Filters/ }))
  return { ...app, sheet: within(await screen.findByRole('dialog', { name: 'Filters' })) }
}

test('a choice in the sheet is in the address, and its button says how many salons it shows', async () => {
  const { sheet, user, path } = await openSheet('/salons?everywhere=true')
  expect(await sheet.findByRole('button', { name: 'Show 2 salons' })).toBeVisible()
  const type = sheet.getByRole('radio', { name: 'Barber Shop' })
  await user.click(type)
  await waitFor(() => expect(path()).toContain('type=barber'))
  expect(type).toBeChecked()
  await user.click(await sheet.findByRole('button', { name: 'Show 1 salon' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  const opener = screen.getByRole('button', { name: 'Filters (1)' })
  await waitFor(() => expect(opener).toHaveFocus())
  expect(screen.getByRole('radio', { name: 'Barber Shop' })).toBeChecked()
})

test('what the address says is chosen in the sheet, and is cleared there', async () => {
  const { sheet, user } = await openSheet(
    '/salons?country=Palestine&type=beauty_salon&day=tomorrow&evening=true',
  )
  expect(sheet.getByRole('combobox', { name: 'Country' })).toHaveValue('Palestine')
  expect(sheet.getByRole('checkbox', { name: 'Tomorrow' })).toBeChecked()
  await user.click(sheet.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(sheet.getByRole('checkbox', { name: 'Tomorrow' })).not.toBeChecked())
  await user.click(await sheet.findByRole('button', { name: 'Show 2 salons' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus())
})
