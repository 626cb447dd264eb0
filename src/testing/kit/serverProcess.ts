import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface ServerProcess {
  url: string
  /** Resolves when it has ended in its own time. */
  stop: () => Promise<void>
  /** Resolves when it is dead: it has no time for anything. */
  kill: () => Promise<void>
}

export interface ProcessOptions {
  /** A built server. */
  file: string
  cwd?: string
  /** For Node, before the file's name. */
  flags?: readonly string[]
  /** Above the environment of this process. */
  env: Record<string, string>
}

/** A built server in a process of its own, on a port that is free; resolves once it listens. */
export async function startProcess({ file, cwd, flags = [], env }: ProcessOptions): Promise<ServerProcess> {
  const server = spawn(process.execPath, [...flags, file], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const hasEnded = once(server, 'exit')
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal)
    await hasEnded
  }
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    server.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const [address] = /https?:\/\/[\w.:[\]]+/.exec(printed) ?? []
      if (address) resolve(address)
    })
    server.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
    server.once('exit', () => reject(new Error(`The product did not start:\n${printed}`)))
  })
  return { url, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}
