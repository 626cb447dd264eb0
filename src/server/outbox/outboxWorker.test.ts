import { note, outboxScenario } from '@/testing/scenarios/outboxScenario'
import { createDeliveries } from './createDeliveries'
import { createOutbox, type Turn } from './createOutbox'
import { delivered, sends } from './registerKind'

const { clock, logged, services, workerOver, rows, put } = outboxScenario()

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
