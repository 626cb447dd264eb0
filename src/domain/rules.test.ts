import { isRule, ruleText } from './rules'

test('only the codes of the table are rules', () => {
  expect(isRule('email_required')).toBe(true)
  expect(isRule('Email is required')).toBe(false)
  expect(isRule('toString')).toBe(false)
})

/** Section 5 and the field errors of section 8, to the letter. */
test.each<[keyof typeof ruleText, string]>([
  ['email_invalid', 'Please enter a valid email address'],
  ['first_name_required', 'First name is required'],
  ['last_name_required', 'Last name is required'],
  ['email_required', 'Email is required'],
  ['phone_required', 'Phone number is required'],
  ['password_required', 'Password is required'],
  ['passwords_differ', 'Passwords do not match'],
  ['country_required', 'Country is required'],
  ['user_exists', 'User already exists. Please try logging in.'],
  ['email_or_phone_required', 'Email or phone is required'],
  ['new_passwords_differ', 'New passwords do not match'],
  ['new_password_short', 'New password must be at least 8 characters'],
  ['user_not_found', 'User not found. Please check your email.'],
  ['password_incorrect', 'Incorrect password. Please try again.'],
  ['code_wrong', 'Invalid verification code. Please try again.'],
])('%s reads %s', (code, text) => {
  expect(ruleText[code]).toBe(text)
})
