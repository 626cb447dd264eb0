import { promotedCost, promotionState, type PromotionState, type PromotionTerms } from './promotion'

const today = '2027-03-10'
const promotion = (changes: Partial<PromotionTerms> = {}): PromotionTerms => ({
  startsOn: '2027-03-01',
  endsOn: '2027-03-31',
  discount: { kind: 'percent', value: 20 },
  serviceIds: null,
  ...changes,
})

test.each<[string, PromotionTerms[], number]>([
  ['none', [], 35],
  ['a fifth off', [promotion()], 28],
  ['an amount off', [promotion({ discount: { kind: 'amount', value: 5 } })], 30],
  ['more off than it costs', [promotion({ discount: { kind: 'amount', value: 90 } })], 0],
  ['words alone', [promotion({ discount: null })], 35],
  ['this service', [promotion({ serviceIds: ['other', 'cut'] })], 28],
  ['another service', [promotion({ serviceIds: ['other'] })], 35],
  ['one of none of the services left', [promotion({ serviceIds: [] })], 35],
  ['one to come', [promotion({ startsOn: '2027-03-11' })], 35],
  ['one that has ended', [promotion({ endsOn: '2027-03-09' })], 35],
  ['its first and last day', [promotion({ startsOn: today, endsOn: today })], 28],
  [
    'two, of which the better counts',
    [promotion(), promotion({ discount: { kind: 'percent', value: 50 } })],
    18,
  ],
])('what a service of 35 costs with %s', (_name, promotions, cost) => {
  expect(promotedCost({ id: 'cut', cost: 35, currency: 'USD' }, promotions, today)).toBe(cost)
})

test.each<[string, string, PromotionState]>([
  ['2027-03-11', '2027-03-20', 'coming'],
  ['2027-03-10', '2027-03-10', 'running'],
  ['2027-03-01', '2027-03-09', 'ended'],
  ['2027-03-11', '2027-03-09', 'ended'],
])('from %s to %s it is %s', (startsOn, endsOn, state) => {
  expect(promotionState({ startsOn, endsOn }, today)).toBe(state)
})
