// Starts the built product on a free port with fresh data, for the scripts that look at it.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Resolves to its address, and to what stops it and removes its data. */
export async function startBuilt() {
  const dataDir = await mkdtemp(join(tmpdir(), 'kursi-built-'))
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATABASE_URL: '', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise(resolve => {
    let printed = ''
    server.stdout.on('data', chunk => {
      printed += chunk
      const found = /http:\/\/[\w.:]+/.exec(printed)
      if (found) resolve(found[0])
    })
  })
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM')
      await new Promise(resolve => server.once('exit', resolve))
      await rm(dataDir, { recursive: true })
    },
  }
}
