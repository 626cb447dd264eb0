import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type Dialect } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'
import type { Log } from '../../kernel/log'
import { OneWriterDriver } from './OneWriterDriver'

/** How long to wait for the server, or for one of the connections to become free. */
const patience = 10_000
/** Whoever holds the turn to write and says nothing for so long has lost it. */
const longestSilence = 60_000

/** The PostgreSQL database of an address, with the manners of SQLite that the queries count on. */
export function postgresDialect(url: string, log: Log): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new OneWriterDriver({ pool: () => Promise.resolve(openPool(url, log)) }),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function openPool(url: string, log: Log): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 20,
    keepAlive: true,
    connectionTimeoutMillis: patience,
    idle_in_transaction_session_timeout: longestSilence,
    types: readNumbers(),
  })
  // Without a listener the process would end: the pool's own is for a connection at rest, the other for one in use too.
  pool.on('error', () => undefined)
  pool.on('connect', connection => {
    connection.on('error', error => log.error('database_connection_lost', { reason: error.message }))
  })
  return pool
}

/** Wide numbers, such as instants and sums, come as text: they could be wider than ours ever are. */
function readNumbers(): TypeOverrides {
  const overrides = new TypeOverrides()
  overrides.setTypeParser(types.builtins.INT8, Number)
  overrides.setTypeParser(types.builtins.NUMERIC, Number)
  return overrides
}
