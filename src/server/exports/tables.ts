import type { AppointmentStatus } from '@/domain/appointment'
import type { ExportKind } from '@/domain/exportKind'
import type { Currency } from '@/domain/money'
import { inWholeUnits } from '@/domain/wholeUnits'
import { cleanUpMinutesOf, pausesOf } from '@/domain/workUnits'
import { wallOf, type Instant } from '@/domain/zonedTime'
import { toWorked } from '../db/claims'
import { exportAppointments, exportClients } from '../db/exports'
import { paidByDay, appointmentsByDay } from '../db/takings'
import { nameIn } from '@/domain/languages'
import type { Cell } from './csv'
import { auditTable } from './auditTable'
import { statusWords } from './statusWords'
import { clock, table, type Exported } from './table'

const dateOf = (instant: Instant, { salon }: Exported): string => wallOf(instant, salon.time_zone).date

const appointments = table(
  ({ db, salon }) => exportAppointments(db, salon.id),
  [
    { title: { en: 'Date', ar: 'التاريخ' }, cell: (row, exported) => dateOf(row.starts_at, exported) },
    {
      title: { en: 'Time', ar: 'الوقت' },
      cell: (row, { salon }) => clock(wallOf(row.starts_at, salon.time_zone)),
    },
    { title: { en: 'Client', ar: 'العميل' }, cell: row => row.client_name },
    { title: { en: 'Phone', ar: 'الهاتف' }, cell: row => row.client_phone },
    {
      title: { en: 'Section', ar: 'القسم' },
      cell: (row, { language }) => nameIn(language, row.section_name, row.section_name_ar),
    },
    {
      title: { en: 'Service', ar: 'الخدمة' },
      cell: (row, { language }) => nameIn(language, row.service_name, row.service_name_ar),
    },
    {
      title: { en: 'With', ar: 'مع' },
      cell: (row, { language }) => nameIn(language, row.staff_name, row.staff_name_ar),
    },
    {
      title: { en: 'Price', ar: 'السعر' },
      cell: row => inWholeUnits({ amount: row.price, currency: row.currency as Currency }),
    },
    { title: { en: 'Currency', ar: 'العملة' }, cell: row => row.currency },
    { title: { en: 'Minutes', ar: 'الدقائق' }, cell: row => row.minutes },
    {
      title: { en: 'Status', ar: 'الحالة' },
      cell: (row, { language }) => statusWords[language][row.status as AppointmentStatus],
    },
    { title: { en: 'Notes', ar: 'ملاحظات' }, cell: row => row.notes },
    {
      title: { en: 'Pauses', ar: 'فترات الانتظار' },
      cell: (row, { salon }) =>
        pausesOf(toWorked(row))
          .map(({ startsAt, endsAt }) =>
            [startsAt, endsAt].map(instant => clock(wallOf(instant, salon.time_zone))).join('–'),
          )
          .join(', '),
    },
    {
      title: { en: 'Clean-up minutes', ar: 'دقائق التنظيف' },
      cell: row => cleanUpMinutesOf(row.work_units),
    },
    { title: { en: 'Booked for', ar: 'محجوز لأجل' }, cell: row => row.guest_name },
  ],
)

const clients = table(
  ({ db, salon }) => exportClients(db, salon.id),
  [
    { title: { en: 'Client', ar: 'العميل' }, cell: row => row.name },
    { title: { en: 'Phone', ar: 'الهاتف' }, cell: row => row.phone },
    { title: { en: 'Appointments', ar: 'الزيارات' }, cell: row => row.appointments },
    {
      title: { en: 'First visit', ar: 'أول زيارة' },
      cell: (row, exported) => dateOf(row.first_appointment, exported),
    },
    {
      title: { en: 'Last visit', ar: 'آخر زيارة' },
      cell: (row, exported) => dateOf(row.last_appointment, exported),
    },
  ],
)

/** One row per day and currency, the earliest day first. */
async function listTakings({ db, salon, now }: Exported) {
  const books = { salon, now }
  const none = { appointments: 0, paid: 0, unpaid: 0, expected: 0 }
  const days = new Map<string, { date: string; currency: Currency } & typeof none>()
  for (const sums of [...(await appointmentsByDay(db, books)), ...(await paidByDay(db, books))]) {
    const key = `${sums.date} ${sums.currency}`
    days.set(key, { ...none, ...days.get(key), ...sums })
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, day]) => day)
}

const takings = table(listTakings, [
  { title: { en: 'Date', ar: 'التاريخ' }, cell: row => row.date },
  { title: { en: 'Currency', ar: 'العملة' }, cell: row => row.currency },
  { title: { en: 'Appointments', ar: 'الزيارات' }, cell: row => row.appointments },
  { title: { en: 'Paid', ar: 'المدفوع' }, cell: row => inWholeUnits({ ...row, amount: row.paid }) },
  { title: { en: 'Not paid', ar: 'غير المدفوع' }, cell: row => inWholeUnits({ ...row, amount: row.unpaid }) },
  {
    title: { en: 'Still to come', ar: 'المنتظر' },
    cell: row => inWholeUnits({ ...row, amount: row.expected }),
  },
])

export const tables: Record<ExportKind, (exported: Exported) => Promise<readonly (readonly Cell[])[]>> = {
  appointments,
  clients,
  takings,
  changes: auditTable,
}
