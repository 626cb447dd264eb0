import type { AppointmentStatus } from './appointment'
import type { Money } from './money'
import type { IsoDate } from './weekday'
import type { Instant } from './zonedTime'

export const notificationsPerPage = 20

/** An event of an appointment, or its reminder. `done` asks the client for a review. */
export type AppointmentNewsKind =
  'booked' | 'confirmed' | 'declined' | 'reopened' | 'moved' | 'cancelled' | 'done' | 'reminder'

interface SalonFacts {
  salonName: string
  salonNameAr: string | null
}

interface ServiceFacts extends SalonFacts {
  serviceName: string
  serviceNameAr: string | null
}

/** Whom news of an appointment is for: its two sides, or the staff member who serves it. */
export type Audience = 'client' | 'owner' | 'staff'

export interface AppointmentFacts extends ServiceFacts {
  audience: Audience
  status: AppointmentStatus
  startsAt: Instant
  timeZone: string
  reason?: string
  /** The amount paid online that goes back to the card. */
  refund?: Money
  previousStartsAt?: Instant
  /** For a staff member: somebody else serves it from now on. */
  isHandedOver?: boolean
  /** For the salon only; null once the account is deleted. */
  clientName?: string | null
  /** Whom the client booked it for, where that is somebody else. */
  guestName?: string
}

/** The card's bank or the provider refuses a refund that the other side was already promised. */
export interface RefundRefusedFacts extends AppointmentFacts {
  audience: Exclude<Audience, 'staff'>
  unreturned: Money
}

export interface FreeSlotFacts extends ServiceFacts {
  serviceId: string
  date: IsoDate
  startsAt: Instant
  timeZone: string
}

export interface PromotionFacts extends SalonFacts {
  promotionId: string
  title: string
  titleAr: string | null
}

/** A staff member's own time off, put in by them. */
export interface TimeOffFacts extends SalonFacts {
  change: 'added' | 'changed' | 'removed'
  staffName: string
  staffNameAr: string | null
  startsOn: IsoDate
  /** Null for a weekly one without an end. */
  endsOn: IsoDate | null
}

export interface ReviewFacts extends ServiceFacts {
  stars: number
  /** "Lina H.", or null once the account is deleted. */
  author?: string | null
}

/** The facts of a notification by kind. They hold no sentences, because the text depends on the reader's language. */
export interface FactsOfNotification extends Record<AppointmentNewsKind, AppointmentFacts> {
  refund_refused: RefundRefusedFacts
  slot_free: FreeSlotFacts
  promotion: PromotionFacts
  reviewed: ReviewFacts
  time_off: TimeOffFacts
  answered: ServiceFacts
}

export type NotificationKind = keyof FactsOfNotification

export interface NotificationOf<Kind extends NotificationKind> {
  id: string
  kind: Kind
  appointmentId: string | null
  salonId: string | null
  facts: FactsOfNotification[Kind]
  createdAt: Instant
  readAt: Instant | null
}

export type Notification = { [Kind in NotificationKind]: NotificationOf<Kind> }[NotificationKind]

/** GET /notifications */
export interface NotificationPage {
  /** The newest first. */
  notifications: Notification[]
  unread: number
  /** The cursor of the next page; null on the last page. */
  next: string | null
}

/** POST /notifications/{id}/read and /notifications/read-all */
export interface UnreadCount {
  unread: number
}
