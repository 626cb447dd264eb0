import type { Db } from '../db/openDatabase'
import type { Log } from '../kernel/log'
import type { LiveChannel } from '../kernel/LiveChannel'
import { localChannel } from './localChannel'
import { postgresChannel } from './postgresChannel'

/** Several processes can share a PostgreSQL database, but not an SQLite file. */
export const openLiveChannel = (
  db: Db,
  { databaseUrl }: { databaseUrl: string | undefined },
  log: Log,
): Promise<LiveChannel> =>
  databaseUrl === undefined ? Promise.resolve(localChannel()) : postgresChannel(db, databaseUrl, log)
