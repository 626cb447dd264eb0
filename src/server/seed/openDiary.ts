import { isActive, type AppointmentStatus } from '@/domain/appointment'
import { freeSlots, type Slot } from '@/domain/slots'
import { doesServices } from '@/domain/staffServices'
import { unitsOf, type BusyInterval } from '@/domain/units'
import type { IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import type { AppointmentRow, ClaimedUnitRow } from '../db/schema/appointments'
import type { ServiceRow } from '../db/schema/salons'
import { entryRows } from '../db/ledger'
import type { LedgerRow, PaymentRow } from '../db/schema/charges'
import { demoId } from './demoId'
import type { DemoSalon } from './demoSalon'

const minute = 60_000
const quarter = 15 * minute

export interface SeededAppointment {
  demoSalon: DemoSalon
  service: ServiceRow
  /** In the salon's time zone. */
  date: IsoDate
  slot: Slot
  staffId: string
  clientId: string
  status: AppointmentStatus
  notes: string
  createdAt: Instant
}

/** All appointments of the demo; once written, an appointment keeps its staff member. */
export interface Diary {
  appointments: AppointmentRow[]
  claims: ClaimedUnitRow[]
  payments: PaymentRow[]
  ledger: LedgerRow[]
  /** The free slots of a service on a date, including past ones. */
  freeOn(demoSalon: DemoSalon, service: ServiceRow, date: IsoDate): Slot[]
  write(appointment: SeededAppointment): void
}

export function openDiary(): Diary {
  const appointments: AppointmentRow[] = []
  const claims: ClaimedUnitRow[] = []
  const payments: PaymentRow[] = []
  const ledger: LedgerRow[] = []
  const busyOf = new Map<string, BusyInterval[]>()
  /** No appointment crosses midnight, so each day needs only its own. */
  const busyOn = (staffId: string, date: IsoDate): BusyInterval[] => {
    const key = `${staffId} ${date}`
    const busy = busyOf.get(key) ?? []
    busyOf.set(key, busy)
    return busy
  }

  function freeOn(
    { salon, sections, staff, daysOff }: DemoSalon,
    service: ServiceRow,
    date: IsoDate,
  ): Slot[] {
    const section = sections.find(({ row }) => row.id === service.section_id)
    if (!section) return []
    return freeSlots({
      date,
      timeZone: salon.time_zone,
      week: section.week,
      isDayOff: daysOff.some(dayOff => dayOff.date === date),
      staff: staff
        .filter(staffMember => doesServices(staffMember, [service.id]))
        .map(({ row }) => ({ staffId: row.id, busy: busyOn(row.id, date) })),
      minutes: service.minutes,
      now: Number.NEGATIVE_INFINITY,
    }).slots.filter(({ startsAt }) => startsAt % quarter === 0)
  }

  function write({
    demoSalon,
    service,
    date,
    slot,
    staffId,
    clientId,
    status,
    notes,
    createdAt,
  }: SeededAppointment): void {
    const { salon, sections } = demoSalon
    const section = sections.find(({ row }) => row.id === service.section_id)?.row
    const held = { startsAt: slot.startsAt, endsAt: slot.startsAt + service.minutes * minute }
    const id = demoId('appointment', staffId, slot.startsAt)
    const isPaid = status === 'done' && service.cost > 0
    appointments.push({
      id,
      salon_id: salon.id,
      staff_id: staffId,
      client_id: clientId,
      service_id: service.id,
      section_name: section?.name ?? '',
      section_name_ar: section?.name_ar ?? null,
      service_name: service.name,
      service_name_ar: service.name_ar,
      price: service.cost,
      currency: service.currency,
      minutes: service.minutes,
      starts_at: held.startsAt,
      ends_at: held.endsAt,
      status,
      notes,
      created_at: createdAt,
    })
    busyOn(staffId, date).push(held)
    if (isActive(status)) {
      claims.push(...unitsOf(held).map(unit => ({ staff_id: staffId, unit, appointment_id: id })))
    }
    if (isPaid) {
      const paymentId = demoId('payment', id)
      const paid = entryRows({
        entry_id: paymentId,
        purpose: 'appointment',
        subject_id: id,
        salon_id: salon.id,
        sides: { salon: service.cost, sales: -service.cost },
        currency: service.currency,
        at: held.endsAt,
      })
      ledger.push(...paid)
      payments.push({
        id: paymentId,
        client_id: clientId,
        salon_id: salon.id,
        salon_name: salon.name,
        salon_name_ar: salon.name_ar,
        amount: service.cost,
        currency: service.currency,
        time_zone: salon.time_zone,
        created_at: held.endsAt,
      })
    }
  }

  return { appointments, claims, payments, ledger, freeOn, write }
}
