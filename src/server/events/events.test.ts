import { createEvents, type DomainEvent } from './events'
import { silentLog } from '../kernel/log'

const event: DomainEvent = { type: 'sessionsEnded', userId: 'ann' }

test('is told to every follower, and done when all of them are', async () => {
  const events = createEvents(silentLog)
  const heard: string[] = []
  events.subscribe(async ({ type }) => {
    await Promise.resolve()
    heard.push(`slow ${type}`)
  })
  events.subscribe(({ type }) => void heard.push(`fast ${type}`))
  await events.publish(event)
  expect(heard).toEqual(['fast sessionsEnded', 'slow sessionsEnded'])
})

test('a follower that fails is logged and stops nobody', async () => {
  const logged: unknown[] = []
  const events = createEvents({ ...silentLog, error: (event, facts) => void logged.push({ event, facts }) })
  const heard: DomainEvent[] = []
  events.subscribe(() => {
    throw new Error('at once')
  })
  events.subscribe(() => Promise.reject(new Error('later')))
  events.subscribe(told => void heard.push(told))
  await events.publish(event)
  expect(heard).toEqual([event])
  expect(logged).toEqual(
    ['at once', 'later'].map(reason => ({
      event: 'follower_failed',
      facts: { event: 'sessionsEnded', reason: `Error: ${reason}` },
    })),
  )
})

test('who stops following hears no more', async () => {
  const events = createEvents(silentLog)
  const heard: DomainEvent[] = []
  const stop = events.subscribe(told => void heard.push(told))
  stop()
  await events.publish(event)
  expect(heard).toEqual([])
})
