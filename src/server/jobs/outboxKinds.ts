import type { AppContext } from '../AppContext'
import { rescheduleNotifications } from '../booking/rescheduleNotifications'
import { callsWaiting } from '../booking/waitlist/callsWaiting'
import { mailsCalled } from '../booking/waitlist/mailsCalled'
import { mailsAccountChanges } from '../mail/accountChangedMail'
import { mailsAttachedSessions } from '../mail/attachedSessionMail'
import { mailsContactMessages } from '../mail/contactMail'
import { mailsInvitations } from '../mail/invitationMail'
import { mailsResetLinks } from '../mail/resetLinkMail'
import { mailsWelcomes } from '../mail/welcome'
import { announcesPromotions } from '../notifications/announcePromotions'
import { mailsAppointments } from '../notifications/mailsAppointments'
import { mailsPayments } from '../notifications/paymentMail'
import type { RegisteredKind } from '../outbox/registerKind'
import { removesCustomers } from '../payments/customerRemoval'
import { mailsReminders } from '../reminders/mailsReminders'
import { reminds } from '../reminders/reminders'
import { mailsPlanEnds, mailsRefusals, mailsRenewals } from '../subscriptions/mailsRenewals'

/** All kinds of the outbox. A kind that is missing here is never delivered. */
export const outboxKinds = (context: AppContext): RegisteredKind[] => [
  mailsAppointments(context),
  mailsPayments(context),
  rescheduleNotifications(context),
  callsWaiting(context),
  mailsCalled(context),
  reminds(context),
  mailsReminders(context),
  mailsContactMessages(context),
  mailsAttachedSessions(context),
  mailsWelcomes(context),
  mailsResetLinks(context),
  mailsInvitations(context),
  mailsAccountChanges(context),
  mailsRenewals(context),
  mailsPlanEnds(context),
  mailsRefusals(context),
  announcesPromotions(context),
  removesCustomers(context),
]
