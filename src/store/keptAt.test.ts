import { keptAnswer, keptAtOf } from './keptAt'

test('a kept answer is of the time at which the server gave it', async () => {
  const answer = new Response('[]', { headers: { date: 'Mon, 15 Feb 2027 20:00:00 GMT', etag: '"7"' } })
  expect(keptAtOf(answer.headers)).toBeUndefined()
  const kept = keptAnswer(answer, 0)
  expect(keptAtOf(kept.headers)).toBe(Date.UTC(2027, 1, 15, 20))
  expect(kept.headers.get('date')).toBeNull()
  expect(kept.headers.get('etag')).toBe('"7"')
  expect(await kept.text()).toBe('[]')
  expect(keptAtOf(keptAnswer(new Response('[]'), 5_000).headers)).toBe(5_000)
})
