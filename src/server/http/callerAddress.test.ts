import fc from 'fast-check'
import { Hono } from 'hono'
import { callerAddress, networkOf } from './callerAddress'
import type { Env } from './env'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['[FE80::2%25en1]:80', 'fe80::/64'],
  ['::1', '::/64'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  [undefined],
  [''],
  ['unknown'],
  ['kursi.test'],
  ['203.0.113'],
  ['203.0.113.256'],
  ['0203.0.113.7'],
  ['203.0.113.7:'],
  ['203.0.113.7:80:80'],
  ['[203.0.113.7'],
  ['[]'],
  ['2001:db8::1::2'],
  ['2001:db8:1:2:3:4:5:6:7'],
  ['for=203.0.113.7'],
])('%j is no address', text => expect(networkOf(text)).toBeUndefined())

const group = fc.integer({ min: 0, max: 0xffff })
const spelledGroup = (value: number, width: number, upper: boolean) => {
  const text = value.toString(16).padStart(width, '0')
  return upper ? text.toUpperCase() : text
}
const dressed = (address: string, port: number) => [address, `[${address}]`, `[${address}]:${String(port)}`]

test('each spelling of an IPv6 network is one key, and other networks have others', () => {
  const half = fc.tuple(group, group, group, group).filter(([first]) => first !== 0)
  const dress = fc.record({
    width: fc.integer({ min: 1, max: 4 }),
    upper: fc.boolean(),
    port: fc.nat(65_535),
  })
  fc.assert(
    fc.property(half, half, half, half, dress, (network, other, host, otherHost, { width, upper, port }) => {
      const text = (groups: number[]) => groups.map(value => spelledGroup(value, width, upper)).join(':')
      const key = networkOf(network.map(value => value.toString(16)).join(':') + '::')
      const spellings = dressed(text([...network, ...host]), port).concat(
        dressed(text([...network, ...otherHost]), port),
      )
      expect(new Set(spellings.map(networkOf))).toEqual(new Set([key]))
      expect(networkOf(text([...other, ...host])) === key).toBe(String(network) === String(other))
    }),
  )
})

test('each spelling of an IPv4 address is one key', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.nat(65_535), (address, port) => {
      const mapped = ['::ffff:', '::FFFF:', '0:0:0:0:0:ffff:', '0000::ffff:'].map(prefix => prefix + address)
      const spellings = [
        address,
        `${address}:${String(port)}`,
        ...mapped.flatMap(text => dressed(text, port)),
      ]
      expect(new Set(spellings.map(networkOf))).toEqual(new Set([address]))
    }),
  )
})

test('any text is a network or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV6(), fc.stringMatching(/^[\d:.[\]%a-f]{0,40}$/)), text => {
      expect(networkOf(text) ?? '::/64').toMatch(/^[\d.]+$|^[\da-f:]+::\/64$|^::\/64$/)
    }),
  )
})

const seen = async (proxyHops: number, forwarded?: string) => {
  const app = new Hono<Env>().get('/', context => context.text(callerAddress(context, { proxyHops })))
  const bindings = { incoming: { socket: { remoteAddress: '198.51.100.1' } } }
  const answer = await app.request(
    '/',
    { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} },
    bindings,
  )
  return answer.text()
}

test.each([
  [0, '203.0.113.7', '198.51.100.1'],
  [1, 'forged, 203.0.113.7', '203.0.113.7'],
  [1, 'forged, [2001:DB8::7]:443', '2001:db8::/64'],
  [2, '192.0.2.9, 203.0.113.7, 192.0.2.1', '203.0.113.7'],
  [1, undefined, '198.51.100.1'],
  [1, 'unknown', '198.51.100.1'],
  [2, '203.0.113.7', '198.51.100.1'],
])('behind %i proxies, forwarded for %s: %s', async (hops, forwarded, network) => {
  expect(await seen(hops, forwarded)).toBe(network)
})
