import { note, outboxScenario } from '@/testing/scenarios/outboxScenario'
import { DeliveryFailure } from '../kernel/DeliveryFailure'
import { claimMilliseconds } from './createDeliveries'
import { enqueue, enqueueFirst, withdraw } from './enqueue'
import { delivered, writes, type Write } from './registerKind'

const minute = 60_000

const { clock, logged, services, worker, sender, rows, put } = outboxScenario()
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
