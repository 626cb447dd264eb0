import { isCommonPassword } from './commonPasswords'

test.each([
  'Password1',
  'password1',
  'Passw0rd',
  'Password123',
  'PASSWORD2024',
  'P@ssw0rd!',
  'Qwerty123',
  'Welcome1!',
  'Admin123',
  'Abcd1234',
  '1q2w3e4R',
  'Mohammed2020',
  'Summer2026',
  'Iloveyou1',
])('%s is common', typed => expect(isCommonPassword(typed)).toBe(true))

test.each([
  'Kursi2026',
  'Better2027',
  'Passwords are hard 7',
  'Correct horse 4',
  'Qwertz-lampe-9',
  'كلمة Aa1 سر',
])('%s is not', typed => expect(isCommonPassword(typed)).toBe(false))
