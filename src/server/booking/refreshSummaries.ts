import { setImmediate } from 'node:timers/promises'
import { unitOf } from '@/domain/units'
import type { AppContext } from '../AppContext'
import { listOutdated, listStaleSalons } from '../db/slotSummaries'
import { advance, freshSummaries } from './freshSummaries'

/** A round ends after so many salons, so that a shutdown does not wait long for it. */
const mostSalons = 1_000
const salonsAtOnce = 20
const rowsAtOnce = 200

/** Summarizes the slots of salons that have changed, and of those whose summaries time has outdated. */
export function refreshSummaries(app: AppContext): () => Promise<void> {
  const { summarize } = freshSummaries(app)

  /** Requests go first: between two salons the server answers. */
  async function summarizeInTurn(salonIds: Iterable<string>): Promise<void> {
    for (const salonId of salonIds) {
      await summarize(salonId)
      await setImmediate()
    }
  }

  async function summarizeChanged(): Promise<void> {
    for (let done = 0; done < mostSalons; done += salonsAtOnce) {
      const salonIds = await listStaleSalons(app.db, salonsAtOnce)
      await summarizeInTurn(salonIds)
      if (salonIds.length < salonsAtOnce) return
    }
  }

  async function summarizeOutdated(): Promise<void> {
    const done = new Set<string>()
    while (done.size < mostSalons) {
      const now = unitOf(app.now())
      const rows = await listOutdated(app.db, now, rowsAtOnce)
      const due = rows.filter(row => row.summarized_until <= now && !done.has(row.salon_id))
      if ((await advance(app, rows)) + due.length === 0) return
      const salonIds = new Set(due.map(({ salon_id }) => salon_id))
      await summarizeInTurn(salonIds)
      for (const salonId of salonIds) done.add(salonId)
    }
  }

  return async () => {
    await summarizeChanged()
    await summarizeOutdated()
  }
}
