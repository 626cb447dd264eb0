// PostgreSQL compiled to run within Node, so that a test of it needs none installed, behind a port of its own. It is one
// session, which its connections share: one after the other, each until its transaction ends. Sends the parent process
// its port, ends every connection when told so, and itself with the parent.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { PGlite } from '@electric-sql/pglite'

const database = await PGlite.create()
const connections = new Set()
const isReady = 'Z'.charCodeAt(0)
const isIdle = 'I'.charCodeAt(0)
let turn = Promise.resolve()

/** Resolves, when all others have passed theirs on, to what ends the turn. */
async function takeTurn() {
  const before = turn
  let end
  turn = new Promise(resolve => (end = resolve))
  await before
  return end
}

/** Whole requests of what came in: the greeting, a simple query, or all messages up to a Sync. Leaves the rest. */
function* readRequests(connection) {
  for (let end = 0; ;) {
    const rest = connection.received.subarray(end)
    const header = connection.isGreeted ? 1 : 0
    if (rest.length < header + 4) return
    const length = header + rest.readUInt32BE(header)
    if (rest.length < length) return
    end += length
    const isWhole = !connection.isGreeted || 'QSX'.includes(String.fromCharCode(rest[0]))
    if (!isWhole) continue
    connection.isGreeted = true
    yield connection.received.subarray(0, end)
    connection.received = connection.received.subarray(end)
    end = 0
  }
}

async function answer(connection, request) {
  connection.endTurn ??= await takeTurn()
  const answered = Buffer.from(await database.execProtocolRaw(request))
  connection.socket.write(answered)
  const [kind, status] = [answered.at(-6), answered.at(-1)]
  if (kind === isReady && status === isIdle) passOn(connection)
}

function passOn(connection) {
  connection.endTurn?.()
  connection.endTurn = undefined
}

const server = createServer(socket => {
  const connection = { socket, received: Buffer.alloc(0), isGreeted: false, endTurn: undefined }
  let answering = Promise.resolve()
  connections.add(connection)
  socket.on('data', data => {
    connection.received = Buffer.concat([connection.received, data])
    for (const request of readRequests(connection)) {
      answering = answering.then(() => answer(connection, request))
    }
  })
  socket.on('error', () => undefined)
  socket.once('close', async () => {
    connections.delete(connection)
    await answering
    if (connection.endTurn) await database.exec('rollback')
    passOn(connection)
  })
})

process.on('message', async () => {
  const ending = [...connections].map(({ socket }) => once(socket.destroy(), 'close'))
  await Promise.all(ending)
  process.send('ended')
})
process.once('disconnect', () => process.exit())

server.listen(0, '127.0.0.1', () => process.send(server.address().port))
