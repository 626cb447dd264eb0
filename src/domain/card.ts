import { paths } from './paths'

/** GET /cards/entry: whether a card is entered in our form, or on a page of the provider's. */
export interface CardEntry {
  entry: 'form' | 'redirect'
}

/** Where a person comes back to from a page of the payment provider. */
export const cardReturns = {
  offer: paths.offer,
  subscription: paths.manageSubscription,
  appointments: paths.clientAppointments,
} as const
export type CardReturn = keyof typeof cardReturns

/** In the address after the provider's card page: the id of the card that was entered. */
export const enteredCardParam = 'card'

/** In the address after the provider's card page: the appointment that the card is to pay for. */
export const payingAppointmentParam = 'pay'

/** In the address after the bank's page: the person was there, whatever they answered; for an appointment its id. */
export const bankVisitedParam = 'bank'

/** POST /cards/pages: the provider's page to go to. */
export interface CardPage {
  url: string
}

/** GET /cards/{id}: a card that was entered there. */
export interface EnteredCard {
  /** Its last four digits. */
  hint: string
}
