import { randomUUID } from 'node:crypto'
import type { DaySchedule, WeekSchedule } from '@/domain/schedule'
import { foldText } from '@/domain/searchText'
import { unitsOf } from '@/domain/units'
import { weekdays } from '@/domain/weekday'
import type { Db } from '../db/openDatabase'
import type { AppointmentRow } from '../db/schema/appointments'
import { entryRows } from '../db/ledger'
import { inTransaction } from '../db/inTransaction'
import { rebuildSums } from '../db/rebuildSums'
import { serviceTextOf } from '../db/searchTexts'
import type { DemoSalon } from '../seed/demoSalon'
import { insertRows } from '../seed/insertRows'
import { insertSalons } from '../seed/insertSalons'

export const hour = 60 * 60 * 1000
export const quarter = hour / 4

export interface BenchSalon {
  salonId: string
  serviceId: string
  staffIds: string[]
}

const names = [
  'Golden Scissors',
  'Chez Élodie',
  'صالون الأناقة',
  'Old Town Barber',
  'Jasmine Beauty',
  'حلاق المدينة',
]
const cities = [
  ['Palestine', 'Hebron', 31.53, 35.1],
  ['Jordan', 'Amman', 31.95, 35.93],
  ['Egypt', 'Cairo', 30.04, 31.24],
  ['France', 'Paris', 48.86, 2.35],
] as const
const services = [
  ['Haircut', 'قص شعر'],
  ['Beard trim', 'تشذيب لحية'],
  ['Colour', 'صبغة'],
] as const

const day: DaySchedule = { isClosed: false, startHour: '9:00 AM', endHour: '6:00 PM', breaks: [] }
const week = Object.fromEntries(weekdays.map(weekday => [weekday, day])) as WeekSchedule

function salonRows(index: number, staffCount: number, now: number): DemoSalon {
  const [country, city, latitude, longitude] = cities[index % cities.length] ?? cities[0]
  const name = `${names[index % names.length] ?? ''} ${String(index)}`
  const id = randomUUID()
  const sectionId = randomUUID()
  return {
    salon: {
      id,
      owner_id: null,
      name,
      name_ar: null,
      business_type: index % 3 ? 'barber' : 'beauty_salon',
      country,
      city,
      address: `Market Street ${String(index % 200)}`,
      phone: '+970599000111',
      photo_url: null,
      latitude: latitude + ((index * 37) % 1000) / 5000,
      longitude: longitude + ((index * 91) % 1000) / 5000,
      time_zone: 'Asia/Amman',
      search_text: [
        foldText([name, 'Market Street', city].join(' ')),
        ...services.map(([serviceName, name_ar]) => serviceTextOf({ name: serviceName, name_ar })),
      ].join(' '),
      rating_sum: (index * 7) % 500,
      rating_count: 100,
      from_amount: index % 50,
      from_currency: 'USD',
      confirms_at_once: 1,
      revision: 0,
      created_at: now,
    },
    sections: [{ row: { id: sectionId, salon_id: id, name: 'Hair', name_ar: 'الشعر', position: 0 }, week }],
    services: services.map(([serviceName, serviceNameAr], position) => ({
      id: randomUUID(),
      salon_id: id,
      section_id: sectionId,
      name: serviceName,
      name_ar: serviceNameAr,
      cost: 20,
      currency: 'USD',
      minutes: 60,
      position,
    })),
    staff: Array.from({ length: staffCount }, (_, position) => ({
      row: {
        id: randomUUID(),
        salon_id: id,
        name: `Chair ${String(position + 1)}`,
        name_ar: null,
        photo_url: null,
        position,
      },
      serviceIds: [],
    })),
    daysOff: [],
    reviewCount: 0,
    meanStars: 0,
  }
}

/** Adds salons that are open 9:00 AM to 6:00 PM every day. */
export async function addSalons(
  db: Db,
  count: number,
  staffCount: number,
  now: number,
): Promise<BenchSalon[]> {
  const all = Array.from({ length: count }, (_, index) => salonRows(index, staffCount, now))
  await inTransaction(db, [], transaction => insertSalons(transaction, all))
  return all.map(rows => ({
    salonId: rows.salon.id,
    serviceId: rows.services[0]?.id ?? '',
    staffIds: rows.staff.map(({ row }) => row.id),
  }))
}

/** A half-hour haircut that begins at the instant. */
export const appointmentRow = (
  salonId: string,
  serviceId: string,
  staffId: string,
  startsAt: number,
): AppointmentRow => ({
  id: randomUUID(),
  salon_id: salonId,
  staff_id: staffId,
  client_id: null,
  service_id: serviceId,
  section_name: 'Hair',
  section_name_ar: null,
  service_name: 'Haircut',
  service_name_ar: null,
  price: 20,
  currency: 'USD',
  minutes: 30,
  starts_at: startsAt,
  ends_at: startsAt + 2 * quarter,
  status: 'confirmed',
  notes: '',
  created_at: startsAt,
})

/** Twelve half-hour appointments in a row per staff member. Each row starts a quarter of an hour later. */
export async function addBusyDay(
  db: Db,
  { salonId, serviceId, staffIds }: BenchSalon,
  opens: number,
): Promise<void> {
  const appointments = staffIds.flatMap((staffId, staffMember) =>
    Array.from({ length: 12 }, (_, index) =>
      appointmentRow(salonId, serviceId, staffId, opens + (staffMember + 2 * index) * quarter),
    ),
  )
  await insertRows(db, 'appointments', appointments)
  const claims = appointments.flatMap(({ id, staff_id, starts_at, ends_at }) =>
    unitsOf({ startsAt: starts_at, endsAt: ends_at }).map(unit => ({
      staff_id,
      unit,
      appointment_id: id,
    })),
  )
  await insertRows(db, 'claimed_units', claims)
}

/** As many paid appointments as a busy salon has in a year, over the days up to the instant. */
export async function addPaidAppointments(
  db: Db,
  { salonId, serviceId, staffIds }: BenchSalon,
  until: number,
  days: number,
) {
  const count = 20_000
  const step = (days * 24 * hour) / count
  const rows = Array.from({ length: count }, (_, index) => ({
    ...appointmentRow(
      salonId,
      serviceId,
      staffIds[index % staffIds.length] ?? '',
      until - (index + 1) * step,
    ),
    status: 'done',
  }))
  await insertRows(db, 'appointments', rows)
  const paid = rows.flatMap(({ id, starts_at }) =>
    entryRows({
      entry_id: id,
      purpose: 'appointment',
      subject_id: id,
      salon_id: salonId,
      sides: { salon: 20, sales: -20 },
      currency: 'USD',
      at: starts_at,
    }),
  )
  await insertRows(db, 'ledger', paid)
  await rebuildSums(db, salonId)
}
