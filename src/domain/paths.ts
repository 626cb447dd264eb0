import { writeBookingAddress, type BookingAddress } from './bookingAddress'
import { isOwner, type Role } from './role'

/** Every address of the product, written once (section 2); links in mails use them too. */
export const paths = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  verify: '/verify',
  emailVerification: '/email-verification',
  contact: '/contact-us',
  deleteAccount: '/delete-my-account',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-conditions',
  termsOfExchange: '/terms-of-exchange',
  subscriptionTerms: '/subscription-terms',
  /** Where support staff look at a session that a person sent, and the window in it that shows the screens. */
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
  settingsTerms: '/user/settings/terms-and-conditions',
  manageSubscription: '/user/manage-subscription',
  offer: '/user/offer',
  owner: '/salon',
  ownerAppointments: '/salon/appointment',
  profile: '/salon/profile',
  sections: '/salon/MySections',
  services: '/salon/MyServices',
  /** With a section chosen. */
  servicesOf: (sectionId: string) => `/salon/MyServices?sectionId=${encodeURIComponent(sectionId)}`,
  schedule: '/salon/MySchedule',
  team: '/salon/team',
  /** The same search as the client's, for anyone: a visitor may look before signing up. */
  salons: '/salons',
  salon: (salonId: string) => `/salons/${encodeURIComponent(salonId)}`,
  /** With the answers that are known already; without any, from the first question on. */
  booking: (salonId: string, answers: Partial<BookingAddress> = {}) =>
    `/salons/${encodeURIComponent(salonId)}/book${writeBookingAddress(answers)}`,
} as const

/** The same with their parameters unfilled, for the route table. */
export const patterns = { salon: '/salons/:salonId', booking: '/salons/:salonId/book' } as const

/** Where a person lands after login, and where the wrong page leads back to. */
export const homeOf = (role: Role): string => (isOwner(role) ? paths.owner : paths.client)

/** The list of one's own appointments; the specification gives each area its own address. */
export const appointmentsOf = (role: Role): string =>
  isOwner(role) ? paths.ownerAppointments : paths.clientAppointments
