import { mayAddStaff, type StaffWithHours } from './team'

const staff = (count: number) => Array.from({ length: count }, () => ({}) as StaffWithHours)

test.each([
  ['nobody works there yet, without a plan', null, 0, true],
  ['one works there, without a plan', null, 1, false],
  ['nobody works there yet, on a one-person plan', 'one_person', 0, true],
  ['one works there, on a one-person plan', 'one_person', 1, false],
  ['one works there, on a team plan', 'team', 1, true],
  ['the team is one short of the most', 'team', 49, true],
  ['the team is full', 'team', 50, false],
] as const)('%s', (_when, plan, count, may) => {
  expect(mayAddStaff({ plan, staff: staff(count) })).toBe(may)
})
