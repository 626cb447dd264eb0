import type account from './en/account.json'
import type appointments from './en/appointments.json'
import type auth from './en/auth.json'
import type booking from './en/booking.json'
import type common from './en/common.json'
import type contact from './en/contact.json'
import type documents from './en/documents.json'
import type home from './en/home.json'
import type landing from './en/landing.json'
import type meta from './en/meta.json'
import type salon from './en/salon.json'
import type search from './en/search.json'
import type validation from './en/validation.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      account: typeof account
      appointments: typeof appointments
      auth: typeof auth
      booking: typeof booking
      common: typeof common
      contact: typeof contact
      documents: typeof documents
      home: typeof home
      landing: typeof landing
      meta: typeof meta
      salon: typeof salon
      search: typeof search
      validation: typeof validation
    }
  }
}
