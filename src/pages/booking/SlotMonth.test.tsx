import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { eachTest } from '@/testing/kit/eachTest'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'
import { addSalon } from '@/testing/scenarios/builders'

/** A Monday morning in Hebron. */
const now = () => Date.parse('2027-01-11T06:00:00Z')
const [monday, tuesday] = ['2027-02-01', '2027-02-02']

async function openScenario() {
  const server = await startApi({ now })
  return { server, ...(await addSalon(server.app)) }
}

const opened = eachTest(openScenario, ({ server }) => server.close())

const longDate = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(date))

async function openMonth() {
  const { server, salon, service } = opened()
  const app = await renderApp({
    path: paths.booking(salon.id, { serviceIds: [service.id], staffId: null }),
    server,
    services: { now },
  })
  await app.user.click(await screen.findByRole('button', { name: 'Choose from a month' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a day' }))
  const [next] = dialog.getAllByRole('button', { name: /^Next/ })
  if (!next) throw new Error('No button leads to the next month.')
  return { app, dialog, next }
}

test('a day of another month is chosen from a calendar; a closed one cannot be', async () => {
  await opened()
    .server.app.db.updateTable('opening_hours')
    .set({ is_closed: 1, opens_at: null, closes_at: null })
    .where('section_id', '=', opened().section.id)
    .where('weekday', '=', 'Monday')
    .execute()
  const { app, dialog, next } = await openMonth()
  await app.user.click(next)
  const closed = () => dialog.getByRole('button', { name: new RegExp(longDate(monday)) })
  await waitFor(() => expect(closed()).toHaveAttribute('aria-disabled', 'true'))
  await app.user.click(closed())
  expect(screen.getByRole('dialog')).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: new RegExp(longDate(tuesday)) }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(app.path()).toContain(`date=${tuesday}`)
})
