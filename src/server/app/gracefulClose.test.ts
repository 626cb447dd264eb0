import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gracefulClose } from './gracefulClose'

let server: Server
let close: () => Promise<void>
let agent: Agent

beforeEach(() => {
  agent = new Agent({ keepAlive: true })
})
afterEach(() => agent.destroy())

async function serve(answer: (response: ServerResponse) => void): Promise<void> {
  server = createServer((_request, response) => answer(response))
  close = gracefulClose(server).close
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
}

const ask = (accept = '*/*') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    get({ port, host: '127.0.0.1', agent, headers: { accept } }, resolve).on('error', reject)
  })

const textOf = async (message: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of message) text += String(chunk)
  return text
}

test('a running request is answered to its end, later ones are refused', async () => {
  const running = new Promise<ServerResponse>(resolve => void serve(resolve))
  await new Promise(setImmediate)
  const asked = ask()
  const response = await running
  const closing = close()
  await expect(ask()).rejects.toThrow()
  response.end('the whole answer')
  expect(await textOf(await asked)).toBe('the whole answer')
  await closing
})

test('a connection kept alive does not hold the server open', async () => {
  await serve(response => response.end('done'))
  await textOf(await ask())
  await close()
})

test('an event stream ends at once, as a whole answer', async () => {
  await serve(response => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: 1\n\n')
  })
  const stream = await ask('text/event-stream')
  await close()
  expect(await textOf(stream)).toBe('data: 1\n\n')
})
