import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface TestPostgres {
  /** The value for DATABASE_URL. */
  url: string
  endConnections: () => Promise<void>
  stop: () => Promise<void>
}

/** A small PostgreSQL in a separate process, without installation. It runs one statement at a time. */
export async function startPostgres(): Promise<TestPostgres> {
  const server = fork(join(__dirname, 'pgliteServer.mjs'))
  const [port] = (await once(server, 'message')) as [number]
  // Without this, a test that fails to stop the server would hang.
  server.unref()
  server.channel?.unref()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    endConnections: async () => {
      server.send('end')
      await once(server, 'message')
    },
    stop: async () => {
      server.disconnect()
      await once(server, 'exit')
    },
  }
}
