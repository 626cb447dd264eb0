import { createEvents, type Happening } from './events'
import { silentLog } from '../kernel/log'

const happening: Happening = { type: 'sessionsEnded', userId: 'ann' }

test('is told to every follower, and done when all of them are', async () => {
  const events = createEvents(silentLog)
  const heard: string[] = []
  events.follow(async ({ type }) => {
    await Promise.resolve()
    heard.push(`slow ${type}`)
  })
  events.follow(({ type }) => void heard.push(`fast ${type}`))
  await events.tell(happening)
  expect(heard).toEqual(['fast sessionsEnded', 'slow sessionsEnded'])
})

test('a follower that fails is logged and stops nobody', async () => {
  const logged: unknown[] = []
  const events = createEvents({ ...silentLog, error: (event, facts) => void logged.push({ event, facts }) })
  const heard: Happening[] = []
  events.follow(() => {
    throw new Error('at once')
  })
  events.follow(() => Promise.reject(new Error('later')))
  events.follow(told => void heard.push(told))
  await events.tell(happening)
  expect(heard).toEqual([happening])
  expect(logged).toEqual(
    ['at once', 'later'].map(reason => ({
      event: 'follower_failed',
      facts: { event: 'sessionsEnded', reason: `Error: ${reason}` },
    })),
  )
})

test('who stops following hears no more', async () => {
  const events = createEvents(silentLog)
  const heard: Happening[] = []
  const stop = events.follow(told => void heard.push(told))
  stop()
  await events.tell(happening)
  expect(heard).toEqual([])
})
