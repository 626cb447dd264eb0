import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { newDataDir, seededDir, startServer } from './startServer'

const pause = 200

/** Each server of a journey would otherwise summarize the slots of all demo salons. */
async function slotsSummarized(dataDir: string): Promise<void> {
  const db = new Database(join(dataDir, 'kursi.sqlite'), { readonly: true })
  const stale = db.prepare('select 1 from salons where summarized_revision <> revision + slots_revision')
  while (stale.get() !== undefined) await setTimeout(pause)
  db.close()
}

export default async function seedOnce(): Promise<void> {
  const dataDir = newDataDir()
  const { stop } = await startServer(dataDir)
  await slotsSummarized(dataDir)
  await stop()
  process.env[seededDir] = dataDir
}
