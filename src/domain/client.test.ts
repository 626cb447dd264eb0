import { isSoughtClient } from './client'
import { searchWords } from './searchText'
import { whatsAppAddress } from './whatsAppAddress'

test.each([
  ['layla', true],
  ['HADDAD lay', true],
  ['ليلى', false],
  ['0599 123', true],
  ['+970599', true],
  ['123', true],
  ['124', false],
  ['layla 124', false],
])('a client is sought by %s: %s', (typed, isFound) => {
  const client = { name: 'Láyla Haddad', phone: '+970599123456' }
  expect(isSoughtClient(client, searchWords(typed))).toBe(isFound)
})

test('an Arabic name is found in any spelling of its letters', () => {
  expect(isSoughtClient({ name: 'أحمد فاطمة', phone: '' }, searchWords('احمد فاطمه'))).toBe(true)
})

test('a chat opens with the number in its international form', () => {
  expect(whatsAppAddress('+970599123456')).toBe('https://wa.me/970599123456')
})
