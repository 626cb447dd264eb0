import { readCoupon } from './readCoupon'

test('a coupon as an operator writes it down; both days are included', () => {
  expect(
    readCoupon(' spring20', { amount: '20', from: '2027-03-01', until: '2027-03-31', uses: '100' }),
  ).toEqual({
    code: 'SPRING20',
    discount: { kind: 'amount', value: 20 },
    startsAt: Date.parse('2027-03-01T00:00:00Z'),
    endsAt: Date.parse('2027-04-01T00:00:00Z'),
    maxUses: 100,
  })
  expect(readCoupon('WELCOME10', { percent: '10' })).toMatchObject({
    discount: { kind: 'percent', value: 10 },
    startsAt: null,
    endsAt: null,
    maxUses: null,
  })
})

test.each([
  ['no discount', 'CODE', {}],
  ['two discounts', 'CODE', { percent: '10', amount: '10' }],
  ['a negative amount', 'CODE', { amount: '-5' }],
  ['half a dollar', 'CODE', { amount: '0.5' }],
  ['more than all', 'CODE', { percent: '101' }],
  ['nothing off', 'CODE', { amount: '0' }],
  ['no use at all', 'CODE', { amount: '5', uses: '0' }],
  ['a day that is none', 'CODE', { amount: '5', until: '2027-02-30' }],
  ['a code with spaces', 'TWO WORDS', { amount: '5' }],
])('%s is refused', (_what, code, options) => {
  expect(() => readCoupon(code, options)).toThrow()
})
