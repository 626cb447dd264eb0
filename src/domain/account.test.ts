import { ValidationError } from 'yup'
import { addUserSchema, fullName, signUpFormSchema, type SignUpForm } from './account'
import { newPasswordFormSchema } from './credentials'

const filled: SignUpForm = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.test',
  country: 'Palestine',
  city: 'Hebron',
  phone: '+970 0599 000 111',
  password: 'Kursi2026',
  confirmPassword: 'Kursi2026',
}

async function brokenRules(values: Partial<SignUpForm>): Promise<Record<string, string>> {
  try {
    await signUpFormSchema.validate({ ...filled, ...values }, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(
      error.inner.toReversed().map(({ path = '', message }): [string, string] => [path, message]),
    )
  }
}

test('a filled sign-up form passes, without a city too', async () => {
  expect(await brokenRules({})).toEqual({})
  expect(await brokenRules({ city: '' })).toEqual({})
})

test.each<[Partial<SignUpForm>, Record<string, string>]>([
  [{ firstName: '' }, { firstName: 'first_name_required' }],
  [{ firstName: '   ' }, { firstName: 'first_name_required' }],
  [{ lastName: '' }, { lastName: 'last_name_required' }],
  [{ lastName: 'x'.repeat(81) }, { lastName: 'name_too_long-80' }],
  [{ email: '' }, { email: 'email_required' }],
  [{ email: 'ann@' }, { email: 'email_invalid' }],
  [{ country: '' }, { country: 'country_required' }],
  [{ country: 'Atlantis' }, { country: 'country_unknown' }],
  [{ phone: '' }, { phone: 'phone_required' }],
  [{ phone: '+970 ' }, { phone: 'phone_required' }],
  [{ phone: '+970 599' }, { phone: 'phone_invalid' }],
  [{ phone: '079 123 4567' }, { phone: 'phone_invalid' }],
  [{ phone: '+962 79 123 4567' }, {}],
  [{ country: 'Qatar', phone: '033000111' }, { phone: 'phone_invalid' }],
  [
    { password: '', confirmPassword: '' },
    { password: 'password_required', confirmPassword: 'passwords_differ' },
  ],
  [{ password: 'weak', confirmPassword: 'weak' }, { password: 'password_weak' }],
  [{ password: 'Password1', confirmPassword: 'Password1' }, { password: 'password_common' }],
  [{ confirmPassword: 'Kursi2027' }, { confirmPassword: 'passwords_differ' }],
  [
    { country: '', phone: '' },
    { country: 'country_required', phone: 'phone_required' },
  ],
])('%j breaks %j', async (values, expected) => {
  expect(await brokenRules(values)).toEqual(expected)
})

test('a name is made of the trimmed parts', () => {
  expect(fullName({ firstName: ' Ann ', lastName: 'Lee ' })).toBe('Ann Lee')
})

describe('POST /users/add', () => {
  const { email, country, city, phone, password } = filled
  const request = {
    name: 'Ann Lee',
    email,
    country,
    city,
    phone,
    password,
    role: 'customer',
    salon: 'barber',
  }

  test('takes the three roles', async () => {
    for (const role of ['customer', 'barber', 'beauty_salon']) {
      expect(await addUserSchema.isValid({ ...request, role })).toBe(true)
    }
  })

  test.each(['admin', 'ADMIN', 'Customer', '', undefined, null, ['barber'], 1])(
    'refuses the role %j',
    async role => {
      await expect(addUserSchema.validate({ ...request, role })).rejects.toThrow('role_unknown')
    },
  )

  test('refuses a business type of its own making', async () => {
    await expect(addUserSchema.validate({ ...request, salon: 'spa' })).rejects.toThrow('business_unknown')
  })
})

test('a reset needs the new password twice', async () => {
  const newPassword = 'Kursi2027'
  expect(await newPasswordFormSchema.isValid({ newPassword, confirmPassword: newPassword })).toBe(true)
  await expect(newPasswordFormSchema.validate({ newPassword, confirmPassword: '' })).rejects.toThrow(
    'new_passwords_differ',
  )
})
