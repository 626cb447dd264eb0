import type { Registry } from 'prom-client'

export interface AnsweredRequest {
  /** The route's pattern, never the path. */
  route: string
  method: string
  status: number
  seconds: number
}

/** What is due in the outbox. */
export interface Backlog {
  due: number
  /** Seconds since the oldest entry was due. */
  oldestAge: number
}

/** Counts what the server does, for its operator; no label holds personal data or free text. */
export interface Metrics {
  requestAnswered(request: AnsweredRequest): void
  appointmentBooked(): void
  /** Somebody wanted a slot that another took meanwhile. */
  slotLost(): void
  databaseAnswered: (seconds: number) => void
  /** Asked whenever the metrics are read. */
  watch(gauges: { backlog: () => Promise<Backlog>; liveListeners: () => number }): void
  /** Prometheus' text format. */
  read(): Promise<{ type: string; text: string }>
}

/** Where nobody reads them. */
export const noMetrics: Metrics = {
  requestAnswered: () => undefined,
  appointmentBooked: () => undefined,
  slotLost: () => undefined,
  databaseAnswered: () => undefined,
  watch: () => undefined,
  read: () => Promise.resolve({ type: 'text/plain', text: '' }),
}

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const databaseBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5]
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Counts in this process. The library is loaded only here, since most servers run without it. */
export async function createMetrics(): Promise<Metrics> {
  const {
    collectDefaultMetrics,
    Counter,
    Gauge,
    Histogram,
    Registry: Registered,
  } = await import('prom-client')
  const registry: Registry = new Registered()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'kursi_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'method', 'status'],
    buckets: requestBuckets,
    registers,
  })
  const booked = new Counter({
    name: 'kursi_appointments_booked_total',
    help: 'Appointments booked',
    registers,
  })
  const lost = new Counter({
    name: 'kursi_slots_lost_total',
    help: 'Bookings refused for a taken slot',
    registers,
  })
  const database = new Histogram({
    name: 'kursi_database_seconds',
    help: 'Time of a statement in the database',
    buckets: databaseBuckets,
    registers,
  })
  return {
    requestAnswered: ({ route, method, status, seconds }) => {
      const known = methods.includes(method) ? method : 'other'
      requests.observe({ route, method: known, status }, seconds)
    },
    appointmentBooked: () => booked.inc(),
    slotLost: () => lost.inc(),
    databaseAnswered: seconds => database.observe(seconds),
    watch: ({ backlog, liveListeners }) => {
      let asked: Promise<Backlog | undefined> | undefined
      // One query for both gauges. The other metrics are read without a database, too.
      const ask = () =>
        (asked ??= backlog()
          .catch(() => undefined)
          .finally(() => {
            asked = undefined
          }))
      new Gauge({
        name: 'kursi_outbox_due',
        help: 'Entries that are due and not delivered',
        registers,
        async collect() {
          const found = await ask()
          if (found) this.set(found.due)
        },
      })
      new Gauge({
        name: 'kursi_outbox_oldest_seconds',
        help: 'Age of the entry that is due the longest',
        registers,
        async collect() {
          const found = await ask()
          if (found) this.set(found.oldestAge)
        },
      })
      new Gauge({
        name: 'kursi_live_listeners',
        help: 'Open streams of live updates',
        registers,
        collect() {
          this.set(liveListeners())
        },
      })
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}
