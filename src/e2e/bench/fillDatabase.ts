import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { openDatabase, type Db } from '@/server/db/openDatabase'
import type { AppointmentRow } from '@/server/db/schema'
import type { Product } from '../product'

/** Does something with the running product's own database. */
export async function withDatabase<T>({ dataDir }: Product, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase(join(dataDir, 'kursi.sqlite'))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** A haircut of half an hour that begins at the instant. */
export const haircut = (
  at: Pick<AppointmentRow, 'salon_id' | 'chair_id' | 'service_id' | 'starts_at'>,
): AppointmentRow => ({
  ...at,
  id: randomUUID(),
  customer_id: null,
  section_name: 'Hair',
  section_name_ar: null,
  service_name: 'Haircut',
  service_name_ar: null,
  price: 20,
  currency: 'USD',
  minutes: 30,
  ends_at: at.starts_at + 30 * 60_000,
  status: 'confirmed',
  notes: '',
  created_at: at.starts_at,
})
