import fc from 'fast-check'
import { planOffers } from './plans'
import {
  amountOf,
  isChargeDue,
  lastPeriod,
  mayStopRenewal,
  nextPeriod,
  paidPeriod,
  periodAt,
  renewalGrace,
  renewalLead,
  stateOf,
  subscriptionStates,
  trialPeriod,
  type Period,
  type SubscriptionFacts,
} from './subscriptionLife'

const hour = 60 * 60 * 1000
const day = 24 * hour
const start = Date.parse('2027-01-31T10:00:00Z')

function begun({ trialDays = 0, ...changes }: Partial<SubscriptionFacts> & { trialDays?: number } = {}) {
  const trial = trialDays > 0 ? trialPeriod(start, trialDays) : undefined
  const timing = { months: 1, ...changes, anchor: trial?.endsAt ?? start }
  const first: Period = trial ?? paidPeriod(timing, 1)
  const facts: SubscriptionFacts = {
    price: 20,
    discount: 0,
    autoRenew: true,
    refusedCharges: 0,
    isCharging: false,
    ...timing,
    periods: [first],
    ...changes,
  }
  return facts
}

const renewed = (facts: SubscriptionFacts): SubscriptionFacts => ({
  ...facts,
  periods: [...facts.periods, nextPeriod(facts)],
  refusedCharges: 0,
})

test('a month from the last of January ends with February, and the next with March', () => {
  const dates = (facts: SubscriptionFacts) =>
    facts.periods.map(({ endsAt }) => new Date(endsAt).toISOString().slice(0, 10))
  expect(dates(renewed(renewed(begun())))).toEqual(['2027-02-28', '2027-03-31', '2027-04-30'])
})

describe('the state', () => {
  const end = lastPeriod(begun()).endsAt
  const trialEnd = start + 14 * day
  test.each<[string, SubscriptionFacts, number, string]>([
    ['of a trial', begun({ trialDays: 14 }), trialEnd - 1, 'trial'],
    ['of a trial that is paid on', renewed(begun({ trialDays: 14 })), trialEnd, 'active'],
    ['of a trial that is paid on, before it ends', renewed(begun({ trialDays: 14 })), trialEnd - 1, 'trial'],
    ['of a trial turned off', begun({ trialDays: 14, autoRenew: false }), trialEnd - 1, 'cancelled'],
    ['of a trial turned off, afterwards', begun({ trialDays: 14, autoRenew: false }), trialEnd, 'ended'],
    ['of a paid period', begun(), end - 1, 'active'],
    ['with auto-renewal off', begun({ autoRenew: false }), end - 1, 'cancelled'],
    ['with auto-renewal off, afterwards', begun({ autoRenew: false }), end, 'ended'],
    ['after a refused charge', begun({ refusedCharges: 1 }), end - 1, 'past_due'],
    ['at the end, unpaid', begun(), end, 'past_due'],
    ['at the end of the grace', begun({ refusedCharges: 4 }), end + renewalGrace, 'ended'],
  ])('%s', (_name, facts, now, state) => expect(stateOf(facts, now)).toBe(state))
})

describe('auto-renewal', () => {
  const { endsAt } = lastPeriod(begun())
  test('can be turned off until 24 hours before the period ends', () => {
    expect(mayStopRenewal(begun(), endsAt - renewalLead - 1)).toBe(true)
    expect(mayStopRenewal(begun(), endsAt - renewalLead)).toBe(false)
    expect(mayStopRenewal(renewed(begun()), endsAt - hour)).toBe(false)
    expect(mayStopRenewal(renewed(begun()), endsAt)).toBe(true)
  })

  test('charges within the last 24 hours, and after a refusal waits for the next try', () => {
    expect(isChargeDue(begun(), endsAt - renewalLead - 1)).toBe(false)
    expect(isChargeDue(begun(), endsAt - renewalLead)).toBe(true)
    expect(isChargeDue(begun({ isCharging: true }), endsAt)).toBe(false)
    expect(isChargeDue(begun({ refusedCharges: 1 }), endsAt - 12 * hour - 1)).toBe(false)
    expect(isChargeDue(begun({ refusedCharges: 1 }), endsAt - 12 * hour)).toBe(true)
    expect(isChargeDue(begun({ refusedCharges: 6 }), endsAt + 6 * day)).toBe(false)
    expect(isChargeDue(begun({ autoRenew: false }), endsAt - hour)).toBe(false)
  })
})

test('a coupon counts for the first paid period alone, and never below 0', () => {
  expect([1, 2, 3].map(number => amountOf(begun({ discount: 15 }), number))).toEqual([5, 20, 20])
  expect(amountOf(begun({ discount: 30 }), 1)).toBe(0)
})

type DomainEvent = { wait: number; chargeSucceeds: boolean; person: 'nothing' | 'turns_off' | 'turns_on' }

const domainEvents: fc.Arbitrary<DomainEvent[]> = fc.array(
  fc.record({
    wait: fc.integer({ min: 1, max: 30 * 24 }).map(hours => hours * hour),
    chargeSucceeds: fc.boolean(),
    person: fc.constantFrom(
      'nothing' as const,
      'nothing' as const,
      'turns_off' as const,
      'turns_on' as const,
    ),
  }),
  { maxLength: 120 },
)
const plans = fc.constantFrom(...planOffers.map(({ months, trialDays }) => ({ months, trialDays })))

test('over years, whatever happens: one charge a period, no gap, one state, and an end that stays', () => {
  fc.assert(
    fc.property(plans, domainEvents, (plan, years) => {
      let facts = begun(plan)
      let now = start
      const charged: number[] = []
      let hasEnded = false
      for (const { wait, chargeSucceeds, person } of years) {
        now += wait
        const state = stateOf(facts, now)
        expect(subscriptionStates).toContain(state)
        if (hasEnded) expect(state).toBe('ended')
        hasEnded = state === 'ended'
        if (!hasEnded && person === 'turns_on') facts = { ...facts, autoRenew: true }
        if (!hasEnded && person === 'turns_off' && mayStopRenewal(facts, now)) {
          facts = { ...facts, autoRenew: false }
        }
        if (!isChargeDue(facts, now)) continue
        expect(hasEnded).toBe(false)
        expect(now).toBeGreaterThanOrEqual(lastPeriod(facts).endsAt - renewalLead)
        if (chargeSucceeds) {
          charged.push(nextPeriod(facts).number)
          facts = renewed(facts)
        } else {
          facts = { ...facts, refusedCharges: facts.refusedCharges + 1 }
        }
      }
      expect(new Set(charged).size).toBe(charged.length)
      facts.periods.forEach((period, index) => {
        const before = facts.periods[index - 1]
        expect(period.endsAt).toBeGreaterThan(period.startsAt)
        if (!before) return
        expect(period.startsAt).toBe(before.endsAt)
        expect(period.number).toBe(before.number + 1)
      })
      expect(facts.periods).toContain(periodAt(facts, now))
    }),
    { numRuns: 500 },
  )
})
