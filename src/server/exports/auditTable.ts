import type { AuditEntry, AuditValues } from '@/domain/audit'
import type { Named } from '@/domain/salon'
import { nameIn } from '@/domain/languages'
import { listAudit, namesInAudit } from '../db/audit'
import { auditActionWords, auditRoleWords } from './auditWords'
import { dateAndClock, table, type Exported } from './table'
import { writeAuditValues } from './writeAuditValues'

type Exportable = AuditEntry & { names: Record<string, Named> }

async function list({ db, salon }: Exported): Promise<Exportable[]> {
  const entries = await listAudit(db, salon.id, {})
  const names = await namesInAudit(db, entries)
  return entries.map(entry => ({ ...entry, names }))
}

const valuesIn = (values: AuditValues | null, { names }: Exportable, { salon, language }: Exported): string =>
  writeAuditValues(values, { language, timeZone: salon.time_zone, names })

/** Who changed what, the newest first. */
export const auditTable = table(list, [
  {
    title: { en: 'Date and time', ar: 'التاريخ والوقت' },
    cell: (row, { salon }) => dateAndClock(row.createdAt, salon.time_zone),
  },
  { title: { en: 'Who', ar: 'من' }, cell: row => row.actor.name },
  {
    title: { en: 'As', ar: 'بصفة' },
    cell: (row, { language }) => auditRoleWords[language][row.actor.role],
  },
  {
    title: { en: 'Change', ar: 'التغيير' },
    cell: (row, { language }) => auditActionWords[language][row.action],
  },
  {
    title: { en: 'Of', ar: 'ما تغيّر' },
    cell: ({ subject, appointment }, { language }) => {
      const named = subject ?? appointment
      return named && nameIn(language, named.name, named.nameAr)
    },
  },
  { title: { en: 'Client', ar: 'العميل' }, cell: row => row.appointment?.clientName ?? null },
  { title: { en: 'Booked for', ar: 'محجوز لأجل' }, cell: row => row.appointment?.guestName ?? null },
  { title: { en: 'Before', ar: 'قبل' }, cell: (row, exported) => valuesIn(row.before, row, exported) },
  { title: { en: 'After', ar: 'بعد' }, cell: (row, exported) => valuesIn(row.after, row, exported) },
])
