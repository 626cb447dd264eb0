import fc from 'fast-check'
import { couponProblem, discountOn, isCouponCode, isDiscount, normalCouponCode, type Coupon } from './coupon'
import { planOffers, planSizes } from './plans'

const coupon: Coupon = {
  code: 'SPRING20',
  discount: { kind: 'amount', value: 20 },
  startsAt: 100,
  endsAt: 200,
  maxUses: 2,
}
const fine = { now: 150, uses: 0, usedByUser: false }

test.each([
  [20, { kind: 'amount', value: 20 }, 20],
  [20, { kind: 'amount', value: 30 }, 20],
  [20, { kind: 'percent', value: 100 }, 20],
  [160, { kind: 'percent', value: 10 }, 16],
  [20, { kind: 'percent', value: 33 }, 6],
  [20, { kind: 'amount', value: -5 }, 0],
] as const)('on %d, %j takes off %d', (price, discount, off) => {
  expect(discountOn({ amount: price, currency: 'USD' }, discount)).toBe(off)
})

test.each([
  [{ kind: 'amount', value: 0.5 }, false],
  [{ kind: 'amount', value: -5 }, false],
  [{ kind: 'amount', value: 0 }, false],
  [{ kind: 'percent', value: 101 }, false],
  [{ kind: 'percent', value: 100 }, true],
  [{ kind: 'amount', value: 500 }, true],
] as const)('%j is a discount: %s', (discount, isOne) => expect(isDiscount(discount)).toBe(isOne))

test('what is left to pay is whole and between nothing and the price', () => {
  const discounts = fc.record({
    kind: fc.constantFrom('percent' as const, 'amount' as const),
    value: fc.integer({ min: -1000, max: 1000 }),
  })
  for (const { prices } of planOffers) {
    for (const size of planSizes) {
      const price = prices[size].currentPrice
      fc.assert(
        fc.property(discounts, discount => {
          const total = price - discountOn({ amount: price, currency: 'USD' }, discount)
          expect(Number.isInteger(total) && total >= 0 && total <= price).toBe(true)
        }),
      )
    }
  }
})

test.each([
  ['counts', coupon, fine, undefined],
  ['is not there', undefined, fine, 'coupon_unknown'],
  ['has not begun', coupon, { ...fine, now: 99 }, 'coupon_not_started'],
  ['has just begun', coupon, { ...fine, now: 100 }, undefined],
  ['is over', coupon, { ...fine, now: 200 }, 'coupon_expired'],
  ['was used by this person', coupon, { ...fine, uses: 1, usedByUser: true }, 'coupon_used'],
  ['was used by enough others', coupon, { ...fine, uses: 2 }, 'coupon_used_up'],
  ['takes off nothing', { ...coupon, discount: { kind: 'amount', value: 0 } }, fine, 'coupon_unknown'],
] as const)('a coupon that %s', (_what, given, circumstances, problem) => {
  expect(couponProblem(given, circumstances)).toBe(problem)
})

test('a code is read in any case, with spaces around and Arabic digits', () => {
  expect(normalCouponCode('  spring٢٠ ')).toBe('SPRING20')
  expect(normalCouponCode('\u2067\u200espring\u2011٢٠\u2069\ufe0f')).toBe('SPRING-20')
  expect(normalCouponCode('ＳＰＲＩＮＧ２०')).toBe('SPRING20')
  expect(['SPRING20', 'A-1'].every(isCouponCode)).toBe(true)
  expect(['', '-5', '0.5', 'ربيع', 'A'.repeat(33)].some(isCouponCode)).toBe(false)
})
