import { limitConcurrency } from './limitConcurrency'
import { oneAtATime } from './oneAtATime'

function jobs() {
  const ends: (() => void)[] = []
  const started: number[] = []
  return {
    started,
    job: (number: number) => () =>
      new Promise<number>(resolve => {
        started.push(number)
        ends.push(() => resolve(number))
      }),
    endNext: async () => {
      ends.shift()?.()
      await new Promise(setImmediate)
    },
  }
}

test('no more jobs run at once than allowed, the others in their order', async () => {
  const { job, started, endNext } = jobs()
  const inTurn = limitConcurrency(2)
  const all = Promise.all([1, 2, 3, 4].map(number => inTurn(job(number))))
  await new Promise(setImmediate)
  expect(started).toEqual([1, 2])
  await endNext()
  expect(started).toEqual([1, 2, 3])
  await endNext()
  await endNext()
  await endNext()
  expect(await all).toEqual([1, 2, 3, 4])
})

test('a job that fails gives its place on', async () => {
  const inTurn = limitConcurrency(1)
  const failing = inTurn(() => Promise.reject(new Error('no')))
  const next = inTurn(() => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

test('jobs of one name wait for each other, even for one that failed; other names do not', async () => {
  const { job, started, endNext } = jobs()
  const inTurn = oneAtATime()
  const failing = inTurn('ann', () => Promise.reject(new Error('no')))
  const all = [inTurn('ann', job(1)), inTurn('ann', job(2)), inTurn('ben', job(3))]
  await expect(failing).rejects.toThrow('no')
  await new Promise(setImmediate)
  expect([...started].sort()).toEqual([1, 3])
  await endNext()
  await endNext()
  expect([...started].sort()).toEqual([1, 2, 3])
  await endNext()
  expect(await Promise.all(all)).toEqual([1, 2, 3])
})
