import type { AppointmentTables } from './schema/appointments'
import type { KeyAndNoticeTables } from './schema/keysAndNotices'
import type { OutboxTables } from './schema/outbox'
import type { PeopleTables } from './schema/people'
import type { SalonTables } from './schema/salons'
import type { SubscriptionTables } from './schema/subscriptions'
import type { VisitMoneyTables } from './schema/visitMoney'

/**
 * The tables, in portable SQL: ids and names are text, instants integer milliseconds (UTC), dates text
 * YYYY-MM-DD, wall-clock times minutes after midnight, booleans 0 or 1, amounts whole units of their currency.
 */
export interface Database
  extends
    PeopleTables,
    SalonTables,
    AppointmentTables,
    VisitMoneyTables,
    SubscriptionTables,
    KeyAndNoticeTables,
    OutboxTables {}
