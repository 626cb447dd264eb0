import { createSecrets } from '@/store/secrets'
import { hideResetToken } from './hideResetToken'

test('a mailed token leaves the address, and its ticket brings it back once', () => {
  const secrets = createSecrets()
  const search = hideResetToken('?token=s3cret-token&lang=ar', secrets)
  expect(search).not.toContain('s3cret')
  const parameters = new URLSearchParams(search)
  expect(parameters.get('lang')).toBe('ar')
  const ticket = { secret: parameters.get('token') ?? '' }
  expect(secrets.redeem(ticket)).toBe('s3cret-token')
  expect(secrets.redeem(ticket)).toBe('')
})

test('a ticket of an earlier page load is gone', () => {
  const before = hideResetToken('?token=s3cret-token', createSecrets())
  expect(hideResetToken(before, createSecrets())).toBe('')
})

test.each(['', '?text=barber&country=Palestine', '?a=%20b'])('%j stays as it is', search => {
  expect(hideResetToken(search, createSecrets())).toBe(search)
})
