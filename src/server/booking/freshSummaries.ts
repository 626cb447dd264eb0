import { setImmediate } from 'node:timers/promises'
import { unitOf } from '@/domain/units'
import type { AppContext } from '../AppContext'
import { whereWritable } from '../db/databaseTrouble'
import {
  listOutdated,
  listStaleSalons,
  saveNext,
  staleAmong,
  summariesOf,
  type OutdatedRow,
} from '../db/slotSummaries'
import type { SlotSummaryRow } from '../db/schema/salons'
import { nextOf, summarizeSlots } from './summarizeSlots'

/** How many changed salons a search summarizes before it filters or sorts by time. The job does the others. */
const mostBeforeSearch = 8
const mostOutdated = 500

type Context = Pick<AppContext, 'db' | 'now' | 'readRules'>

/** Brings summaries of slots up to date. Requests that need the same salon share the work. */
export function freshSummaries(app: Context) {
  const { db, now } = app
  const running = new Map<string, Promise<void>>()

  const summarize = (salonId: string): Promise<void> => {
    const present =
      running.get(salonId) ?? summarizeSlots(app, salonId).finally(() => running.delete(salonId))
    running.set(salonId, present)
    return present
  }
  /** Between two salons the server answers other requests. */
  const summarizeAll = async (salonIds: readonly string[]): Promise<void> => {
    for (const salonId of salonIds) {
      await summarize(salonId)
      await setImmediate()
    }
  }
  let advancing: Promise<unknown> | undefined
  const advanceAll = async () => advance(app, await listOutdated(db, unitOf(now()), mostOutdated))

  return {
    summarize,

    /** The summaries of these salons, and whether one of them had to be brought up to date. */
    async read(salonIds: readonly string[]) {
      const stale = await staleAmong(db, salonIds, unitOf(now()))
      await whereWritable(summarizeAll(stale))
      return { rows: await summariesOf(db, salonIds), wasStale: stale.length > 0 }
    },

    /** What a search filters and sorts by, as far as it does not take long. */
    async prepareSearch(): Promise<void> {
      await whereWritable(summarizeAll(await listStaleSalons(db, mostBeforeSearch)))
      advancing ??= advanceAll().finally(() => {
        advancing = undefined
      })
      await whereWritable(advancing)
    },
  }
}

/** Finds the next slots of rows whose next one has passed. Returns of how many. */
export async function advance({ db, now }: Context, rows: readonly OutdatedRow[]): Promise<number> {
  const at = now()
  const passed = rows
    .filter(({ summarized_until }) => summarized_until > unitOf(at))
    .map(({ time_zone, ...row }): SlotSummaryRow => ({ ...row, ...nextOf(row, time_zone, at) }))
  await saveNext(db, passed)
  return passed.length
}
