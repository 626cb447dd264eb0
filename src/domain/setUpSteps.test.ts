import {
  doneSteps,
  isOpenForBooking,
  readSetUpView,
  setUpAddress,
  setUpSteps,
  viewAfter,
  viewToGoOnWith,
  type SalonInSetUp,
  type SetUpStep,
} from './setUpSteps'
import { paths } from './paths'
import { closedWeek, type DaySchedule } from './schedule'
import type { Section, Service, StaffMember } from './salon'

const monday: DaySchedule = { isClosed: false, startHour: '9:00 AM', endHour: '5:00 PM', breaks: [] }
const section = (services: number, isOpen = false): Section => ({
  id: 'section',
  name: 'Hair',
  nameAr: null,
  services: Array.from({ length: services }, () => ({}) as Service),
  week: { ...closedWeek(), ...(isOpen && { Monday: monday }) },
})
const empty: SalonInSetUp = { name: 'Nora', address: '', photoUrl: null, sections: [], staff: [] }

test.each<[string, Partial<SalonInSetUp>, string[]]>([
  ['nothing', {}, []],
  ['a name of its own without an address', { name: 'Nora’s' }, []],
  ['an address under its owner’s name', { address: 'Main Street' }, []],
  ['a name of its own and an address', { name: 'Nora’s', address: 'Main Street' }, ['details']],
  ['a photo', { photoUrl: '/photo' }, ['photo']],
  ['a section', { sections: [section(0)] }, []],
  ['a section that is open without a service', { sections: [section(0, true)] }, []],
  ['a service in one section and hours in another', { sections: [section(1), section(0, true)] }, ['menu']],
  ['a service in an open section', { sections: [section(0), section(1, true)] }, ['menu', 'hours']],
  ['a staff member', { staff: [{} as StaffMember] }, ['staff']],
])('with %s so much is done', (_what, has, done) => {
  const salon = { ...empty, ...has }
  expect([...doneSteps(salon, 'Nora')]).toEqual(done)
  expect(isOpenForBooking(salon.sections)).toBe(done.includes('hours'))
})

test.each<[SetUpStep[], string]>([
  [[], 'details'],
  [['staff'], 'details'],
  [['details', 'staff'], 'photo'],
  [['photo', 'staff'], 'menu'],
  [['details', 'photo'], 'menu'],
  [['details', 'menu'], 'hours'],
  [['menu', 'staff'], 'hours'],
  [['details', 'menu', 'hours'], 'open'],
  [['details', 'photo', 'menu', 'hours', 'staff'], 'open'],
])('with %j done it goes on with %s', (done, view) => {
  expect(viewToGoOnWith(new Set(done))).toBe(view)
})

test('the steps follow one another to the end, each at its address', () => {
  expect(setUpSteps.map(viewAfter)).toEqual(['photo', 'menu', 'hours', 'staff', 'open'])
  for (const step of [...setUpSteps, 'open'] as const) {
    expect(readSetUpView(setUpAddress(step).replace(paths.setUp, ''))).toBe(step)
  }
})

test.each(['', '?step=', '?step=confirm', '?step=__proto__', '?other=hours'])('%j names no step', search => {
  expect(readSetUpView(search)).toBeUndefined()
})
