import { addressQuery, searchOf } from './addressQuery'
import { writeBookingAddress, type BookingAddress } from './bookingAddress'
import type { Role } from './role'

/** Every address of the product, written once (section 2); links in mails use them too. */
export const paths = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  verify: '/verify',
  emailVerification: '/email-verification',
  join: '/join',
  contact: '/contact-us',
  deleteAccount: '/delete-my-account',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-conditions',
  termsOfExchange: '/terms-of-exchange',
  subscriptionTerms: '/subscription-terms',
  /** The support page for a session file, and the window in it that shows the screens. */
  support: '/support',
  supportScreen: '/support/screen',
  shortPrivacyPolicy: '/component/privacy-policy',
  shortTerms: '/component/terms-and-conditions',
  client: '/user',
  clientAppointments: '/user/appointment',
  payments: '/user/payment',
  search: '/user/Search',
  notifications: '/user/notifications',
  settings: '/user/settings',
  accountInfo: '/user/settings/account-info',
  changePassword: '/user/settings/change-password',
  adminKey: '/user/settings/admin-key',
  calendarFeed: '/user/settings/calendar',
  notificationSettings: '/user/settings/notifications',
  settingsTerms: '/user/settings/terms-and-conditions',
  manageSubscription: '/user/manage-subscription',
  offer: '/user/offer',
  owner: '/salon',
  ownerAppointments: '/salon/appointment',
  profile: '/salon/profile',
  setUp: '/salon/setup',
  sections: '/salon/MySections',
  services: '/salon/MyServices',
  servicesOf: (sectionId: string) => `/salon/MyServices${searchOf(addressQuery([['sectionId', sectionId]]))}`,
  schedule: '/salon/MySchedule',
  team: '/salon/team',
  audit: '/salon/changes',
  promotions: '/salon/promotions',
  /** The client's search, open to visitors too. */
  salons: '/salons',
  salon: (salonId: string) => `/salons/${encodeURIComponent(salonId)}`,
  /** With the known answers. Without any, the flow starts at the first question. */
  booking: (salonId: string, answers: Partial<BookingAddress> = {}) =>
    `/salons/${encodeURIComponent(salonId)}/book${writeBookingAddress(answers)}`,
} as const

export const patterns = { salon: '/salons/:salonId', booking: '/salons/:salonId/book' } as const

/** The page after login, and the redirect target from a page that the role may not open. */
export const homeOf = (role: Role): string => (role === 'customer' ? paths.client : paths.owner)
