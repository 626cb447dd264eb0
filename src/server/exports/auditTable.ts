import type { AuditEntry, AuditValues } from '@/domain/audit'
import type { Named } from '@/domain/salon'
import { nameIn } from '@/domain/languages'
import { listAudit, namesInAudit } from '../db/audit'
import { auditActionWords, auditRoleWords } from './auditWords'
import { dateAndClock, table, type Exported } from './table'

type Exportable = AuditEntry & { names: Record<string, Named> }

async function list({ db, salon }: Exported): Promise<Exportable[]> {
  const entries = await listAudit(db, salon.id, {})
  const names = await namesInAudit(db, entries)
  return entries.map(entry => ({ ...entry, names }))
}

/** "staffId: Omar; startsAt: 2027-02-06 09:00", by the values' codes. */
function wordsOf(values: AuditValues | null, { names }: Exportable, { salon, language }: Exported): string {
  const nameOf = (id: string) => {
    const named = names[id]
    return named ? nameIn(language, named.name, named.nameAr) : id
  }
  return Object.entries(values ?? {})
    .map(([name, value]) => {
      if (name === 'startsAt') return `${name}: ${dateAndClock(Number(value), salon.time_zone)}`
      const words = String(value ?? '')
        .split(' ')
        .map(nameOf)
      return `${name.split(':').map(nameOf).join(' ')}: ${words.join(' ')}`
    })
    .join('; ')
}

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
  { title: { en: 'Before', ar: 'قبل' }, cell: (row, exported) => wordsOf(row.before, row, exported) },
  { title: { en: 'After', ar: 'بعد' }, cell: (row, exported) => wordsOf(row.after, row, exported) },
])
