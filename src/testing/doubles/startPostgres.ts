import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface TestPostgres {
  /** For DATABASE_URL. */
  url: string
  /** Ends the connections of everybody, as a restart of the server would. */
  endConnections: () => Promise<void>
  stop: () => Promise<void>
}

/** A small PostgreSQL in a process of its own; nothing need be installed. It runs one statement at a time. */
export async function startPostgres(): Promise<TestPostgres> {
  const server = fork(join(__dirname, 'pgliteServer.mjs'))
  const [port] = (await once(server, 'message')) as [number]
  // A test that fails to stop it ends all the same, and it with the test.
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
