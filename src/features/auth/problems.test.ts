import type { ApiError } from '@/store/ApiError'
import { commonProblem } from './commonProblem'
import { loginProblem } from './loginProblem'
import { mailProblem } from './mailProblem'
import { accountProblem, codeRule } from './signUpProblem'

const failed = (status: number, code?: string): ApiError => ({
  success: false,
  status,
  message: '',
  ...(code && { code }),
})

test.each([
  [failed(401, 'wrong_password'), { field: 'password', rule: 'password_incorrect' }],
  [failed(404, 'user_not_found'), { field: 'email', rule: 'user_not_found' }],
  [failed(400, 'bad_input'), { form: 'checkInput' }],
  [failed(200), { form: 'failed' }],
  [failed(401, 'bad_key'), { form: 'noAnswer' }],
  [failed(404, 'garbled'), { form: 'noAnswer' }],
  [failed(200, 'garbled'), { form: 'noAnswer' }],
  [failed(500), { form: 'noAnswer' }],
  [failed(418), { form: 'noAnswer' }],
  [failed(0), { form: 'noAnswer' }],
])('a login that fails as %j is told %j', (error, problem) => {
  expect(loginProblem(error)).toEqual(problem)
})

test.each([
  [failed(400, 'code_wrong'), 'code_wrong'],
  [failed(400, 'code_dead'), 'code_dead'],
  [failed(400), 'code_wrong'],
  [failed(200), 'code_wrong'],
  [failed(429), undefined],
  [failed(0), undefined],
  [failed(502), undefined],
])('a code that fails as %j breaks the rule %s', (error, rule) => {
  expect(codeRule(error)).toBe(rule)
})

test.each([
  [failed(409, 'user_exists'), 'user_exists'],
  [failed(403, 'email_unverified'), 'lapsed'],
  [failed(400, 'bad_input'), 'failed'],
  [failed(200), 'failed'],
  [failed(500), 'noAnswer'],
  [failed(0), 'noAnswer'],
])('an account that fails as %j is told %s', (error, problem) => {
  expect(accountProblem(error)).toBe(problem)
})

test.each([
  [failed(0), 'networkDown', 'auth:forgot.noAnswer'],
  [failed(500), 'somethingWrong', 'auth:forgot.failed'],
  [failed(503, 'mail_unavailable'), 'somethingWrong', 'auth:forgot.failed'],
])('%j elsewhere is told %s, and %s where a mail was asked for', (error, common, mail) => {
  expect(commonProblem(error)).toBe(common)
  expect(mailProblem(error)).toBe(mail)
})
