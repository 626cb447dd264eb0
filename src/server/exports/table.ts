import { wallOf, type Instant, type WallTime } from '@/domain/zonedTime'
import type { Language } from '@/domain/languages'
import type { Db } from '../db/openDatabase'
import type { Cell } from './csv'

export interface Exported {
  db: Db
  salon: { id: string; time_zone: string }
  language: Language
  now: number
}

interface Column<Row> {
  title: Record<Language, string>
  cell: (row: Row, exported: Exported) => Cell
}

export const table =
  <Row>(list: (exported: Exported) => Promise<readonly Row[]>, columns: readonly Column<Row>[]) =>
  async (exported: Exported): Promise<readonly (readonly Cell[])[]> => {
    const rows = await list(exported)
    return [
      columns.map(({ title }) => title[exported.language]),
      ...rows.map(row => columns.map(({ cell }) => cell(row, exported))),
    ]
  }

/** "09:05", which sorts correctly and which every spreadsheet reads as a time; one that comes twice names its offset. */
export const clock = ({ minutes, offset }: WallTime): string => {
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return offset === undefined ? time : `${time} ${offset}`
}

export const dateAndClock = (instant: Instant, timeZone: string): string => {
  const wall = wallOf(instant, timeZone)
  return `${wall.date} ${clock(wall)}`
}
