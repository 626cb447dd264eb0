import { object, string } from 'yup'
import { createDeliveries } from '@/server/outbox/createDeliveries'
import { createOutbox, type Deliveries } from '@/server/outbox/createOutbox'
import { enqueue } from '@/server/outbox/enqueue'
import { outboxKind } from '@/server/outbox/outboxKind'
import { sends, type RegisteredKind, type Send } from '@/server/outbox/registerKind'
import { eachTest } from '../kit/eachTest'
import { startServices } from '../kit/startApi'

const start = Date.parse('2027-02-02T08:00:00Z')

export const note = outboxKind('note', object({ text: string().required() }))

/** An outbox of notes, anew before each test of the file, with a clock that the test sets. */
export function outboxScenario() {
  const clock = { now: start }
  const logged: { level: string; event: string; facts: unknown }[] = []
  const services = eachTest(
    () => {
      clock.now = start
      logged.length = 0
      const log = (level: string) => (event: string, facts?: unknown) => logged.push({ level, event, facts })
      return startServices({ now: () => clock.now, log: { info: log('info'), error: log('error') } })
    },
    async ({ db }) => db.destroy(),
  )
  const workerOver = (deliveries: Deliveries) => {
    const outbox = createOutbox(services().log)
    outbox.serve(deliveries)
    return () => {
      outbox.wake()
      return outbox.settled()
    }
  }
  const worker = (...kinds: RegisteredKind[]) => workerOver(createDeliveries(services(), kinds))
  return {
    clock,
    logged,
    services,
    workerOver,
    worker,
    sender: (send: Send<{ text: string }>) => worker(sends(note, send)),
    rows: () => services().db.selectFrom('outbox').selectAll().execute(),
    put: (text: string, dueAt = clock.now, key?: string) =>
      enqueue(services().db, note, { text }, { now: clock.now, dueAt }, key),
  }
}
