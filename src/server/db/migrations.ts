import { sql, type Kysely, type Migration } from 'kysely'
import { accessKeys } from './migrations/accessKeys'
import { attachedSessions } from './migrations/attachedSessions'
import { chargeRefunds } from './migrations/chargeRefunds'
import { clientNotes } from './migrations/clientNotes'
import { endedBy } from './migrations/endedBy'
import { formerAccounts } from './migrations/formerAccounts'
import { freshMoves } from './migrations/freshMoves'
import { indexesOfReferences } from './migrations/indexesOfReferences'
import { noticesReviewsOffers } from './migrations/noticesReviewsOffers'
import { oneFormOfEmails } from './migrations/oneFormOfEmails'
import { oneSetOfBooks } from './migrations/oneSetOfBooks'
import { outbox } from './migrations/outbox'
import { outboxAppointments } from './migrations/outboxAppointments'
import { outboxPromotions } from './migrations/outboxPromotions'
import { outboxRenewals } from './migrations/outboxRenewals'
import { paidVisits } from './migrations/paidVisits'
import { paymentsOfSubject } from './migrations/paymentsOfSubject'
import { postersTeam } from './migrations/postersTeam'
import { providerBooks } from './migrations/providerBooks'
import { providerCustomers } from './migrations/providerCustomers'
import { rateLimits } from './migrations/rateLimits'
import { refundRefusals } from './migrations/refundRefusals'
import { notificationSettings } from './migrations/notificationSettings'
import { salonSlotsRevision } from './migrations/salonSlotsRevision'
import { salonSlugs } from './migrations/salonSlugs'
import { serviceSearch } from './migrations/serviceSearch'
import { slotSummaries } from './migrations/slotSummaries'
import { severalServices } from './migrations/severalServices'
import { statusBefore } from './migrations/statusBefore'
import { subscriptions } from './migrations/subscriptions'
import { sessionDevices } from './migrations/sessionDevices'
import { verificationTokens } from './migrations/verificationTokens'
import { visitPayments } from './migrations/visitPayments'
import { walkIns } from './migrations/walkIns'
import { wordsOfTheTrade } from './migrations/wordsOfTheTrade'
import { yearOfTakings } from './migrations/yearOfTakings'

/** The tables of the first release. Later changes are further entries; a released entry never changes. */
const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('users')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull().unique())
      .addColumn('phone', 'text', column => column.notNull().unique())
      .addColumn('role', 'text', column => column.notNull())
      .addColumn('salon', 'text', column => column.notNull())
      .addColumn('country', 'text', column => column.notNull())
      .addColumn('city', 'text', column => column.notNull())
      .addColumn('address', 'text', column => column.notNull())
      .addColumn('password_hash', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()

    await db.schema
      .createTable('codes')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('purpose', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('code_hash', 'text', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .addColumn('tries_left', 'integer', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addUniqueConstraint('one_code_an_address', ['purpose', 'email'])
      .execute()

    await db.schema
      .createTable('verified_emails')
      .addColumn('email', 'text', column => column.primaryKey())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute()

    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute()

    await db.schema
      .createTable('salons')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('owner_id', 'text', column => column.unique().references('users.id').onDelete('set null'))
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('name_ar', 'text')
      .addColumn('business_type', 'text', column => column.notNull())
      .addColumn('country', 'text', column => column.notNull())
      .addColumn('city', 'text', column => column.notNull())
      .addColumn('address', 'text', column => column.notNull())
      .addColumn('phone', 'text', column => column.notNull())
      .addColumn('photo_url', 'text')
      .addColumn('latitude', 'double precision', column => column.notNull())
      .addColumn('longitude', 'double precision', column => column.notNull())
      .addColumn('time_zone', 'text', column => column.notNull())
      .addColumn('search_text', 'text', column => column.notNull())
      .addColumn('rating_sum', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('rating_count', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('from_amount', 'integer')
      .addColumn('from_currency', 'text')
      .addColumn('confirms_at_once', 'integer', column => column.notNull().defaultTo(1))
      .addColumn('revision', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('salons_by_city').on('salons').columns(['country', 'city']).execute()

    await db.schema
      .createTable('chairs')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('name_ar', 'text')
      .addColumn('photo_url', 'text')
      .addColumn('position', 'integer', column => column.notNull())
      .execute()
    await db.schema.createIndex('chairs_of_salon').on('chairs').column('salon_id').execute()

    await db.schema
      .createTable('sections')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('name_ar', 'text')
      .addColumn('position', 'integer', column => column.notNull())
      .execute()
    await db.schema.createIndex('sections_of_salon').on('sections').column('salon_id').execute()

    await db.schema
      .createTable('services')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('section_id', 'text', column =>
        column.notNull().references('sections.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('name_ar', 'text')
      .addColumn('cost', 'integer', column => column.notNull())
      .addColumn('currency', 'text', column => column.notNull())
      .addColumn('minutes', 'integer', column => column.notNull())
      .addColumn('position', 'integer', column => column.notNull())
      .execute()
    await db.schema.createIndex('services_of_salon').on('services').column('salon_id').execute()

    await db.schema
      .createTable('chair_services')
      .addColumn('chair_id', 'text', column => column.notNull().references('chairs.id').onDelete('cascade'))
      .addColumn('service_id', 'text', column =>
        column.notNull().references('services.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('chair_services_key', ['chair_id', 'service_id'])
      .execute()

    await db.schema
      .createTable('opening_hours')
      .addColumn('section_id', 'text', column =>
        column.notNull().references('sections.id').onDelete('cascade'),
      )
      .addColumn('weekday', 'text', column => column.notNull())
      .addColumn('is_closed', 'integer', column => column.notNull())
      .addColumn('opens_at', 'integer')
      .addColumn('closes_at', 'integer')
      .addPrimaryKeyConstraint('opening_hours_key', ['section_id', 'weekday'])
      .execute()

    await db.schema
      .createTable('breaks')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('section_id', 'text', column =>
        column.notNull().references('sections.id').onDelete('cascade'),
      )
      .addColumn('weekday', 'text', column => column.notNull())
      .addColumn('starts_at', 'integer', column => column.notNull())
      .addColumn('ends_at', 'integer', column => column.notNull())
      .execute()
    await db.schema.createIndex('breaks_of_section').on('breaks').column('section_id').execute()

    await db.schema
      .createTable('days_off')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('date', 'text', column => column.notNull())
      .addColumn('reason', 'text', column => column.notNull())
      .addUniqueConstraint('one_day_off_a_date', ['salon_id', 'date'])
      .execute()

    await db.schema
      .createTable('appointments')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.notNull())
      .addColumn('chair_id', 'text', column => column.notNull())
      .addColumn('customer_id', 'text', column => column.references('users.id').onDelete('set null'))
      .addColumn('service_id', 'text', column => column.notNull())
      .addColumn('section_name', 'text', column => column.notNull())
      .addColumn('section_name_ar', 'text')
      .addColumn('service_name', 'text', column => column.notNull())
      .addColumn('service_name_ar', 'text')
      .addColumn('price', 'integer', column => column.notNull())
      .addColumn('currency', 'text', column => column.notNull())
      .addColumn('minutes', 'integer', column => column.notNull())
      .addColumn('starts_at', 'bigint', column => column.notNull())
      .addColumn('ends_at', 'bigint', column => column.notNull())
      .addColumn('status', 'text', column => column.notNull())
      .addColumn('notes', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addCheckConstraint('ends_after_start', sql`ends_at > starts_at`)
      .execute()
    await db.schema
      .createIndex('appointments_of_salon')
      .on('appointments')
      .columns(['salon_id', 'starts_at'])
      .execute()
    await db.schema
      .createIndex('appointments_of_customer')
      .on('appointments')
      .columns(['customer_id', 'starts_at'])
      .execute()

    await db.schema
      .createTable('claimed_quarters')
      .addColumn('chair_id', 'text', column => column.notNull())
      .addColumn('quarter', 'integer', column => column.notNull())
      .addColumn('appointment_id', 'text', column =>
        column.notNull().references('appointments.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('one_claim_a_quarter', ['chair_id', 'quarter'])
      .execute()
    await db.schema
      .createIndex('claims_of_appointment')
      .on('claimed_quarters')
      .column('appointment_id')
      .execute()

    await db.schema
      .createTable('favorites')
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('favorites_key', ['user_id', 'salon_id'])
      .execute()

    await db.schema
      .createTable('payments')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('customer_id', 'text', column => column.notNull())
      .addColumn('salon_id', 'text')
      .addColumn('salon_name', 'text', column => column.notNull())
      .addColumn('salon_name_ar', 'text')
      .addColumn('amount', 'integer', column => column.notNull())
      .addColumn('currency', 'text', column => column.notNull())
      .addColumn('time_zone', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('payments_of_customer')
      .on('payments')
      .columns(['customer_id', 'created_at'])
      .execute()

    await db.schema
      .createTable('idempotency_keys')
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('key', 'text', column => column.notNull())
      .addColumn('request_hash', 'text', column => column.notNull())
      .addColumn('status', 'integer', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('idempotency_keys_key', ['owner', 'key'])
      .execute()
  },
}

const contactMessages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('contact_messages')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('message', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('contact_messages_of_sender').on('contact_messages').column('email').execute()
  },
}

export const migrations: Record<string, Migration> = {
  '001_first_tables': firstTables,
  '002_contact_messages': contactMessages,
  '003_access_keys': accessKeys,
  '004_former_accounts': formerAccounts,
  '005_notices_reviews_offers': noticesReviewsOffers,
  '006_subscriptions': subscriptions,
  '007_walk_ins': walkIns,
  '008_posters_team': postersTeam,
  '009_paid_visits': paidVisits,
  '010_visit_payments': visitPayments,
  '011_several_services': severalServices,
  '012_ended_by': endedBy,
  '013_provider_books': providerBooks,
  '014_fresh_moves': freshMoves,
  '015_year_of_takings': yearOfTakings,
  '016_provider_customers': providerCustomers,
  '017_refund_refusals': refundRefusals,
  '018_indexes_of_references': indexesOfReferences,
  '019_charge_refunds': chargeRefunds,
  '020_one_set_of_books': oneSetOfBooks,
  '021_outbox': outbox,
  '022_outbox_appointments': outboxAppointments,
  '023_outbox_renewals': outboxRenewals,
  '030_words_of_the_trade': wordsOfTheTrade,
  '031_outbox_promotions': outboxPromotions,
  '032_attached_sessions': attachedSessions,
  '033_payments_of_subject': paymentsOfSubject,
  '034_verification_tokens': verificationTokens,
  '035_one_form_of_emails': oneFormOfEmails,
  '036_session_devices': sessionDevices,
  '038_salon_slugs': salonSlugs,
  '040_notification_settings': notificationSettings,
  '041_status_before': statusBefore,
  '042_service_search': serviceSearch,
  '043_salon_slots_revision': salonSlotsRevision,
  '044_slot_summaries': slotSummaries,
  '045_client_notes': clientNotes,
  '046_rate_limits': rateLimits,
}
