import type { Named } from './salon'
import type { StaffLogin } from './staffRights'
import type { Instant } from './zonedTime'

/** What was done, by the kind of what was changed. */
export const auditActions = {
  appointment: [
    'booked',
    'moved',
    'confirmed',
    'declined',
    'cancelled',
    'done',
    'no_show',
    'paid',
    'paid_taken_back',
    'declined_taken_back',
    'done_taken_back',
    'no_show_taken_back',
    'formula_changed',
  ],
  client: ['client_changed', 'client_blocked', 'client_unblocked', 'clients_merged'],
  price: [
    'service_added',
    'service_changed',
    'service_removed',
    'promotion_added',
    'promotion_changed',
    'promotion_ended',
  ],
  hours: [
    'day_changed',
    'season_added',
    'season_changed',
    'season_removed',
    'day_off_added',
    'day_off_removed',
    'time_off_added',
    'time_off_changed',
    'time_off_removed',
    'staff_hours_changed',
    'rules_changed',
  ],
  right: [
    'staff_added',
    'staff_removed',
    'login_invited',
    'invitation_withdrawn',
    'login_joined',
    'rights_changed',
    'login_removed',
  ],
} as const

export type AuditKind = keyof typeof auditActions
export type AuditAction = (typeof auditActions)[AuditKind][number]
export const auditKinds = Object.keys(auditActions) as AuditKind[]

export const kindOfAction = (action: AuditAction): AuditKind =>
  auditKinds.find(kind => auditActions[kind].some(one => one === action)) ?? 'appointment'

export const auditActors = ['owner', 'staff', 'client', 'system'] as const
export type AuditActorRole = (typeof auditActors)[number]

/** Codes and numbers, never a free text, a phone, an e-mail or a secret. An amount is "20 USD". */
export type AuditValues = Record<string, string | number | boolean | null>

/** Whoever changed something. A client is an id only, whose name is looked up as long as there is an account. */
export interface AuditActor {
  role: AuditActorRole
  /** Of the staff member, or of the owner's or the client's user; null for the system. */
  id: string | null
  name: string | null
}

export const systemActor: AuditActor = { role: 'system', id: null, name: null }

export const clientActor = (id: string | null): AuditActor =>
  id === null ? systemActor : { role: 'client', id, name: null }

interface Acting {
  uid: string
  name: string
  staff?: StaffLogin
}

/** A user as whoever they are in the salon. */
export const auditActorOf = (
  { uid, name, staff }: Acting,
  salon: { id: string; owner_id: string | null },
): AuditActor => {
  if (staff?.salonId === salon.id) return { role: 'staff', id: staff.staffId, name }
  return uid === salon.owner_id ? { role: 'owner', id: uid, name } : clientActor(uid)
}

/** A change as it is written down. */
export interface AuditChange {
  action: AuditAction
  /** Of the appointment, service, promotion, section, season, day off or staff member; for a client, of an appointment. */
  subjectId: string
  /** As the salon's page shows it; an appointment has none. */
  subject?: Named
  before: AuditValues | null
  after: AuditValues | null
}

/** GET /salons/{id}/audit: one change. */
export interface AuditEntry {
  id: string
  createdAt: Instant
  kind: AuditKind
  action: AuditAction
  /** The name is null for the system and for a client whose account is gone. */
  actor: AuditActor
  subjectId: string
  subject: Named | null
  appointment: AuditedAppointment | null
  before: AuditValues | null
  after: AuditValues | null
}

export interface AuditedAppointment extends Named {
  /** Null after the account was deleted. */
  clientName: string | null
  /** Whom the client booked it for, where that is somebody else. */
  guestName?: string
  startsAt: Instant
}

export interface AuditPage {
  entries: AuditEntry[]
  /** Of the staff and services whose ids are among the values. */
  names: Record<string, Named>
  next: string | null
}

/** `by` is a role, or the id of a staff member. */
export interface AuditFilter {
  kind?: AuditKind
  by?: string
  appointmentId?: string
}

export const auditEntriesPerPage = 30

/** The values that differ, on both sides; undefined when none does. */
export function changedValues(
  before: AuditValues,
  after: AuditValues,
): { before: AuditValues; after: AuditValues } | undefined {
  const differing = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    name => (before[name] ?? null) !== (after[name] ?? null),
  )
  if (differing.length === 0) return undefined
  const only = (values: AuditValues): AuditValues =>
    Object.fromEntries(differing.flatMap(name => (name in values ? [[name, values[name] ?? null]] : [])))
  return { before: only(before), after: only(after) }
}
