/** The code of each page that asks the server, fetched when its route is first opened. */
export const livePages = {
  contact: async () => (await import('@/pages/contact/ContactPage')).ContactPage,
  support: async () => (await import('@/pages/support/SupportPage')).SupportPage,
  login: async () => (await import('@/pages/login/LoginPage')).LoginPage,
  signup: async () => (await import('@/pages/signup/SignupPage')).SignupPage,
  verify: async () => (await import('@/pages/verify/VerifyPage')).VerifyPage,
  forgotPassword: async () => (await import('@/pages/forgotPassword/ForgotPasswordPage')).ForgotPasswordPage,
  emailVerification: async () =>
    (await import('@/pages/emailVerification/EmailVerificationPage')).EmailVerificationPage,
  deleteAccount: async () => (await import('@/pages/deleteAccount/DeleteAccountPage')).DeleteAccountPage,
  search: async () => (await import('@/pages/search/SearchPage')).SearchPage,
  salon: async () => (await import('@/pages/salon/SalonPage')).SalonPage,
  booking: async () => (await import('@/pages/booking/BookingPage')).BookingPage,
  clientHome: async () => (await import('@/pages/clientHome/ClientHomePage')).ClientHomePage,
  clientAppointments: async () =>
    (await import('@/pages/clientAppointments/ClientAppointmentsPage')).ClientAppointmentsPage,
  ownerHome: async () => (await import('@/pages/ownerHome/OwnerHomePage')).OwnerHomePage,
  ownerAppointments: async () =>
    (await import('@/pages/ownerAppointments/OwnerAppointmentsPage')).OwnerAppointmentsPage,
  mySections: async () => (await import('@/pages/mySections/MySectionsPage')).MySectionsPage,
  myServices: async () => (await import('@/pages/myServices/MyServicesPage')).MyServicesPage,
  mySchedule: async () => (await import('@/pages/mySchedule/MySchedulePage')).MySchedulePage,
  profile: async () => (await import('@/pages/profile/ProfilePage')).ProfilePage,
  team: async () => (await import('@/pages/team/TeamPage')).TeamPage,
  accountInfo: async () => (await import('@/pages/accountInfo/AccountInfoPage')).AccountInfoPage,
  changePassword: async () => (await import('@/pages/changePassword/ChangePasswordPage')).ChangePasswordPage,
  notifications: async () => (await import('@/pages/notifications/NotificationsPage')).NotificationsPage,
  manageSubscription: async () =>
    (await import('@/pages/manageSubscription/ManageSubscriptionPage')).ManageSubscriptionPage,
  offer: async () => (await import('@/pages/offer/OfferPage')).OfferPage,
  payment: async () => (await import('@/pages/payment/PaymentPage')).PaymentPage,
  adminKey: async () => (await import('@/pages/adminKey/AdminKeyPage')).AdminKeyPage,
}
