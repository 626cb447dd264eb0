import type { Appointment } from '@/domain/appointment'
import { isReviewable } from './reviewState'

const appointment: Appointment = {
  _id: 'a',
  barberName: 'Omar',
  barberProfileImage: '',
  sectionName: 'Hair',
  serviceName: 'Cut',
  servicePrice: 20,
  startTime: '9:00 AM',
  date: '2026-11-01',
  barberLocation: 'Hebron',
  status: 'done',
  startsAt: 1_000,
  endsAt: 2_000,
  reviewStars: null,
}

test.each<[string, Partial<Appointment>, number, boolean]>([
  ['over', {}, 2_000, true],
  ['over, and nobody marked it', { status: 'confirmed' }, 3_000, true],
  ['still going on', {}, 1_999, false],
  ['cancelled', { status: 'cancelled' }, 3_000, false],
  ['missed', { status: 'no_show' }, 3_000, false],
  ['reviewed before', { reviewStars: 4 }, 3_000, false],
])('an appointment that is %s', (_name, changes, now, expected) => {
  expect(isReviewable({ ...appointment, ...changes }, now)).toBe(expected)
})

test('a host that knows of no reviews offers none', () => {
  const { reviewStars, ...foreign } = appointment
  expect(reviewStars).toBeNull()
  expect(isReviewable(foreign, 3_000)).toBe(false)
})
