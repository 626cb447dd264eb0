import { listFreedTimes } from '../db/waitlist'
import type { AppContext } from '../AppContext'
import { callNext } from '../booking/waitlist/callNext'

/** Goes on to the next in line where the one before has let a freed time go. */
export function callWaiting(services: AppContext): () => Promise<void> {
  const { db, now } = services
  const callNextFor = callNext(services)
  return async () => {
    for (const freed of await listFreedTimes(db, now())) await callNextFor(freed)
  }
}
