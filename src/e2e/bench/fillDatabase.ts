import { join } from 'node:path'
import { openDatabase, type Db } from '@/server/db/openDatabase'
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
