import { PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'
import type { Log } from '../../kernel/log'

/** Milliseconds to wait for the server or for a free connection. */
const patience = 10_000
/** Milliseconds without a statement after which a transaction is ended and loses its locks. */
const longestSilence = 60_000

export const postgresDialect = (url: string, log: Log) => new PostgresDialect({ pool: openPool(url, log) })

function openPool(url: string, log: Log): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 20,
    keepAlive: true,
    connectionTimeoutMillis: patience,
    idle_in_transaction_session_timeout: longestSilence,
    types: readNumbers(),
  })
  // Unheard errors end the process: the pool's listener covers idle connections, the other one busy ones too.
  pool.on('error', () => undefined)
  pool.on('connect', connection => {
    connection.on('error', error => log.error('database_connection_lost', { reason: error.message }))
  })
  return pool
}

/** PostgreSQL returns 64-bit numbers as text, since they could be too large. Our instants and sums never are. */
function readNumbers(): TypeOverrides {
  const overrides = new TypeOverrides()
  overrides.setTypeParser(types.builtins.INT8, Number)
  overrides.setTypeParser(types.builtins.NUMERIC, Number)
  return overrides
}
