import { number, object, string } from 'yup'
import type { AppointmentsAnswer } from '@/domain/appointment'
import { rule } from '@/domain/rules'
import type { Instant } from '@/domain/zonedTime'
import type { AppointmentWithServices } from '../../db/appointments'
import { toAppointment } from '../../db/toAppointment'
import { countUpcomingAndPast, listChangedSince, listPast, listUpcoming } from '../../db/clientAppointments'
import { inSnapshot } from '../../db/inSnapshot'
import type { Db } from '../../db/openDatabase'
import { pageOf, readCursor } from '../../http/cursor'
import { badInput } from '../../kernel/ApiFailure'

const invalid = rule('value_invalid')
const longestPage = 100
/** Milliseconds by which the clocks of several processes may differ, or a write may last. */
const changeMargin = 60_000

/** Query of GET /appointments/customer/id/{uid}: without `limit`, the answer is the whole list. */
export const clientPageQuery = object({
  limit: number().typeError(invalid).integer(invalid).min(1, invalid).max(longestPage, invalid),
  cursor: string(),
})

interface PageQuery {
  clientId: string
  limit: number
  cursor: string | undefined
  now: Instant
}

/**
 * A page of the upcoming appointments and one of the past ones. The cursor holds the instant of the first page and the
 * last one seen of each list. What has changed since comes along, so that nothing is missed that moved between pages.
 */
export function clientPage(db: Db, { clientId, limit, cursor, now }: PageQuery): Promise<AppointmentsAnswer> {
  const seen = readSeen(cursor)
  const asOf = seen?.asOf ?? now
  return inSnapshot(db, async snapshot => {
    const partOf = async (list: typeof listPast, after: string | null | undefined) => {
      if (after === null) return { rows: [], next: null }
      const part = { clientId, asOf, after: readCursor(after), limit: limit + 1 }
      const { items, next } = pageOf((await list(snapshot, part)).map(toItem), limit)
      return { rows: items.map(({ row }) => row), next }
    }
    const upcoming = await partOf(listUpcoming, seen?.upcoming)
    const past = await partOf(listPast, seen?.past)
    const changed = seen ? await listChangedSince(snapshot, clientId, asOf - changeMargin) : []
    const rows = [...upcoming.rows, ...past.rows, ...changed]
    const isEnd = upcoming.next === null && past.next === null
    return {
      data: [...new Map(rows.map(row => [row.id, row])).values()].map(toAppointment),
      page: {
        next: isEnd ? null : `${asOf}.${upcoming.next ?? ''}.${past.next ?? ''}`,
        asOf,
        totals: await countUpcomingAndPast(snapshot, clientId, asOf),
      },
    }
  })
}

const toItem = (row: AppointmentWithServices) => ({ row, id: row.id, createdAt: row.starts_at })

interface Seen {
  asOf: Instant
  /** Null for a list that is at its end. */
  upcoming: string | null
  past: string | null
}

function readSeen(text: string | undefined): Seen | undefined {
  if (!text) return undefined
  const [, asOf, upcoming, past] = /^(\d{1,15})\.([^.]*)\.([^.]*)$/.exec(text) ?? []
  if (asOf === undefined) throw badInput({ cursor: 'value_invalid' })
  return { asOf: Number(asOf), upcoming: upcoming || null, past: past || null }
}
