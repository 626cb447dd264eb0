import { attachedSessionPath, keyInHash } from './attachedSessionLink'

test('the key of a link is in its fragment', () => {
  const { pathname, search, hash } = new URL(attachedSessionPath('a-key_1'), 'http://kursi.test')
  expect(pathname + search).toBe('/support')
  expect(keyInHash(hash)).toBe('a-key_1')
})

test.each(['', '#step=3', '#session=', '#session=a b', `#session=${'a'.repeat(101)}`])(
  '%j has no key',
  hash => {
    expect(keyInHash(hash)).toBeNull()
  },
)
