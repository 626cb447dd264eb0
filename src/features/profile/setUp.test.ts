import { paths } from '@/domain/paths'
import type { Section, Service } from '@/domain/salon'
import { closedWeek, type DaySchedule } from '@/domain/schedule'
import { firstSteps } from './setUp'

const monday: DaySchedule = { isClosed: false, startHour: '9:00 AM', endHour: '5:00 PM', breaks: [] }
const section = (services: number, isOpen = false): Section => ({
  id: 'section',
  name: 'Hair',
  nameAr: null,
  services: Array.from({ length: services }, () => ({}) as Service),
  week: { ...closedWeek(), ...(isOpen && { Monday: monday }) },
})

test.each([
  ['nothing', [], []],
  ['a section', [section(0)], ['sections']],
  ['a section that is open without a service', [section(0, true)], ['sections']],
  ['a service in one section and hours in another', [section(1), section(0, true)], ['sections', 'services']],
  ['a service in an open section', [section(0), section(1, true)], ['sections', 'services', 'hours']],
])('with %s so much is done', (_what, sections, done) => {
  const steps = firstSteps({ sections })
  expect(steps.flatMap(({ id, isDone }) => (isDone ? [id] : []))).toEqual(done)
  expect(steps.map(({ to }) => to)).toEqual([paths.sections, paths.services, paths.schedule])
})
