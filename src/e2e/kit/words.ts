import arAccount from '@/i18n/ar/account.json'
import arAppointments from '@/i18n/ar/appointments.json'
import arAuth from '@/i18n/ar/auth.json'
import arBooking from '@/i18n/ar/booking.json'
import arCards from '@/i18n/ar/cards.json'
import arCommon from '@/i18n/ar/common.json'
import arClients from '@/i18n/ar/clients.json'
import arContact from '@/i18n/ar/contact.json'
import arFrame from '@/i18n/ar/frame.json'
import arHome from '@/i18n/ar/home.json'
import arLanding from '@/i18n/ar/landing.json'
import arNotifications from '@/i18n/ar/notifications.json'
import arOffers from '@/i18n/ar/promotions.json'
import arDiary from '@/i18n/ar/diary.json'
import arMySalon from '@/i18n/ar/mySalon.json'
import arGallery from '@/i18n/ar/gallery.json'
import arPosters from '@/i18n/ar/posters.json'
import arTeam from '@/i18n/ar/team.json'
import arSalon from '@/i18n/ar/salon.json'
import arPayments from '@/i18n/ar/payments.json'
import arProfile from '@/i18n/ar/profile.json'
import arReviews from '@/i18n/ar/reviews.json'
import arSchedule from '@/i18n/ar/schedule.json'
import arSearch from '@/i18n/ar/search.json'
import arSections from '@/i18n/ar/sections.json'
import arSetUp from '@/i18n/ar/setUp.json'
import arServices from '@/i18n/ar/services.json'
import arSessionFile from '@/i18n/ar/sessionFile.json'
import arSlots from '@/i18n/ar/slots.json'
import arSupport from '@/i18n/ar/support.json'
import arSubscription from '@/i18n/ar/subscription.json'
import arValidation from '@/i18n/ar/validation.json'
import arWaitlist from '@/i18n/ar/waitlist.json'
import enAccount from '@/i18n/en/account.json'
import enAppointments from '@/i18n/en/appointments.json'
import enAuth from '@/i18n/en/auth.json'
import enBooking from '@/i18n/en/booking.json'
import enCards from '@/i18n/en/cards.json'
import enCommon from '@/i18n/en/common.json'
import enClients from '@/i18n/en/clients.json'
import enContact from '@/i18n/en/contact.json'
import enFrame from '@/i18n/en/frame.json'
import enHome from '@/i18n/en/home.json'
import enLanding from '@/i18n/en/landing.json'
import enNotifications from '@/i18n/en/notifications.json'
import enOffers from '@/i18n/en/promotions.json'
import enDiary from '@/i18n/en/diary.json'
import enMySalon from '@/i18n/en/mySalon.json'
import enGallery from '@/i18n/en/gallery.json'
import enPosters from '@/i18n/en/posters.json'
import enTeam from '@/i18n/en/team.json'
import enSalon from '@/i18n/en/salon.json'
import enPayments from '@/i18n/en/payments.json'
import enProfile from '@/i18n/en/profile.json'
import enReviews from '@/i18n/en/reviews.json'
import enSchedule from '@/i18n/en/schedule.json'
import enSearch from '@/i18n/en/search.json'
import enSections from '@/i18n/en/sections.json'
import enSetUp from '@/i18n/en/setUp.json'
import enServices from '@/i18n/en/services.json'
import enSessionFile from '@/i18n/en/sessionFile.json'
import enSlots from '@/i18n/en/slots.json'
import enSupport from '@/i18n/en/support.json'
import enSubscription from '@/i18n/en/subscription.json'
import enValidation from '@/i18n/en/validation.json'
import enWaitlist from '@/i18n/en/waitlist.json'

export const words = {
  en: {
    account: enAccount,
    clients: enClients,
    contact: enContact,
    appointments: enAppointments,
    auth: enAuth,
    booking: enBooking,
    cards: enCards,
    common: enCommon,
    frame: enFrame,
    home: enHome,
    landing: enLanding,
    notifications: enNotifications,
    offers: enOffers,
    payments: enPayments,
    profile: enProfile,
    reviews: enReviews,
    schedule: enSchedule,
    search: enSearch,
    sections: enSections,
    services: enServices,
    setUp: enSetUp,
    sessionFile: enSessionFile,
    slots: enSlots,
    salon: enSalon,
    subscription: enSubscription,
    support: enSupport,
    diary: enDiary,
    mySalon: enMySalon,
    gallery: enGallery,
    posters: enPosters,
    team: enTeam,
    validation: enValidation,
    waitlist: enWaitlist,
  },
  ar: {
    account: arAccount,
    clients: arClients,
    contact: arContact,
    appointments: arAppointments,
    auth: arAuth,
    booking: arBooking,
    cards: arCards,
    common: arCommon,
    frame: arFrame,
    home: arHome,
    landing: arLanding,
    notifications: arNotifications,
    offers: arOffers,
    payments: arPayments,
    profile: arProfile,
    reviews: arReviews,
    schedule: arSchedule,
    search: arSearch,
    sections: arSections,
    services: arServices,
    setUp: arSetUp,
    sessionFile: arSessionFile,
    slots: arSlots,
    salon: arSalon,
    subscription: arSubscription,
    support: arSupport,
    diary: arDiary,
    mySalon: arMySalon,
    gallery: arGallery,
    posters: arPosters,
    team: arTeam,
    validation: arValidation,
    waitlist: arWaitlist,
  },
} as const
