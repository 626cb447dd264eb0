import fc from 'fast-check'
import { ValidationError } from 'yup'
import { serviceWith, spreadOf } from './staffTerms'
import { serviceSchema } from './serviceRequests'

const cut = {
  id: 'cut',
  cost: 20,
  time: 30,
  staffTerms: [
    { staffId: 'senior', cost: 35, time: null },
    { staffId: 'junior', cost: null, time: 45 },
  ],
}
const shave = { id: 'shave', cost: 10, time: 15, staffTerms: [{ staffId: 'junior', cost: 5, time: 20 }] }
const member = (id: string, serviceIds: string[] = []) => ({ id, serviceIds })

test.each([
  ['nobody known', 'omar', { cost: 20, time: 30 }],
  ['another price', 'senior', { cost: 35, time: 30 }],
  ['another length', 'junior', { cost: 20, time: 45 }],
])('with %s, price and length are those of the staff member', (_what, staffId, expected) => {
  expect(serviceWith(cut, staffId)).toMatchObject(expected)
})

test('a price of their own has a full price of its own, and the usual one otherwise', () => {
  const promoted = {
    ...cut,
    cost: 18,
    fullCost: 20,
    staffTerms: [
      { staffId: 'senior', cost: 30, fullCost: 35, time: null },
      { staffId: 'junior', cost: null, time: 45 },
      { staffId: 'friend', cost: 0, time: null },
    ],
  }
  expect(serviceWith(promoted, 'senior')).toMatchObject({ cost: 30, fullCost: 35 })
  expect(serviceWith(promoted, 'junior')).toMatchObject({ cost: 18, fullCost: 20 })
  expect(serviceWith(promoted, 'friend').fullCost).toBeUndefined()
})

test.each([
  ['all', [cut], [member('senior'), member('junior'), member('omar')], [20, 35], [30, 45]],
  ['those who do it', [cut], [member('senior'), member('junior', ['shave'])], [35, 35], [30, 30]],
  ['nobody', [cut], [], [20, 20], [30, 30]],
  // The cheapest of one service need not be the cheapest of both.
  ['both services', [cut, shave], [member('senior'), member('junior')], [25, 45], [45, 65]],
])(
  'of %s, the lowest and the highest that some staff member really has',
  (_who, services, staff, cost, time) => {
    expect(spreadOf(services, staff)).toEqual({
      cost: { least: cost[0], most: cost[1] },
      time: { least: time[0], most: time[1] },
    })
  },
)

test('without terms every service is as it was', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.array(fc.string()), (cost, time, ids) => {
      const service = { id: 'cut', cost, time }
      for (const id of ids) expect(serviceWith(service, id)).toBe(service)
      expect(
        spreadOf(
          [service],
          ids.map(id => member(id)),
        ),
      ).toEqual({
        cost: { least: cost, most: cost },
        time: { least: time, most: time },
      })
    }),
  )
})

const request = { sectionId: 's', name: 'Cut', cost: 20, currency: 'USD', time: 60 }
const termsIn = (staffTerms: unknown, more: object = {}) =>
  serviceSchema.validateSync({ ...request, ...more, staffTerms }, { abortEarly: false }).staffTerms

test('blank terms are as the service, and typed ones are whole numbers', () => {
  expect(termsIn(undefined)).toEqual([])
  expect(termsIn([{ staffId: 'a', cost: '', time: ' 45 ' }])).toEqual([
    { staffId: 'a', cost: null, time: 45 },
  ])
  expect(termsIn([{ staffId: 'a', cost: '0' }])).toEqual([{ staffId: 'a', cost: 0, time: null }])
})

test.each([
  [[{ staffId: 'a', cost: '2.5' }], {}, 'staffTerms[0].cost', 'cost_invalid'],
  [[{ staffId: 'a', cost: -1 }], {}, 'staffTerms[0].cost', 'cost_invalid'],
  [[{ staffId: 'a', time: 'long' }], {}, 'staffTerms[0].time', 'minutes_invalid'],
  [[{ staffId: 'a', time: 721 }], {}, 'staffTerms[0].time', 'minutes_out_of_range'],
  [
    [{ staffId: 'a', time: 40 }],
    { pauseAfterMinutes: 20, pauseMinutes: 20 },
    'staffTerms[0].time',
    'pause_outside_service',
  ],
  [[{ staffId: 'a' }, { staffId: 'a' }], {}, 'staffTerms', 'value_invalid'],
  ['none', {}, 'staffTerms', 'value_invalid'],
])('%j is refused at its field', (staffTerms, more, path, message) => {
  expect(faultsIn(() => termsIn(staffTerms, more))).toEqual([{ path, message }])
})

function faultsIn(check: () => unknown) {
  try {
    check()
  } catch (error) {
    if (error instanceof ValidationError) return error.inner.map(({ path, message }) => ({ path, message }))
    throw error
  }
  return []
}
