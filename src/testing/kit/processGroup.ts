import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer } from './bundleServer'
import { startProcess, type ServerProcess } from './serverProcess'

export interface ProcessGroup {
  /** By number; a process that was killed keeps its place until it is started again. */
  members: ServerProcess[]
  /** Starts the process of that number, or starts it again. */
  start: (number: number, env?: Record<string, string>, flags?: readonly string[]) => Promise<ServerProcess>
  /** Kills what still runs and removes the data folder. */
  close: () => Promise<void>
}

/** So many servers as processes over one database and one data folder. */
export async function startProcesses(count: number, env: Record<string, string>): Promise<ProcessGroup> {
  const folder = mkdtempSync(join(tmpdir(), 'kursi-processes-'))
  const built = bundleServer(folder)
  const started: ServerProcess[] = []
  const group: ProcessGroup = {
    members: [],
    start: async (number, more = {}, flags = []) => {
      const member = await startProcess({
        ...built,
        env: { ...built.env, DATA_DIR: join(folder, 'data'), DEMO: '0', ...env, ...more },
        flags,
      })
      started.push(member)
      group.members[number] = member
      return member
    },
    close: async () => {
      await Promise.all(started.map(({ kill }) => kill()))
      rmSync(folder, { recursive: true })
    },
  }
  try {
    await Promise.all(Array.from({ length: count }, (_, number) => group.start(number)))
  } catch (error) {
    await group.close()
    throw error
  }
  return group
}
