import { changesCachedAnswers, isCachedAnswer } from './cachedAnswers'

test.each([
  ['/api/appointments/next/id/ann', true],
  ['/api/appointments/customer/id/ann', true],
  ['/api/favorites/ann', true],
  ['/api/favorites/ann/salon', false],
  ['/api/appointments/salon/golden', false],
  ['/api/users/me', false],
  ['/api/live', false],
  ['/user', false],
])('%s cached: %s', (pathname, isCached) => {
  expect(isCachedAnswer(pathname)).toBe(isCached)
})

test.each([
  ['/api/appointments', true],
  ['/api/appointments/one/cancel', true],
  ['/api/favorites/ann/golden', true],
  ['/api/notifications/read', false],
  ['/api/appointmentsOfSalon', false],
])('a write to %s changes what is cached: %s', (pathname, changes) => {
  expect(changesCachedAnswers(pathname)).toBe(changes)
})
