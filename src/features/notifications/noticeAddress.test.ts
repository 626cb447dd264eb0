import type { AppointmentFacts, Notice } from '@/domain/notice'
import { noticeAddress } from './noticeAddress'

const names = { salonName: 'Golden', salonNameAr: null, serviceName: 'Cut', serviceNameAr: null }
const facts: AppointmentFacts = {
  ...names,
  audience: 'client',
  status: 'confirmed',
  startsAt: 0,
  timeZone: 'UTC',
}
const base = { id: 'n', appointmentId: 'a', salonId: 's', createdAt: 0, readAt: null }
const offer = { ...names, offerId: 'o', title: 'Ten off', titleAr: null }

test.each<[Notice, string]>([
  [{ ...base, kind: 'confirmed', facts }, '/user/appointment#a'],
  [{ ...base, kind: 'booked', facts: { ...facts, audience: 'owner' } }, '/salon/appointment#a'],
  [{ ...base, appointmentId: null, kind: 'cancelled', facts }, '/user/appointment'],
  [
    { ...base, kind: 'slot_free', facts: { ...facts, serviceId: 'c', date: '2027-01-02' } },
    '/salons/s/book?service=c&date=2027-01-02',
  ],
  [{ ...base, kind: 'offer', facts: offer }, '/salons/s'],
  [{ ...base, salonId: null, kind: 'offer', facts: offer }, '/user'],
  [{ ...base, kind: 'reviewed', facts: { ...names, stars: 5 } }, '/salon/profile'],
  [{ ...base, kind: 'answered', facts: names }, '/salons/s'],
])('%j leads to %s', (notice, address) => {
  expect(noticeAddress(notice)).toBe(address)
})
