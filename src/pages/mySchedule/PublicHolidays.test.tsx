import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import { dataOf } from '@/testing/kit/answers'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'

let server: TestApi
let scenario: TestSalon
let owner: TestUser

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner })
})
afterEach(() => server.close())

const list = 'Public holidays in Palestine'
const open = () => renderApp({ path: paths.schedule, signedInAs: owner, server })
const daysOff = async () =>
  (await dataOf<Salon>(server.request('GET', `/salons/${scenario.salon.id}`))).daysOff

test('no public holiday is a day off by itself; each is taken over and given back by a press', async () => {
  const { user } = await open()
  const opener = await screen.findByRole('button', { name: list })
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  await user.click(opener)
  const holidays = within(await screen.findByRole('list', { name: list }))
  const all = holidays.getAllByRole('checkbox')
  for (const one of all) expect(one).not.toBeChecked()
  expect(await daysOff()).toEqual([])
  const independence = holidays.getByRole('checkbox', { name: /Independence Day/ })
  await user.click(independence)
  await waitFor(() => expect(independence).toBeChecked())
  const [dayOff] = await daysOff()
  expect(dayOff?.reason).toBe('Independence Day')
  expect(dayOff?.date.slice(4)).toBe('-11-15')
  await user.click(independence)
  await waitFor(() => expect(independence).not.toBeChecked())
  expect(await daysOff()).toEqual([])
})

test('a day off that is half typed stays while a public holiday is taken over', async () => {
  const { user } = await open()
  const reason = await screen.findByRole('textbox', { name: /Reason/ })
  await user.type(reason, 'Wedding')
  await user.click(screen.getByRole('button', { name: list }))
  const holidays = within(await screen.findByRole('list', { name: list }))
  await user.click(holidays.getByRole('checkbox', { name: /Labour Day/ }))
  expect(await screen.findByText('The salon is closed on this holiday.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Wedding')
})

test('dates that the moon decides are named as expected', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: list }))
  const holidays = within(await screen.findByRole('list', { name: list }))
  for (const eid of holidays.getAllByRole('checkbox', { name: /Eid al-Fitr/ }))
    expect(eid).toHaveAccessibleName(/expected$/)
  expect(holidays.getByRole('checkbox', { name: /Labour Day/ })).not.toHaveAccessibleName(/expected/)
})

test('a list that does not load is asked for again', async () => {
  const { user, network } = await open()
  const path = `/salons/${scenario.salon.id}/public-holidays`
  network.answer(path, () => new Response('<html>', { status: 500 }), { once: true })
  await user.click(await screen.findByRole('button', { name: list }))
  expect(await screen.findByText('The public holidays could not be loaded.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: list })).toBeVisible()
})
