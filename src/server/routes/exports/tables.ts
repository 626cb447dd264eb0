import { wallOf } from '@/domain/zonedTime'
import { exportAppointments, exportClients } from '../../db/exports'
import type { Db } from '../../db/openDatabase'
import { takingsByQuarter } from '../../db/takings'
import type { Language } from '../../mail/language'
import { nameIn } from '../../mail/words'
import type { ExportKind } from '@/domain/exportKind'
import type { Cell } from './csv'

export interface Exported {
  db: Db
  salon: { id: string; time_zone: string }
  language: Language
  now: number
}

type Table = readonly (readonly Cell[])[]

/** "09:05", which sorts and is read as a time by every spreadsheet. */
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

async function appointments({ db, salon, language }: Exported): Promise<Table> {
  const rows = await exportAppointments(db, salon.id)
  return rows.map(row => {
    const { date, minutes } = wallOf(row.starts_at, salon.time_zone)
    return [
      date,
      clock(minutes),
      row.customer_name,
      row.customer_phone,
      nameIn(language, row.section_name, row.section_name_ar),
      nameIn(language, row.service_name, row.service_name_ar),
      nameIn(language, row.chair_name, row.chair_name_ar),
      row.price,
      row.currency,
      row.minutes,
      row.status,
      row.notes,
    ]
  })
}

async function customers({ db, salon }: Exported): Promise<Table> {
  const rows = await exportClients(db, salon.id)
  const dateOf = (instant: number) => wallOf(instant, salon.time_zone).date
  return rows.map(({ name, phone, visits, first_visit, last_visit }) => [
    name,
    phone,
    visits,
    dateOf(first_visit),
    dateOf(last_visit),
  ])
}

async function takings({ db, salon, now }: Exported): Promise<Table> {
  const quarters = await takingsByQuarter(db, salon, { from: 0, until: Number.MAX_SAFE_INTEGER }, now)
  const days = new Map<string, [string, string, number, number, number, number]>()
  for (const { date, currency, visits, paid, unpaid, expected } of quarters) {
    const key = `${date} ${currency}`
    const [, , visitsBefore = 0, paidBefore = 0, unpaidBefore = 0, expectedBefore = 0] = days.get(key) ?? []
    days.set(key, [
      date,
      currency,
      visitsBefore + visits,
      paidBefore + paid,
      unpaidBefore + unpaid,
      expectedBefore + expected,
    ])
  }
  return [...days.values()]
}

export const tables: Record<ExportKind, (exported: Exported) => Promise<Table>> = {
  appointments,
  customers,
  takings,
}
