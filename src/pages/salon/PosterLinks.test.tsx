import { screen } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { eachTest } from '@/testing/kit/eachTest'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'
import { addSalon } from '@/testing/scenarios/builders'
import { promote } from '@/testing/scenarios/promotions'

async function openScenario() {
  const server = await startApi()
  const scenario = await addSalon(server.app)
  return { server, ...scenario }
}

const opened = eachTest(openScenario, ({ server }) => server.close())

async function hang(title: string, link: { service_id?: string; promotion_id?: string }): Promise<void> {
  const { server, salon } = opened()
  const { db } = server.app
  const upload = { id: `image of ${title}`, salon_id: salon.id, is_used: 1, created_at: 0 }
  await db.insertInto('uploads').values(upload).execute()
  await db
    .insertInto('posters')
    .values({ id: title, salon_id: salon.id, title, upload_id: upload.id, created_at: 0, ...link })
    .execute()
}

async function addPromotion(id: string, days: { from: number; until: number }): Promise<void> {
  const { server, salon, service } = opened()
  const today = todayIn(salon.time_zone, server.app.now())
  await promote(server.app, {
    id,
    salon_id: salon.id,
    title: `Promotion ${id}`,
    title_ar: null,
    service_ids: JSON.stringify([service.id]),
    starts_on: addDays(today, days.from),
    ends_on: addDays(today, days.until),
  })
}

test('a poster leads to a booking of its service, or with its promotion while that runs', async () => {
  const { server, salon, service } = opened()
  await addPromotion('running', { from: -2, until: 2 })
  await addPromotion('coming', { from: 3, until: 5 })
  await hang('Of a service', { service_id: service.id })
  await hang('Of an offer', { promotion_id: 'running' })
  await hang('Of a later offer', { promotion_id: 'coming' })
  await hang('Of nothing', {})
  const app = await renderApp({ path: paths.salon(salon.id), server })
  expect(await screen.findByText('Of a later offer')).toBeVisible()
  expect(screen.getByText('Of nothing')).toBeVisible()
  expect(await screen.findAllByRole('link', { name: /^Book: / })).toHaveLength(2)
  const booking = paths.booking(salon.id, { serviceIds: [service.id] })
  for (const title of ['Of a service', 'Of an offer'])
    expect(screen.getByRole('link', { name: `Book: ${title}` })).toHaveAttribute('href', booking)
  await app.user.click(screen.getByRole('link', { name: 'Book: Of an offer' }))
  expect(app.path()).toContain(booking)
})
