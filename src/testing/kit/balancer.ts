import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Milliseconds after which a process is asked again whether it is ready. */
const trusted = 100

interface Target {
  url: string
  agent: Agent
  checkedAt: number
  isReady: Promise<boolean>
}

export interface Balancer {
  url: string
  /** Sends requests to the process too. */
  add: (url: string) => void
  close: () => Promise<void>
}

/**
 * A reverse proxy as `src/deploy/Caddyfile` describes it: in turn to each process that is ready, over connections that
 * stay open; only a process that refuses the connection is passed over. What else fails is a 502.
 */
export async function startBalancer(): Promise<Balancer> {
  const targets: Target[] = []
  let turn = 0

  function isReady(target: Target): Promise<boolean> {
    if (performance.now() - target.checkedAt < trusted) return target.isReady
    target.checkedAt = performance.now()
    target.isReady = fetch(`${target.url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    return target.isReady
  }

  async function nextTarget(passed: readonly Target[]): Promise<Target | undefined> {
    turn = (turn + 1) % targets.length
    for (const target of [...targets.slice(turn), ...targets.slice(0, turn)]) {
      if (!passed.includes(target) && (await isReady(target))) return target
    }
    return undefined
  }

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    await send(incoming, Buffer.concat(chunks), outgoing, [])
  }

  async function send(
    asked: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    passed: readonly Target[],
  ): Promise<void> {
    const { method, url, headers } = asked
    const target = await nextTarget(passed)
    if (!target) return void outgoing.writeHead(502).end('No process is ready')
    const { connection: _ofThisHop, ...others } = headers
    const onward = request(`${target.url}${url}`, { method, headers: others, agent: target.agent })
    onward.on('response', answer => {
      const { connection: _ofNextHop, 'keep-alive': _time, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') {
        void send(asked, body, outgoing, [...passed, target])
      } else if (!outgoing.headersSent) outgoing.writeHead(502).end(`${method} ${url}: ${error.message}`)
    })
    outgoing.on('close', () => onward.destroy())
    onward.end(body)
  }

  const server = createServer((incoming, outgoing) => void forward(incoming, outgoing))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: url => {
      const agent = new Agent({ keepAlive: true })
      targets.push({ url, agent, checkedAt: -trusted, isReady: Promise.resolve(false) })
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      for (const { agent } of targets) agent.destroy()
      await closed
    },
  }
}
