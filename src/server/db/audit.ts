import { randomUUID } from 'node:crypto'
import {
  changedValues,
  kindOfAction,
  type AuditActor,
  type AuditActorRole,
  type AuditChange,
  type AuditEntry,
  type AuditFilter,
  type AuditKind,
  type AuditValues,
  auditActors,
} from '@/domain/audit'
import type { Named } from '@/domain/salon'
import type { Instant } from '@/domain/zonedTime'
import type { Db } from './openDatabase'
import { isBefore, type Cursor } from './position'
import type { AuditEntryRow } from './schema/audit'

/**
 * Writes down what somebody changes in a salon, in the transaction of the change: of the values those that differ, and
 * nothing where none does.
 */
export async function writeAudit(
  db: Db,
  salonId: string,
  actor: AuditActor,
  changes: AuditChange | readonly AuditChange[],
  now: Instant,
): Promise<void> {
  const named = { ...actor, name: await nameOfActor(db, actor) }
  const rows = [changes].flat().flatMap(change => toRow(salonId, named, change, now) ?? [])
  if (rows.length > 0) await db.insertInto('audit_entries').values(rows).execute()
}

/** A staff member has the name of the team page, which their login may not have. */
export async function nameOfActor(db: Db, { role, id, name }: AuditActor): Promise<string | null> {
  if (role !== 'staff' || id === null) return name
  const row = await db.selectFrom('staff').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? name
}

function toRow(
  salonId: string,
  actor: AuditActor,
  { action, subjectId, subject, ...values }: AuditChange,
  now: Instant,
): AuditEntryRow | undefined {
  const { before, after } = values
  const changed = before && after ? changedValues(before, after) : values
  if (!changed) return undefined
  return {
    id: randomUUID(),
    salon_id: salonId,
    created_at: now,
    actor: actor.role,
    actor_id: actor.id,
    actor_name: actor.name,
    kind: kindOfAction(action),
    action,
    subject_id: subjectId,
    subject_name: subject?.name ?? null,
    subject_name_ar: subject?.nameAr ?? null,
    before: changed.before && JSON.stringify(changed.before),
    after: changed.after && JSON.stringify(changed.after),
  }
}

const isRole = (by: string): by is AuditActorRole => auditActors.some(role => role === by)

interface AuditPart {
  before?: Cursor | undefined
  limit?: number
  /** Without it payments are left out, and what an appointment costs. */
  showsMoney?: boolean
}

const ofMoney = ['paid', 'paid_taken_back']

/** The changes in a salon that the filter names, the newest first: up to `limit` of those older than the cursor. */
export const auditQuery = (
  db: Db,
  salonId: string,
  { kind, by, appointmentId }: AuditFilter,
  { before, limit, showsMoney = true }: AuditPart = {},
) =>
  db
    .selectFrom('audit_entries')
    .leftJoin('appointments', join =>
      join
        .onRef('appointments.id', '=', 'audit_entries.subject_id')
        .on('audit_entries.kind', 'in', ['appointment', 'client']),
    )
    .leftJoin('users as clients', 'clients.id', 'appointments.client_id')
    .leftJoin('users as actors', join =>
      join.onRef('actors.id', '=', 'audit_entries.actor_id').on('audit_entries.actor', '=', 'client'),
    )
    .selectAll('audit_entries')
    .select([
      'appointments.starts_at',
      'appointments.service_name',
      'appointments.service_name_ar',
      'appointments.guest_name',
      'actors.name as client_actor_name',
    ])
    .select(({ fn }) => fn.coalesce('clients.name', 'appointments.walk_in_name').as('client_name'))
    .where('audit_entries.salon_id', '=', salonId)
    .$if(kind !== undefined, query => query.where('audit_entries.kind', '=', kind ?? ''))
    .$if(appointmentId !== undefined, query =>
      query.where('audit_entries.subject_id', '=', appointmentId ?? ''),
    )
    .$if(!showsMoney, query => query.where('audit_entries.action', 'not in', ofMoney))
    .$if(by !== undefined && isRole(by), query => query.where('audit_entries.actor', '=', by ?? ''))
    .$if(by !== undefined && !isRole(by), query =>
      query.where('audit_entries.actor', '=', 'staff').where('audit_entries.actor_id', '=', by ?? ''),
    )
    .$if(before !== undefined, query =>
      query.where(isBefore('audit_entries', before ?? { createdAt: 0, id: '' })),
    )
    .orderBy('audit_entries.created_at', 'desc')
    .orderBy('audit_entries.id', 'desc')
    .$if(limit !== undefined, query => query.limit(limit ?? 0))

export async function listAudit(
  db: Db,
  salonId: string,
  filter: AuditFilter,
  part: AuditPart = {},
): Promise<AuditEntry[]> {
  const rows = await auditQuery(db, salonId, filter, part).execute()
  return rows.map(row => ({
    id: row.id,
    createdAt: row.created_at,
    kind: row.kind as AuditKind,
    action: row.action as AuditEntry['action'],
    actor: {
      role: row.actor as AuditActorRole,
      id: row.actor_id,
      name: row.actor_name ?? row.client_actor_name,
    },
    subjectId: row.subject_id,
    subject: row.subject_name === null ? null : { name: row.subject_name, nameAr: row.subject_name_ar },
    appointment:
      row.starts_at === null
        ? null
        : {
            clientName: row.client_name,
            ...(row.guest_name !== null && { guestName: row.guest_name }),
            name: row.service_name ?? '',
            nameAr: row.service_name_ar,
            startsAt: row.starts_at,
          },
    before: valuesIn(row, row.before, part),
    after: valuesIn(row, row.after, part),
  }))
}

/** The price of a service is public. */
function valuesIn(
  { kind }: Pick<AuditEntryRow, 'kind'>,
  stored: string | null,
  { showsMoney = true }: AuditPart,
): AuditValues | null {
  if (stored === null) return null
  const { price, ...values } = JSON.parse(stored) as AuditValues
  const isHidden = kind === 'appointment' && !showsMoney
  return price === undefined || isHidden ? values : { ...values, price }
}

/** The names of the staff and services whose ids are among the values of the entries. */
export async function namesInAudit(db: Db, entries: readonly AuditEntry[]): Promise<Record<string, Named>> {
  const texts = entries.flatMap(({ before, after }) => [before, after].flatMap(values => idsIn(values ?? {})))
  const ids = [...new Set(texts)]
  if (ids.length === 0) return {}
  const staff = await db
    .selectFrom('staff')
    .select(['id', 'name', 'name_ar'])
    .where('id', 'in', ids)
    .execute()
  const services = await db
    .selectFrom('services')
    .select(['id', 'name', 'name_ar'])
    .where('id', 'in', ids)
    .execute()
  return Object.fromEntries(
    [...staff, ...services].map(({ id, name, name_ar: nameAr }) => [id, { name, nameAr }]),
  )
}

const idsIn = (values: AuditValues): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const inName = name.split(':')[2]
    const inValue = ['staffId', 'serviceId', 'services'].includes(name) ? String(value ?? '').split(' ') : []
    return [...(inName ? [inName] : []), ...inValue.filter(Boolean)]
  })
