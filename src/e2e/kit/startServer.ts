import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The environment's name for a folder in which the demo's data stands already. */
export const seededDir = 'KURSI_JOURNEY_SEEDED'

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'kursi-journey-'))

const listening = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const url = /https?:\/\/[\w.:[\]]+/.exec(printed)?.[0]
      if (url) resolve(url)
    })
    server.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
    server.once('exit', () => reject(new Error(`The product did not start:\n${printed}`)))
  })

const exited = (server: ChildProcess): Promise<void> =>
  new Promise(resolve => {
    server.once('exit', () => resolve())
    if (server.exitCode === null) server.kill('SIGTERM')
    else resolve()
  })

/** The built server in a process of its own, with the demo's data where the folder has none yet. */
export async function startServer(dataDir: string, env: Record<string, string> = {}) {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      DEMO: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { url: await listening(server), stop: () => exited(server) }
}
