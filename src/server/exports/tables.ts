import type { AppointmentStatus } from '@/domain/appointment'
import { wallOf } from '@/domain/zonedTime'
import { exportAppointments, exportClients } from '../db/exports'
import type { Db } from '../db/openDatabase'
import { paidByDay, visitsByDay, wholeStretch } from '../db/takings'
import type { Language } from '../kernel/language'
import { nameIn } from '../kernel/words'
import type { ExportKind } from '@/domain/exportKind'
import type { Cell } from './csv'
import { statusWords } from './statusWords'

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
      statusWords[language][row.status as AppointmentStatus],
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
  const books = { salon, stretch: await wholeStretch(db, salon.id), now }
  const none = { visits: 0, paid: 0, unpaid: 0, expected: 0 }
  const days = new Map<string, { date: string; currency: string } & typeof none>()
  for (const sums of [...(await visitsByDay(db, books)), ...(await paidByDay(db, books))]) {
    const key = `${sums.date} ${sums.currency}`
    days.set(key, { ...none, ...days.get(key), ...sums })
  }
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { date, currency, visits, paid, unpaid, expected }]) => [
      date,
      currency,
      visits,
      paid,
      unpaid,
      expected,
    ])
}

export const tables: Record<ExportKind, (exported: Exported) => Promise<Table>> = {
  appointments,
  customers,
  takings,
}
