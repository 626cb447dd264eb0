import { readFrom } from './returnState'

test.each<[unknown, string | undefined]>([
  [{ from: '/user/Search?text=noor' }, '/user/Search?text=noor'],
  [{ from: '//elsewhere.example/user' }, undefined],
  [{ from: 'https://elsewhere.example' }, undefined],
  [{ from: 'user' }, undefined],
  [{ from: 7 }, undefined],
  [{ email: 'ann@example.test' }, undefined],
  ['/user', undefined],
  [null, undefined],
])('after login %j leads back to %s', (state, page) => {
  expect(readFrom(state)).toBe(page)
})
