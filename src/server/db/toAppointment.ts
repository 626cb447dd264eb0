import { isActive, type Appointment } from '@/domain/appointment'
import { changeableUntil } from '@/domain/cancellationPolicy'
import type { Currency } from '@/domain/money'
import { takeBacksOf, type TakeBack } from '@/domain/takeBackPolicy'
import { formatHour } from '@/domain/wallTime'
import { wallOf } from '@/domain/zonedTime'
import { etagOf } from '../kernel/etag'
import type { AppointmentDetails, AppointmentWithServices } from './appointments'
import { businessDateIn } from './days'

/** The appointment as the client sees it: the specification's names, and times in the salon's time zone. */
export function toAppointment(row: AppointmentWithServices): Appointment {
  const timeZone = row.time_zone ?? row.closed_time_zone ?? 'UTC'
  const { date, minutes, ...repeated } = wallOf(row.starts_at, timeZone)
  const businessDate = businessDateIn(row, timeZone)
  return {
    _id: row.id,
    barberName: row.staff_name ?? row.salon_name ?? '',
    barberNameAr: row.staff_name === null ? row.salon_name_ar : row.staff_name_ar,
    barberProfileImage: row.staff_photo_url ?? row.salon_photo_url ?? '',
    sectionName: row.section_name,
    sectionNameAr: row.section_name_ar,
    serviceName: row.service_name,
    serviceNameAr: row.service_name_ar,
    servicePrice: row.price,
    currency: row.currency as Currency,
    startTime: formatHour(minutes),
    ...repeated,
    date,
    ...(businessDate !== date && { nightOf: businessDate }),
    barberLocation: row.salon_city ?? '',
    country: row.salon_country ?? '',
    status: row.status,
    salonId: row.salon_id,
    salonName: row.salon_name ?? '',
    salonNameAr: row.salon_name_ar,
    serviceId: row.service_id,
    ...(row.services.length > 1 && { services: row.services }),
    staffId: row.staff_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone,
    notes: row.notes,
    ...(row.guest_name !== null && { guestName: row.guest_name }),
    ...(row.decline_reason && { declineReason: row.decline_reason }),
    ...(row.ended_by && { endedBy: row.ended_by, endedAt: row.changed_at }),
    ...(isActive(row.status) && {
      changeableUntil: changeableUntil('client', row.starts_at, row.cancel_notice_minutes),
    }),
    ...paidFacts(row),
    ...(takesOnlinePayment(row) && { payableUntil: row.starts_at }),
    reviewStars: row.review_stars,
  }
}

const paidFacts = ({ paid_at, paid_way, refund }: AppointmentDetails): Partial<Appointment> => ({
  ...(paid_at !== null && { paidAt: paid_at }),
  ...(paid_way === 'online' && { isPaidOnline: true }),
  ...(refund !== null && { refund }),
})

/** A removed staff member has no time. */
export const takeBacksIn = (row: AppointmentDetails): TakeBack[] =>
  takeBacksOf({
    status: row.status,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isPaidAtSalon: row.paid_way === 'salon',
    hasRefund: row.refund !== null,
    isReviewed: row.review_stars !== null,
    isTimeFree: row.staff_name !== null && !row.is_time_taken,
  })

/** Whether the client could pay online, apart from the time limit. */
export const takesOnlinePayment = (row: AppointmentDetails): boolean =>
  row.pays_online === 1 &&
  row.client_id !== null &&
  isActive(row.status) &&
  row.price > 0 &&
  row.paid_at === null

/** What a user who sees appointments for the salon may see in them. */
export interface SalonView {
  showsPhone: boolean
  showsMoney: boolean
}

/** The appointment as the salon's owner sees it, with the client; some of the staff see no phone, some no money. */
export const toOwnersAppointment = (
  row: AppointmentWithServices,
  { showsPhone, showsMoney }: SalonView,
): Appointment =>
  showsMoney ? wholeAppointment(row, showsPhone) : withoutMoney(wholeAppointment(row, showsPhone))

/** Nothing tells what it costs or whether it is paid. The screens of such a user read no price. */
function withoutMoney(appointment: Appointment): Appointment {
  const { servicePrice: _price, currency: _currency, services, takeBacks, ...rest } = appointment
  const { paidAt: _paidAt, isPaidOnline: _online, refund: _refund, payableUntil: _until, ...left } = rest
  const unpriced = services?.map(({ price: _servicePrice, ...service }) => service)
  return {
    ...left,
    ...(unpriced && { services: unpriced }),
    ...(takeBacks && { takeBacks: takeBacks.filter(({ mark }) => mark !== 'paid') }),
  } as Appointment
}

const wholeAppointment = (row: AppointmentWithServices, showsPhone: boolean): Appointment => ({
  ...toAppointment(row),
  ...(isActive(row.status) && {
    changeableUntil: changeableUntil('owner', row.starts_at, row.cancel_notice_minutes),
  }),
  etag: etagOf({ startsAt: row.starts_at, staffId: row.staff_id }),
  takeBacks: takeBacksIn(row),
  ...(row.work_units !== null && { workUnits: row.work_units }),
  clientName: row.client_name ?? '',
  clientPhone: (showsPhone && row.client_phone) || '',
  ...(row.walk_in_name !== null && { isWalkIn: true }),
})
