import autocannon from 'autocannon'
import { percentile, type Figure } from './figures'

export interface Load {
  name: string
  url: string
  connections: number
  expected: number
  next: () => { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }
  /** The run ends after this time or this amount of requests. */
  seconds?: number
  amount?: number
}

/** Puts the server under load from this process and returns the figures. An unexpected response fails the run. */
export async function load({
  name,
  url,
  connections,
  expected,
  next,
  seconds,
  amount,
}: Load): Promise<Figure[]> {
  const times: number[] = []
  const statuses = new Map<number, number>()
  const startedAt = performance.now()
  // autocannon itself ends only at a whole second.
  let endedAt = startedAt
  const running = autocannon({
    url,
    connections,
    ...(seconds !== undefined && { duration: seconds }),
    ...(amount !== undefined && { amount }),
    requests: [{ setupRequest: request => ({ ...request, ...next() }) }],
  })
  running.on('response', (_client, status, _bytes, milliseconds) => {
    endedAt = performance.now()
    times.push(milliseconds)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  const { errors, timeouts } = await running
  const passed = (endedAt - startedAt) / 1000
  const unexpected = [...statuses].filter(([status]) => status !== expected)
  if (errors + timeouts > 0 || unexpected.length > 0) {
    throw new Error(`${name}: ${errors} errors, ${timeouts} timeouts, ${JSON.stringify(unexpected)}`)
  }
  return [
    { name: `${name}, requests`, value: times.length / passed, unit: 'req/s' },
    { name: `${name}, p50`, value: percentile(times, 0.5), unit: 'ms' },
    { name: `${name}, p99`, value: percentile(times, 0.99), unit: 'ms' },
  ]
}
