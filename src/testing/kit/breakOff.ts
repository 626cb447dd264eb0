import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dyingServer, type DyingServer } from '@/testing/doubles/dyingServer'
import { copyTestDatabase } from './testDatabase'
import { startApi, type StartOptions, type TestApi } from './startApi'

export interface BreakOff {
  /** Options of a server over its own database; each attempt gets a copy of that database. */
  prepared: StartOptions
  /** Works on that database before any attempt, and gives what the work gave. */
  prepare: <Made>(work: (api: TestApi) => Promise<Made>) => Promise<Made>
  /** Kills the server at each statement in turn and checks a new server over the same data, until one run completes. */
  everywhere: (
    act: (dying: DyingServer) => unknown,
    check: (after: TestApi) => Promise<void>,
    fewestStatements: number,
  ) => Promise<void>
  close: () => void
}

export function prepareBreakOff(options: StartOptions): BreakOff {
  const folder = mkdtempSync(join(tmpdir(), 'kursi-'))
  const over = (name: string | number): StartOptions => ({
    ...options,
    config: { ...options.config, databaseFile: join(folder, String(name)) },
  })
  return {
    prepared: over('prepared'),
    prepare: async work => {
      const api = await startApi(over('prepared'))
      const made = await work(api)
      await api.close()
      return made
    },
    everywhere: async (act, check, fewestStatements) => {
      for (let statements = 0; ; statements += 1) {
        await copyTestDatabase(join(folder, 'prepared'), join(folder, String(statements)))
        const before = await startApi(over(statements))
        const dying = dyingServer(before, statements)
        await act(dying)
        await dying.app.outbox.settled()
        await before.close()
        const after = await startApi(over(statements))
        await check(after)
        await after.close()
        if (dying.isDead()) continue
        expect(statements).toBeGreaterThan(fewestStatements)
        return
      }
    },
    close: () => rmSync(folder, { recursive: true }),
  }
}
