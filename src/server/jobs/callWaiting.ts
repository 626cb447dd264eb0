import { listFreedTimes } from '../db/waitlist'
import type { Services } from '../http/context'
import { callNext } from '../waitlist/callNext'

/** Goes on to the next in line where the one before has let a freed time go. */
export function callWaiting(services: Services): () => Promise<void> {
  const { db, now } = services
  const callNextFor = callNext(services)
  return async () => {
    for (const freed of await listFreedTimes(db, now())) await callNextFor(freed)
  }
}
