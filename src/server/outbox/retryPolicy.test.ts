import { mailRetries, pauseAfter, removalRetries } from './retryPolicy'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test.each([
  [1, minute],
  [2, 2 * minute],
  [3, 4 * minute],
  [6, 32 * minute],
  [7, hour],
  [53, hour],
  [54, undefined],
])('a mail that failed %i times rests for %p ms', (tries, pause) =>
  expect(pauseAfter(mailRetries, tries)).toBe(pause),
)

test.each([
  ['mails', mailRetries, 1.9, 2.1],
  ['removals', removalRetries, 28, 31],
])('%s are given up after %p days or so', (_what, policy, least, most) => {
  let total = 0
  for (let tries = 1; ; tries += 1) {
    const pause = pauseAfter(policy, tries)
    if (pause === undefined) break
    total += pause
  }
  expect(total / day).toBeGreaterThan(least)
  expect(total / day).toBeLessThan(most)
})
