import type { AppointmentTables } from './schema/appointments'
import type { AuditTables } from './schema/audit'
import type { ChargeTables } from './schema/charges'
import type { ImageTables } from './schema/images'
import type { KeyAndNotificationTables } from './schema/keysAndNotifications'
import type { OutboxTables } from './schema/outbox'
import type { UserTables } from './schema/people'
import type { SalonTables } from './schema/salons'
import type { SubscriptionTables } from './schema/subscriptions'
import type { SumTables } from './schema/sums'

/**
 * The tables, in portable SQL: ids and names are text, instants integer milliseconds (UTC), dates text YYYY-MM-DD,
 * wall-clock times minutes after midnight, booleans 0 or 1, amounts in the unit that is kept of their currency.
 */
export interface Database
  extends
    UserTables,
    SalonTables,
    ImageTables,
    AppointmentTables,
    AuditTables,
    ChargeTables,
    SubscriptionTables,
    SumTables,
    KeyAndNotificationTables,
    OutboxTables {}
