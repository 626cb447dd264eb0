import { object, string } from 'yup'
import { eachTest } from '@/testing/kit/eachTest'
import { startServices } from '@/testing/kit/startApi'
import { DeliveryFailure } from '../kernel/DeliveryFailure'
import { createOutbox, type Deliveries, type Turn } from './createOutbox'
import { claimMilliseconds, createDeliveries } from './createDeliveries'
import { enqueue, enqueueFirst, withdraw } from './enqueue'
import { outboxKind } from './outboxKind'
import { delivered, sends, writes, type RegisteredKind, type Send, type Write } from './registerKind'

const minute = 60_000
const start = Date.parse('2027-02-02T08:00:00Z')

const note = outboxKind('note', object({ text: string().required() }))

const clock = { now: start }
let logged: { level: string; event: string; facts: unknown }[]

const services = eachTest(
  () => {
    clock.now = start
    logged = []
    const log = (level: string) => (event: string, facts?: unknown) => logged.push({ level, event, facts })
    return startServices({ now: () => clock.now, log: { info: log('info'), error: log('error') } })
  },
  async ({ db }) => db.destroy(),
)

const rows = () => services().db.selectFrom('outbox').selectAll().execute()
const put = (text: string, dueAt = clock.now, key?: string) =>
  enqueue(services().db, note, { text }, { now: clock.now, dueAt }, key)

const workerOver = (deliveries: Deliveries) => {
  const outbox = createOutbox(services().log)
  outbox.serve(deliveries)
  return () => {
    outbox.wake()
    return outbox.settled()
  }
}
const worker = (...kinds: RegisteredKind[]) => workerOver(createDeliveries(services(), kinds))
const sender = (send: Send<{ text: string }>) => worker(sends(note, send))
const writer = (write: Write<{ text: string }>) => worker(writes(note, write))

function recorder() {
  const seen: string[] = []
  const work = sender(({ text }) => {
    seen.push(text)
    return Promise.resolve(delivered)
  })
  return { seen, work }
}

const fails = (error: unknown) => () =>
  Promise.reject(error instanceof Error ? error : new Error(String(error)))

test('delivers what is due, the longest due first, and leaves the rest', async () => {
  await put('second')
  await put('first', clock.now - 1)
  await put('later', clock.now + 1)
  const { seen, work } = recorder()
  await work()
  expect(seen).toEqual(['first', 'second'])
  clock.now += 1
  await work()
  expect(seen).toEqual(['first', 'second', 'later'])
  expect(await rows()).toEqual([])
})

test('what is written in a transaction that fails is not delivered', async () => {
  const failing = services()
    .db.transaction()
    .execute(async transaction => {
      await enqueue(transaction, note, { text: 'never' }, { now: clock.now })
      throw new Error('taken back')
    })
  await expect(failing).rejects.toThrow('taken back')
  expect(await rows()).toEqual([])
})

test('waits longer after each failure, and keeps its id', async () => {
  await put('hello')
  const ids: string[] = []
  const work = sender((_payload, id) => {
    ids.push(id)
    return Promise.reject(new Error('unreachable'))
  })
  for (const pause of [1, 2, 4, 8]) {
    await work()
    const [row] = await rows()
    expect(row).toMatchObject({ due_at: clock.now + pause * minute, claimed_until: null })
    clock.now += pause * minute - 1
    await work()
    clock.now += 1
  }
  expect(new Set(ids).size).toBe(1)
  expect(ids).toHaveLength(4)
  expect(logged.map(({ level }) => level)).toEqual(['info', 'info', 'info', 'info'])
})

test('what fails for good is given up at once, seen by the operator and never tried again', async () => {
  await put('hello', clock.now, 'key')
  await sender(fails(new DeliveryFailure('RCPT TO 550', { isPermanent: true })))()
  const [row] = await rows()
  expect(row).toMatchObject({ given_up_at: clock.now, failure: 'RCPT TO 550', coalesce_key: null })
  expect(logged).toEqual([
    {
      level: 'error',
      event: 'outbox_given_up',
      facts: { kind: 'note', id: row?.id, tries: 1, reason: 'RCPT TO 550' },
    },
  ])
  clock.now += 24 * 60 * minute
  const { seen, work } = recorder()
  await work()
  expect(seen).toEqual([])
})

test('what goes on failing is given up after so many tries', async () => {
  await put('hello')
  const work = sender(fails('unreachable'))
  for (let hours = 0; hours < 100; hours += 1) {
    await work()
    clock.now += 60 * minute
  }
  expect(await rows()).toMatchObject([{ tries: 54, given_up_at: expect.any(Number) as number }])
})

test('a payload that cannot be read is given up, and holds up nobody', async () => {
  await put('bad', clock.now - 1)
  await services().db.updateTable('outbox').set({ payload: '{"text":1}' }).execute()
  await put('good')
  const { seen, work } = recorder()
  await work()
  expect(seen).toEqual(['good'])
  expect(await rows()).toMatchObject([{ failure: 'its payload cannot be read' }])
})

test('kinds that a newer version wrote are left to it', async () => {
  await put('hello')
  await services().db.updateTable('outbox').set({ kind: 'of_tomorrow' }).execute()
  await recorder().work()
  expect(await rows()).toMatchObject([{ kind: 'of_tomorrow', tries: 0 }])
})

test('of several workers one delivers', async () => {
  for (let count = 0; count < 20; count += 1) await put(String(count))
  const workers = [recorder(), recorder(), recorder()]
  await Promise.all(workers.map(({ work }) => work()))
  const seen = workers.flatMap(one => one.seen)
  expect(seen).toHaveLength(20)
  expect(new Set(seen).size).toBe(20)
})

test('what a process had claimed when it died is delivered by another, once the claim has run out', async () => {
  await put('hello')
  const ids: string[] = []
  let reached = () => {}
  const claimed = new Promise<void>(resolve => {
    reached = resolve
  })
  void sender((_payload, id) => {
    ids.push(id)
    reached()
    return new Promise(() => undefined)
  })()
  await claimed
  const other = sender((_payload, id) => {
    ids.push(id)
    return Promise.resolve(delivered)
  })
  clock.now += claimMilliseconds - 1
  await other()
  expect(ids).toHaveLength(1)
  clock.now += 1
  await other()
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(await rows()).toEqual([])
})

test('a work in the database alone happens with the end of its entry, or not at all', async () => {
  await put('hello')
  const insert: Write<{ text: string }> = async transaction => {
    await enqueue(transaction, { ...note, name: 'follows' }, { text: 'done' }, { now: clock.now })
    throw new Error('broken off')
  }
  await writer(insert)()
  expect(await rows()).toMatchObject([{ kind: 'note', tries: 1 }])
})

test('an entry may ask for another time, which counts as no try', async () => {
  const later = () => Promise.resolve({ dueAgainAt: clock.now + minute })
  await put('hello', clock.now, 'key')
  await sender(later)()
  await writer(later)()
  expect(await rows()).toMatchObject([{ due_at: clock.now + minute, tries: 0, coalesce_key: 'key' }])
  clock.now += minute
  await writer(later)()
  expect(await rows()).toMatchObject([{ due_at: clock.now + minute, tries: 0, coalesce_key: 'key' }])
})

describe('entries under one key', () => {
  const first = (text: string, dueAt: number) =>
    enqueueFirst(services().db, note, { text }, { now: clock.now, dueAt }, 'key')

  test('are one, with the first payload and the last instant', async () => {
    await first('first', clock.now + minute)
    await first('second', clock.now + 2 * minute)
    expect(await rows()).toMatchObject([{ payload: '{"text":"first"}', due_at: clock.now + 2 * minute }])
  })

  test('cannot be two', async () => {
    await put('first', clock.now, 'key')
    await expect(put('second', clock.now, 'key')).rejects.toMatchObject({
      message: expect.stringMatching(/unique/i) as string,
    })
  })

  test('are taken back, also while they are being delivered', async () => {
    await put('first', clock.now, 'key')
    await sender(async () => {
      expect(await withdraw(services().db, note, 'key')).toEqual({ text: 'first' })
      await put('second', clock.now + minute, 'key')
      return delivered
    })()
    expect(await rows()).toMatchObject([{ payload: '{"text":"second"}', tries: 0 }])
    expect(await withdraw(services().db, note, 'key')).toEqual({ text: 'second' })
    expect(await withdraw(services().db, note, 'key')).toBeUndefined()
  })
})

describe('the worker of a process', () => {
  test('takes up what is written while it works, a few at once', async () => {
    const outbox = createOutbox(services().log)
    let atOnce = 0
    let most = 0
    const done: string[] = []
    let beginSecond = () => {}
    const second = new Promise<void>(resolve => {
      beginSecond = resolve
    })
    const kind = sends(note, async ({ text }) => {
      atOnce += 1
      most = Math.max(most, atOnce)
      if (text === 'first') {
        await put('late')
        outbox.wake()
        await second
      } else beginSecond()
      done.push(text)
      atOnce -= 1
      return delivered
    })
    outbox.serve(createDeliveries(services(), [kind]))
    await put('first', clock.now - 1)
    for (let count = 0; count < 40; count += 1) await put(String(count))
    outbox.wake()
    await outbox.settled()
    expect(done).toHaveLength(42)
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(8)
  })

  test('one slow receiver holds up nobody else', async () => {
    const outbox = createOutbox(services().log)
    let answer = () => {}
    const silence = new Promise<void>(resolve => {
      answer = resolve
    })
    const done: string[] = []
    const kind = sends(note, async ({ text }) => {
      if (text === 'slow') await silence
      done.push(text)
      if (done.length === 3) answer()
      return delivered
    })
    outbox.serve(createDeliveries(services(), [kind]))
    await put('slow', clock.now - 1)
    for (let count = 0; count < 3; count += 1) await put(String(count))
    outbox.wake()
    await outbox.settled()
    expect(done.at(-1)).toBe('slow')
    expect(done).toHaveLength(4)
  })

  test('begins nothing more when it is stopped', async () => {
    const outbox = createOutbox(services().log)
    const kind = sends(note, () => {
      void outbox.stop()
      return Promise.resolve(delivered)
    })
    outbox.serve(createDeliveries(services(), [kind]))
    for (let count = 0; count < 10; count += 1) await put(String(count))
    outbox.wake()
    await outbox.settled()
    expect(await rows()).toHaveLength(2)
  })

  test('claims and records a burst in few transactions', async () => {
    const { take, deliver } = createDeliveries(services(), [sends(note, () => Promise.resolve(delivered))])
    const turns: Turn[] = []
    const work = workerOver({
      deliver,
      take: turn =>
        take(() => {
          turns.push(turn())
          return turns.at(-1) as Turn
        }),
    })
    for (let count = 0; count < 40; count += 1) await put(String(count))
    await work()
    expect(turns.map(({ ends }) => ends.length).filter(Boolean)).toEqual([8, 8, 8, 8, 8])
    expect(await rows()).toEqual([])
  })

  test('survives a database that fails, and tells the log', async () => {
    await workerOver({
      take: () => Promise.reject(new Error('no disk')),
      deliver: () => Promise.resolve(undefined),
    })()
    expect(logged).toMatchObject([{ event: 'outbox_failed' }])
  })

  test('records what it has delivered once the database works again, and delivers nothing twice', async () => {
    let isBroken = false
    const seen: string[] = []
    const kind = sends(note, ({ text }) => {
      seen.push(text)
      isBroken = true
      return Promise.resolve(delivered)
    })
    const { take, deliver } = createDeliveries(services(), [kind])
    const work = workerOver({
      deliver,
      take: turn =>
        take(() => {
          const given = turn()
          if (isBroken) throw new Error('no disk')
          return given
        }),
    })
    await put('hello')
    await work()
    expect(logged).toContainEqual(expect.objectContaining({ event: 'outbox_failed' }))
    isBroken = false
    await work()
    expect(seen).toEqual(['hello'])
    expect(await rows()).toEqual([])
  })
})
