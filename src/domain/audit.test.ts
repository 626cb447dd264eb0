import fc from 'fast-check'
import {
  auditActorOf,
  changedValues,
  kindOfAction,
  auditActions,
  auditKinds,
  type AuditValues,
} from './audit'
import { dayValue, intervalsIn } from './auditValues'
import { formatHour } from './wallTime'

const values: fc.Arbitrary<AuditValues> = fc.dictionary(
  fc.constantFrom('price', 'minutes', 'status', 'staffId'),
  fc.constantFrom(null, 1, 2, 'one', true),
)

test('only what differs is stored, and equal values are no change', () => {
  fc.assert(
    fc.property(values, values, (before, after) => {
      const changed = changedValues(before, after)
      expect(changedValues(before, { ...before })).toBeUndefined()
      for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
        const differs = (before[name] ?? null) !== (after[name] ?? null)
        expect(name in { ...changed?.before, ...changed?.after }).toBe(differs)
      }
    }),
  )
})

test('every action is of one kind', () => {
  for (const kind of auditKinds) {
    for (const action of auditActions[kind]) expect(kindOfAction(action)).toBe(kind)
  }
})

test('hours are the open intervals between the breaks', () => {
  const day = {
    isClosed: false,
    startHour: formatHour(540),
    endHour: formatHour(1140),
    breaks: [
      { startHour: formatHour(900), endHour: formatHour(930) },
      { startHour: formatHour(720), endHour: formatHour(780) },
    ],
  }
  expect(dayValue(day)).toBe('540-720 780-900 930-1140')
  expect(intervalsIn(dayValue(day))).toEqual([
    { from: 540, until: 720 },
    { from: 780, until: 900 },
    { from: 930, until: 1140 },
  ])
  expect(dayValue({ ...day, isClosed: true })).toBe('')
  expect(intervalsIn('')).toEqual([])
})

test.each([
  ['its owner', { uid: 'olga' }, { role: 'owner', id: 'olga', name: 'Name' }],
  [
    'one of its staff',
    { uid: 'omar', staff: { salonId: 'salon', staffId: 'chair', rights: [] } },
    { role: 'staff', id: 'chair', name: 'Name' },
  ],
  ['somebody else', { uid: 'ann' }, { role: 'client', id: 'ann', name: null }],
])('%s acts in a salon as themselves', (_who, user, actor) => {
  expect(auditActorOf({ name: 'Name', ...user }, { id: 'salon', owner_id: 'olga' })).toEqual(actor)
})
