import type { FreeTime } from '@/domain/freeTime'
import type { NextSlot, SalonPage } from '@/domain/salon'
import type { SalonSearch } from '@/domain/salonSearch'
import { firstSlotAmong } from '@/domain/slotTimeline'
import type { Instant } from '@/domain/zonedTime'
import type { AppContext } from '../AppContext'
import { inSnapshot } from '../db/inSnapshot'
import type { Viewer } from '../db/salonCards'
import type { SlotSummaryRow } from '../db/schema/salons'
import { asksForTime, cardsOf, findSalons } from '../db/search'
import { freshSummaries } from './freshSummaries'
import { bookableIntervals } from './summarizeSlots'
import type { CorrectText } from './searchCorrections'

/** Answers searches; each card has its salon's next free slot. A text that finds nothing is corrected. */
export function salonSearch(app: Pick<AppContext, 'db' | 'now' | 'readRules'>, correct: CorrectText) {
  const { db } = app
  const summaries = freshSummaries(app)

  /** A salon that had changed may no longer match, so the search then looks once more. */
  async function find(search: SalonSearch, viewer: Viewer) {
    const found = await inSnapshot(db, snapshot => findSalons(snapshot, search, viewer))
    const { rows, wasStale } = await summaries.read(found.ids)
    return { found, rows, wasStale: wasStale && asksForTime(search) }
  }

  async function answer(search: SalonSearch, viewer: Viewer): Promise<SalonPage> {
    if (asksForTime(search)) await summaries.prepareSearch()
    const first = await find(search, viewer)
    const { found, rows } = first.wasStale ? await find(search, viewer) : first
    return cardsOf(db, found, viewer, ({ id, time_zone }, asked) => {
      const row = rows.find(({ salon_id, kind }) => salon_id === id && kind === (asked?.slotKind ?? 0))
      return row ? nextSlotIn(row, { free: search, timeZone: time_zone, now: viewer.now }, asked?.id) : null
    })
  }

  return async (search: SalonSearch, viewer: Viewer): Promise<SalonPage> => {
    const page = await answer(search, viewer)
    if (page.total > 0 || !search.text) return page
    const text = await correct(search.text)
    if (text === undefined) return page
    const corrected = await answer({ ...search, text }, viewer)
    return { ...corrected, correction: { text, isApplied: corrected.total > 0 } }
  }
}

interface When {
  free: FreeTime
  timeZone: string
  now: Instant
}

/** The first slot at the asked time, else the next at any time. */
function nextSlotIn(
  row: SlotSummaryRow,
  { free, timeZone, now }: When,
  askedId: string | undefined,
): NextSlot | null {
  const timeline = { from: row.from_unit, digits: row.digits }
  const startsAt =
    firstSlotAmong(timeline, bookableIntervals(row, free, timeZone, now)) ??
    firstSlotAmong(timeline, bookableIntervals(row, {}, timeZone, now))
  return startsAt === undefined ? null : { serviceId: askedId ?? row.service_id, startsAt }
}
