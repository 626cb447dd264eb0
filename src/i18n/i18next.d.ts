import type account from './en/account.json'
import type appointments from './en/appointments.json'
import type audit from './en/audit.json'
import type auth from './en/auth.json'
import type booking from './en/booking.json'
import type cards from './en/cards.json'
import type common from './en/common.json'
import type clients from './en/clients.json'
import type contact from './en/contact.json'
import type diary from './en/diary.json'
import type documents from './en/documents.json'
import type frame from './en/frame.json'
import type gallery from './en/gallery.json'
import type home from './en/home.json'
import type landing from './en/landing.json'
import type meta from './en/meta.json'
import type notifications from './en/notifications.json'
import type notificationSettings from './en/notificationSettings.json'
import type promotions from './en/promotions.json'
import type plans from './en/plans.json'
import type posters from './en/posters.json'
import type profile from './en/profile.json'
import type reviews from './en/reviews.json'
import type payments from './en/payments.json'
import type salon from './en/salon.json'
import type search from './en/search.json'
import type mySalon from './en/mySalon.json'
import type schedule from './en/schedule.json'
import type setUp from './en/setUp.json'
import type sections from './en/sections.json'
import type sessionFile from './en/sessionFile.json'
import type services from './en/services.json'
import type slots from './en/slots.json'
import type subscription from './en/subscription.json'
import type support from './en/support.json'
import type device from './en/device.json'
import type takings from './en/takings.json'
import type team from './en/team.json'
import type validation from './en/validation.json'
import type waitlist from './en/waitlist.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      account: typeof account
      appointments: typeof appointments
      audit: typeof audit
      auth: typeof auth
      booking: typeof booking
      cards: typeof cards
      common: typeof common
      clients: typeof clients
      contact: typeof contact
      diary: typeof diary
      documents: typeof documents
      frame: typeof frame
      gallery: typeof gallery
      home: typeof home
      landing: typeof landing
      meta: typeof meta
      notifications: typeof notifications
      notificationSettings: typeof notificationSettings
      promotions: typeof promotions
      plans: typeof plans
      posters: typeof posters
      profile: typeof profile
      reviews: typeof reviews
      payments: typeof payments
      salon: typeof salon
      search: typeof search
      mySalon: typeof mySalon
      schedule: typeof schedule
      sections: typeof sections
      setUp: typeof setUp
      services: typeof services
      sessionFile: typeof sessionFile
      slots: typeof slots
      subscription: typeof subscription
      support: typeof support
      device: typeof device
      takings: typeof takings
      team: typeof team
      validation: typeof validation
      waitlist: typeof waitlist
    }
  }
}
