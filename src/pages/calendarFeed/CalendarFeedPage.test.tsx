import { screen, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { eachTest } from '@/testing/kit/eachTest'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'
import { addSalon } from '@/testing/scenarios/builders'
import { addStaffLogin } from '@/testing/scenarios/staffLogin'

const opened = eachTest(
  async () => {
    const server = await startApi()
    const { salon, staff } = await addSalon(server.app)
    const samer = await addStaffLogin(server.app, { salonId: salon.id, staffId: staff[0]?.id ?? '' })
    return { server, samer }
  },
  ({ server }) => server.close(),
)

const open = (path: string, language: 'en' | 'ar' = 'en') => {
  const { server, samer } = opened()
  return renderApp({ path, server, signedInAs: samer, language })
}

const addressShown = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy your address now' }))
  return dialog.getByLabelText<HTMLInputElement>('Address for your calendar').value
}

const read = async (address: string) => {
  const answer = await opened().server.api.request(new URL(address).pathname)
  return answer.ok ? await answer.text() : answer.status
}

test('a staff member makes an address for their calendar from their appointments, renews it and ends it', async () => {
  const { user } = await open(`${paths.ownerAppointments}?view=list`)
  await user.click(await screen.findByRole('link', { name: 'make an address for your calendar app' }))
  expect(await screen.findByText('No addresses yet')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Calendar subscription' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Make an address' }))
  const naming = within(await screen.findByRole('dialog', { name: 'Make a new address' }))
  await user.type(naming.getByLabelText('Name of the address'), 'Phone')
  await user.click(naming.getByRole('button', { name: 'Make an address' }))
  const first = await addressShown()
  expect(screen.queryByLabelText('Key')).not.toBeInTheDocument()
  expect(await read(first)).toMatch(/^BEGIN:VCALENDAR/)
  const copied: string[] = []
  navigator.clipboard.writeText = async text => void copied.push(text)
  await user.click(screen.getByRole('button', { name: 'Copy the address' }))
  expect(await screen.findByText('Copied.')).toBeVisible()
  expect(copied).toEqual([first])
  await user.click(screen.getByRole('button', { name: 'Done' }))

  const choose = async (action: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Phone' }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
  }
  await choose('Renew')
  await user.click(await screen.findByRole('button', { name: 'Renew the address' }))
  const second = await addressShown()
  expect([await read(first), await read(second)]).toEqual([404, expect.stringMatching(/^BEGIN:VCALENDAR/)])
  await user.click(screen.getByRole('button', { name: 'Done' }))

  await choose('End')
  await user.click(await screen.findByRole('button', { name: 'End the address' }))
  expect(await screen.findByText('No addresses yet')).toBeVisible()
  expect(await read(second)).toBe(404)
})

test('in Arabic', async () => {
  await open(paths.calendarFeed, 'ar')
  expect(await screen.findByRole('heading', { level: 1, name: 'الاشتراك في التقويم' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'أنشئ عنوانًا' })).toBeVisible()
})
