import {
  anyPasswordSchema,
  isStrongPassword,
  newPasswordSchema,
  passwordRules,
  type PasswordRule,
} from './password'

test.each(['Kursi2026', 'Abcdefg1', 'pass WORD 9', 'Abc1!@#$', 'Ünïcode9', 'Sécret٩٩'])(
  '%s is strong',
  typed => {
    expect(isStrongPassword(typed)).toBe(true)
    expect(newPasswordSchema.isValidSync(typed)).toBe(true)
  },
)

test.each<[string, PasswordRule[]]>([
  ['', ['length', 'lowercase', 'uppercase', 'digit']],
  ['Abcdef1', ['length']],
  ['ABCDEFG1', ['lowercase']],
  ['abcdefg1', ['uppercase']],
  ['Abcdefgh', ['digit']],
  ['كلمةالسر', ['lowercase', 'uppercase', 'digit']],
])('%j breaks %j', (typed, broken) => {
  const rules = Object.entries(passwordRules)
  expect(rules.filter(([, holds]) => !holds(typed)).map(([name]) => name)).toEqual(broken)
})

test('an empty password is asked for before it is called weak', () => {
  expect(() => newPasswordSchema.validateSync('')).toThrow('password_required')
  expect(() => newPasswordSchema.validateSync('short')).toThrow('password_weak')
  expect(() => newPasswordSchema.validateSync(`Aa1${'x'.repeat(200)}`)).toThrow('password_too_long')
})

test('login takes whatever an account has', () => {
  expect(anyPasswordSchema.isValidSync('old')).toBe(true)
  expect(() => anyPasswordSchema.validateSync('')).toThrow('password_required')
})
