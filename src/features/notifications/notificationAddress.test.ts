import type { AppointmentFacts, Notification } from '@/domain/notification'
import { notificationAddress } from './notificationAddress'

const names = { salonName: 'Golden', salonNameAr: null, serviceName: 'Cut', serviceNameAr: null }
const facts: AppointmentFacts = {
  ...names,
  audience: 'client',
  status: 'confirmed',
  startsAt: 0,
  timeZone: 'UTC',
}
const base = { id: 'n', appointmentId: 'a', salonId: 's', createdAt: 0, readAt: null }
const promotion = { ...names, promotionId: 'o', title: 'Ten off', titleAr: null }

test.each<[Notification, string]>([
  [{ ...base, kind: 'confirmed', facts }, '/user/appointment#a'],
  [{ ...base, kind: 'booked', facts: { ...facts, audience: 'owner' } }, '/salon/appointment#a'],
  [{ ...base, appointmentId: null, kind: 'cancelled', facts }, '/user/appointment'],
  [
    { ...base, kind: 'slot_free', facts: { ...facts, serviceId: 'c', date: '2027-01-02' } },
    '/salons/s/book?service=c&date=2027-01-02',
  ],
  [{ ...base, kind: 'promotion', facts: promotion }, '/salons/s'],
  [{ ...base, salonId: null, kind: 'promotion', facts: promotion }, '/user'],
  [{ ...base, kind: 'reviewed', facts: { ...names, stars: 5 } }, '/salon/profile'],
  [{ ...base, kind: 'answered', facts: names }, '/salons/s'],
])('%j leads to %s', (notification, address) => {
  expect(notificationAddress(notification)).toBe(address)
})
