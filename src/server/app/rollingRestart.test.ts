import { randomUUID } from 'node:crypto'
import type { Appointment } from '@/domain/appointment'
import type { SlotList } from '@/domain/salon'
import { startBalancer, type Balancer } from '@/testing/kit/balancer'
import { dataOf } from '@/testing/kit/answers'
import { startProcesses, type ProcessGroup } from '@/testing/kit/processGroup'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { onPostgres } from '@/testing/kit/testDatabase'
import { tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, type TestSalon } from '@/testing/scenarios/builders'

const processes = 2
const clients = 6

let direct: TestApi
let group: ProcessGroup
let balancer: Balancer
let scenario: TestSalon
let cookies: string[]
let over: AbortController

const isOver = () => over.signal.aborted

// An SQLite file belongs to one process.
const testOnPostgres = onPostgres ? test : test.skip

beforeEach(async () => {
  over = new AbortController()
  if (!onPostgres) return
  direct = await startApi({ config: { databaseFile: randomUUID() } })
  scenario = await addSalon(direct.app)
  const { databaseUrl = '' } = direct.app.config
  group = await startProcesses(processes, { DATABASE_URL: databaseUrl, DRAIN_SECONDS: '1', TRUST_PROXY: '1' })
  balancer = await startBalancer()
  for (const { url } of group.members) balancer.add(url)
  cookies = await Promise.all(Array.from({ length: clients }, signInAnybody))
})
afterEach(async () => {
  over.abort()
  if (!onPostgres) return
  await balancer.close()
  await group.close()
  await direct.close()
})

const call = (method: string, path: string, cookie = '', body?: object) =>
  fetch(`${balancer.url}/api${path}`, {
    method,
    headers: { 'x-api-key': 'kursi-demo', 'content-type': 'application/json', cookie },
    ...(body && { body: JSON.stringify(body) }),
  })

async function signInAnybody(): Promise<string> {
  const { email, password } = await addUser(direct.app)
  const answer = await call('POST', '/users/login', 'kursi_device=known', { identifier: email, password })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

testOnPostgres('two processes restart in turn under load, and nobody gets an error', async () => {
  const failures: string[] = []
  const streams = { opened: 0, ended: 0 }
  let asked = 0

  const ask = async (...request: Parameters<typeof call>): Promise<Response | undefined> => {
    asked += 1
    const answer = await call(...request).catch((error: unknown) => void failures.push(String(error)))
    if (answer && ![200, 409].includes(answer.status))
      failures.push(`${answer.status} ${await answer.text()}`)
    return answer ?? undefined
  }

  const bookAndCancel = async (cookie: string) => {
    const { salon, service } = scenario
    while (!isOver()) {
      const listed = await ask('GET', `/salons/${salon.id}/slots?serviceId=${service.id}&date=${tomorrow}`)
      if (!listed?.ok) continue
      const { slots } = await dataOf<SlotList>(Promise.resolve(listed))
      const startsAt = slots[asked % slots.length]?.startsAt
      if (startsAt === undefined) continue
      const request = { salonId: salon.id, serviceId: service.id, startsAt }
      const booked = await ask('POST', '/appointments', cookie, request)
      if (!booked?.ok) continue
      const { _id } = await dataOf<Appointment>(Promise.resolve(booked))
      await ask('POST', `/appointments/${_id}/cancel`, cookie)
    }
  }

  const listenOn = async (cookie: string) => {
    const headers = { cookie, accept: 'text/event-stream' }
    while (!isOver()) {
      try {
        const stream = await fetch(`${balancer.url}/api/live`, { headers, signal: over.signal })
        streams.opened += 1
        const text = await stream.text()
        if (!stream.ok) failures.push(`live ${stream.status} ${text}`)
        streams.ended += 1
      } catch (error) {
        if (!isOver()) failures.push(`live ${String(error)}`)
      }
    }
  }

  const running = [...cookies.map(bookAndCancel), ...cookies.map(listenOn)]
  for (const [number, member] of [...group.members].entries()) {
    await member.stop()
    const again = await group.start(number)
    balancer.add(again.url)
  }
  const before = asked
  while (asked < before + 50 && failures.length === 0 && !isOver()) await call('GET', '/health')
  over.abort()
  await Promise.all(running)
  expect(failures).toEqual([])
  expect(asked).toBeGreaterThan(50)
  // Each process ended the streams that it had, and they went on at the other.
  expect(streams.ended).toBeGreaterThanOrEqual(clients)
  expect(streams.opened).toBe(streams.ended + clients)
})
