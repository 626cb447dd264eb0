import { Hono } from 'hono'
import { testConfig } from '@/testing/kit/startApi'
import { callerAddress, networkOf } from './callerAddress'
import type { Env } from './env'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))

const seen = async (trustProxy: boolean, forwarded?: string) => {
  const app = new Hono<Env>().get('/', context =>
    context.text(callerAddress(context, { ...testConfig, trustProxy })),
  )
  const bindings = { incoming: { socket: { remoteAddress: '198.51.100.1' } } }
  const answer = await app.request(
    '/',
    { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} },
    bindings,
  )
  return answer.text()
}

test('a header of the caller is believed only behind a proxy, and there the last entry', async () => {
  expect(await seen(false, '203.0.113.7')).toBe('198.51.100.1')
  expect(await seen(true, 'forged, 203.0.113.7')).toBe('203.0.113.7')
  expect(await seen(true)).toBe('198.51.100.1')
})
