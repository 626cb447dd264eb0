import { Client } from 'pg'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase'
import type { Log } from '../kernel/log'
import type { LiveChannel, LiveNews, LiveReceiver } from '../kernel/LiveChannel'

const name = 'kursi_live'
/** Milliseconds in which equal news become one. */
const gathering = 20
/** PostgreSQL takes fewer than 8000 bytes at once. */
const mostAtOnce = 50
const shortestPause = 250
const longestPause = 30_000

/**
 * News through LISTEN and NOTIFY, also those of the own process. A lost connection is opened again, and what was missed
 * meanwhile is reported.
 */
export async function postgresChannel(db: Db, url: string, log: Log): Promise<LiveChannel> {
  const receivers = new Set<LiveReceiver>()
  const waiting = new Set<string>()
  let gathered: NodeJS.Timeout | undefined
  let reopening: NodeJS.Timeout | undefined
  let client: Client | undefined
  let isClosed = false

  await open()
  return {
    publish: all => {
      for (const news of all) waiting.add(JSON.stringify(news))
      gathered ??= setTimeout(() => void send(), gathering)
    },
    subscribe: receiver => void receivers.add(receiver),
    close: async () => {
      clearTimeout(gathered)
      await send()
      isClosed = true
      clearTimeout(reopening)
      await client?.end()
    },
  }

  async function open(): Promise<void> {
    const opened = new Client({ connectionString: url, keepAlive: true })
    opened.on('error', error => log.error('live_channel_lost', { reason: error.message }))
    opened.on('notification', ({ payload }) => receive(payload ?? '[]'))
    await opened.connect()
    await opened.query(`listen ${name}`).catch(async (error: unknown) => {
      await opened.end()
      throw error
    })
    if (isClosed) return opened.end()
    client = opened
    opened.on('end', () => reopen(shortestPause))
  }

  function reopen(pause: number): void {
    if (isClosed) return
    reopening = setTimeout(() => {
      open().then(
        () => receivers.forEach(receiver => receiver.missed()),
        () => reopen(Math.min(pause * 2, longestPause)),
      )
    }, pause)
  }

  async function send(): Promise<void> {
    gathered = undefined
    const all = [...waiting]
    waiting.clear()
    try {
      for (let from = 0; from < all.length; from += mostAtOnce) {
        const payload = `[${all.slice(from, from + mostAtOnce).join()}]`
        await sql`select pg_notify(${name}, ${payload})`.execute(db)
      }
    } catch (error) {
      if (!isClosed) log.error('live_news_lost', { reason: String(error) })
    }
  }

  function receive(payload: string): void {
    for (const news of JSON.parse(payload) as LiveNews[])
      receivers.forEach(receiver => receiver.receive(news))
  }
}
