// The figures of the built server's benchmark on both databases, one after the other. A name selects one part.
import { spawnSync } from 'node:child_process'
import { startPostgres } from './throwAwayPostgres.mjs'

/** PostgreSQL when it has an address, else SQLite. */
function measure(databaseUrl) {
  console.log(databaseUrl ? '\nPostgreSQL' : 'SQLite')
  const { status } = spawnSync('node', ['dist/bench/main.js', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ...(databaseUrl && { BENCH_DATABASE_URL: databaseUrl }) },
  })
  if (status !== 0) process.exitCode = 1
}

// Ctrl+C ends the benchmark itself; this process goes on to stop PostgreSQL.
process.on('SIGINT', () => undefined)

measure()
// As on a real server, an answered write survives a power failure.
const postgres = await startPostgres({ isDurable: true })
if (postgres) {
  try {
    measure(postgres.url)
  } finally {
    postgres.stop()
  }
}
