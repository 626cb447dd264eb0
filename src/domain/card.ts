import type { AddressParameter } from './addressQuery'
import { paths } from './paths'

/** GET /cards/entry: whether our form, a page of the provider or nothing takes the card. */
export interface CardEntry {
  entry: 'form' | 'redirect' | 'none'
}

/** Where the payment provider's page sends the user back to. */
export const cardReturns = {
  offer: paths.offer,
  subscription: paths.manageSubscription,
  appointments: paths.clientAppointments,
} as const
export type CardReturn = keyof typeof cardReturns

/** In the address after the provider's card page: the id of the entered card. */
export const enteredCardParam = 'card' satisfies AddressParameter

/** In the address after the provider's card page: the appointment that the card pays for. */
export const payingAppointmentParam = 'pay' satisfies AddressParameter

/** In the address after the bank's page: the user came back, whatever the answer; for an appointment its id. */
export const bankVisitedParam = 'bank' satisfies AddressParameter

/** POST /cards/pages: the provider's page to go to. */
export interface CardPage {
  url: string
}

/** GET /cards/{id}: a card that was entered on the provider's page. */
export interface EnteredCard {
  /** Its last four digits. */
  hint: string
}
