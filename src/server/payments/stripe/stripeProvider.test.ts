import { readConfig } from '../../kernel/config'
import { readSettings } from './stripeProvider'

const read = (env: NodeJS.ProcessEnv) => readSettings(readConfig(env).setting)

test('the account is there when both secrets are given', () => {
  const both = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(read({})).toBeUndefined()
  expect(read({ ...both, STRIPE_SECRET_KEY: ' ', STRIPE_WEBHOOK_SECRET: '' })).toBeUndefined()
  expect(read(both)).toEqual({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    apiUrl: 'https://api.stripe.com',
  })
})

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET is missing'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY is missing'],
  [
    { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh', STRIPE_API_URL: 'stripe.test' },
    'STRIPE_API_URL is not a web address: stripe.test',
  ],
])('%j is told by name', (env, message) => {
  expect(() => read(env)).toThrow(message)
})
