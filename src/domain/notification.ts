import type { AppointmentStatus } from './appointment'
import type { Money } from './money'
import type { IsoDate } from './weekday'
import type { Instant } from './zonedTime'

export const notificationsPerPage = 20

/** What happened to an appointment, or that it is near. `done` asks the client for a review. */
export type AppointmentNewsKind =
  'booked' | 'confirmed' | 'declined' | 'moved' | 'cancelled' | 'done' | 'reminder'

interface SalonFacts {
  salonName: string
  salonNameAr: string | null
}

interface ServiceFacts extends SalonFacts {
  serviceName: string
  serviceNameAr: string | null
}

export interface AppointmentFacts extends ServiceFacts {
  /** Whether it is told to the one who comes or to the salon. */
  audience: 'client' | 'owner'
  status: AppointmentStatus
  startsAt: Instant
  timeZone: string
  /** What the salon says of declining or cancelling it. */
  reason?: string
  /** What was paid online and goes back to the card. */
  refund?: Money
  /** Where a moved one stood before. */
  previousStartsAt?: Instant
  /** For the owner: who comes; null once the account is deleted. */
  clientName?: string | null
}

/** The card's bank, or the provider, does not take money back that the other side was told goes back. */
export interface RefundRefusedFacts extends AppointmentFacts {
  unreturned: Money
}

/** A time became free on a day for which the person waits. */
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

export interface ReviewFacts extends ServiceFacts {
  stars: number
  /** "Lina H.", or null once the account is deleted. */
  author?: string | null
}

/** The facts of a notice by its kind: never a sentence, the reader's language words it. */
export interface FactsOfNotification extends Record<AppointmentNewsKind, AppointmentFacts> {
  refund_refused: RefundRefusedFacts
  slot_free: FreeSlotFacts
  promotion: PromotionFacts
  reviewed: ReviewFacts
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
  /** Asks for the page after this one; null on the last. */
  next: string | null
}

/** POST /notifications/{id}/read and /notifications/read-all */
export interface UnreadCount {
  unread: number
}
