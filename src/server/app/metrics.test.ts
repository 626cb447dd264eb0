import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { startApi, startServices } from '@/testing/kit/startApi'
import { createMetrics } from '../kernel/metrics'
import { startServer } from './startServer'

/** The value of a sample by its name and labels. */
const valueOf = (text: string, sample: string): number | undefined => {
  const line = text.split('\n').find(each => each.startsWith(`${sample} `))
  return line === undefined ? undefined : Number(line.slice(sample.length))
}

test('bookings, slots that another took, requests by route and the database are counted', async () => {
  const metrics = await createMetrics()
  const api = await startApi({ metrics })
  const salonData = await addSalon(api.app)
  const [ann, ben] = [await addUser(api.app), await addUser(api.app)]
  const { startsAt } = await bookTomorrow(api, salonData, ann, { time: '11:00 AM', staffMember: 0 })
  const { salon, service, staff } = salonData
  const wish = { salonId: salon.id, serviceId: service.id, staffId: staff[0]?.id, startsAt }
  const refused = await api.request('POST', '/appointments', wish, {
    cookie: await signIn(api, ben),
    key: 'the key of ben',
  })
  expect(refused.status).toBe(409)
  await api.request('GET', '/nothing/ann@example.test')
  const { text } = await metrics.read()
  expect(valueOf(text, 'kursi_appointments_booked_total')).toBe(1)
  expect(valueOf(text, 'kursi_slots_lost_total')).toBe(1)
  const requests = (route: string, method: string, status: number) =>
    valueOf(text, `kursi_request_seconds_count{route="${route}",method="${method}",status="${status}"}`)
  expect(requests('/api/appointments', 'POST', 409)).toBe(1)
  expect(requests('/api/salons/:salonId/slots', 'GET', 200)).toBe(1)
  expect(requests('none', 'GET', 404)).toBe(1)
  expect(valueOf(text, 'kursi_database_seconds_count')).toBeGreaterThan(10)
  for (const value of [salon.id, ann.uid, 'ann@example.test']) expect(text).not.toContain(value)
  await api.close()
})

test('outbox, live listeners and the process are read on a port of their own', async () => {
  const config = { metricsPort: 0, publicUrl: 'http://127.0.0.1:0' }
  const app = await startServices({ config, metrics: await createMetrics() })
  const running = await startServer(app)
  const read = async (path = '/metrics') => fetch(`http://127.0.0.1:${running.metricsPort}${path}`)
  const dueAt = app.now() - 60_000
  await app.db
    .insertInto('outbox')
    .values({
      id: 'of a newer version',
      kind: 'unknown',
      payload: '{}',
      coalesce_key: null,
      due_at: dueAt,
      created_at: dueAt,
      tries: 0,
      claimed_until: null,
      given_up_at: null,
      failure: null,
    })
    .execute()
  const text = await (await read()).text()
  expect(valueOf(text, 'kursi_outbox_due')).toBe(1)
  expect(valueOf(text, 'kursi_outbox_oldest_seconds')).toBeGreaterThanOrEqual(60)
  expect(valueOf(text, 'kursi_live_listeners')).toBe(0)
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect((await read('/')).status).toBe(404)
  expect((await fetch(`${running.url}/metrics`)).status).toBe(404)
  await running.close()
  await expect(read()).rejects.toThrow()
})

test('they are closed without METRICS_PORT', async () => {
  const running = await startServer(await startServices())
  expect(running.metricsPort).toBe(undefined)
  await running.close()
})
