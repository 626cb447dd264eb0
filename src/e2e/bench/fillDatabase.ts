import { readConfig } from '@/server/kernel/config'
import { openDatabase, type Db } from '@/server/db/openDatabase'
import { silentLog } from '@/server/kernel/log'
import type { Product } from '@/e2e/kit/product'

export async function withDatabase<T>({ dataDir }: Product, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase(readConfig({ DATA_DIR: dataDir }), silentLog)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
