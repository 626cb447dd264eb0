import { cachedAnswer, cachedAtOf } from './cachedAt'

test('a cached answer is of the time at which the server gave it', async () => {
  const answer = new Response('[]', { headers: { date: 'Mon, 15 Feb 2027 20:00:00 GMT', etag: '"7"' } })
  expect(cachedAtOf(answer.headers)).toBeUndefined()
  const cached = cachedAnswer(answer, 0)
  expect(cachedAtOf(cached.headers)).toBe(Date.UTC(2027, 1, 15, 20))
  expect(cached.headers.get('date')).toBeNull()
  expect(cached.headers.get('etag')).toBe('"7"')
  expect(await cached.text()).toBe('[]')
  expect(cachedAtOf(cachedAnswer(new Response('[]'), 5_000).headers)).toBe(5_000)
})
