import type { Migration } from 'kysely'
import { accessKeys } from './migrations/accessKeys'
import { attachedSessions } from './migrations/attachedSessions'
import { auditEntries } from './migrations/auditEntries'
import { bookingWindows } from './migrations/bookingWindows'
import { chargeRefunds } from './migrations/chargeRefunds'
import { claimedUnits } from './migrations/claimedUnits'
import { clientCards } from './migrations/clientCards'
import { clientNotes } from './migrations/clientNotes'
import { contactMessages } from './migrations/contactMessages'
import { dailySums } from './migrations/dailySums'
import { endedBy } from './migrations/endedBy'
import { firstTables } from './migrations/firstTables'
import { forgivingSearch } from './migrations/forgivingSearch'
import { formerAccounts } from './migrations/formerAccounts'
import { freshMoves } from './migrations/freshMoves'
import { gallery } from './migrations/gallery'
import { guests } from './migrations/guests'
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
import { posterLinks } from './migrations/posterLinks'
import { postersTeam } from './migrations/postersTeam'
import { premiumSalons } from './migrations/premiumSalons'
import { promotionDiscounts } from './migrations/promotionDiscounts'
import { promisedTimes } from './migrations/promisedTimes'
import { providerBooks } from './migrations/providerBooks'
import { providerCustomers } from './migrations/providerCustomers'
import { rateLimits } from './migrations/rateLimits'
import { refundRefusals } from './migrations/refundRefusals'
import { nights } from './migrations/nights'
import { notificationSettings } from './migrations/notificationSettings'
import { salonSlotsRevision } from './migrations/salonSlotsRevision'
import { salonSlugs } from './migrations/salonSlugs'
import { serviceStaffTerms } from './migrations/serviceStaffTerms'
import { serviceSearch } from './migrations/serviceSearch'
import { slotSummaries } from './migrations/slotSummaries'
import { severalServices } from './migrations/severalServices'
import { staffLogins } from './migrations/staffLogins'
import { statusBefore } from './migrations/statusBefore'
import { subscriptions } from './migrations/subscriptions'
import { sessionDevices } from './migrations/sessionDevices'
import { seasons } from './migrations/seasons'
import { serviceGaps } from './migrations/serviceGaps'
import { startSteps } from './migrations/startSteps'
import { timeOff } from './migrations/timeOff'
import { verificationTokens } from './migrations/verificationTokens'
import { visitPayments } from './migrations/visitPayments'
import { walkIns } from './migrations/walkIns'
import { wordsOfTheTrade } from './migrations/wordsOfTheTrade'
import { yearOfTakings } from './migrations/yearOfTakings'

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
  '049_forgiving_search': forgivingSearch,
  '050_promotion_discounts': promotionDiscounts,
  '051_premium_salons': premiumSalons,
  '053_booking_windows': bookingWindows,
  '054_time_off': timeOff,
  '055_daily_sums': dailySums,
  '056_seasons': seasons,
  '057_gallery': gallery,
  '058_poster_links': posterLinks,
  '059_claimed_units': claimedUnits,
  '060_start_steps': startSteps,
  '062_staff_logins': staffLogins,
  '063_service_gaps': serviceGaps,
  '064_service_staff_terms': serviceStaffTerms,
  '065_audit_entries': auditEntries,
  '066_nights': nights,
  '068_guests': guests,
  '069_client_cards': clientCards,
  '070_promised_times': promisedTimes,
  '071_whole_names': forgivingSearch,
}
