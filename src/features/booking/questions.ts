import type { StartedBooking } from './bookingState'

/** What a person is asked from the service to the receipt, in this order. */
export const questions = ['service', 'person', 'time', 'confirm'] as const
export type Question = (typeof questions)[number]

/** The menu for a further service stands before the question that it was opened at, and the receipt after the last. */
export const isSameScreen = (one: StartedBooking, other: StartedBooking): boolean =>
  questionOf(one) === questionOf(other) &&
  (one.step === 'booked') === (other.step === 'booked') &&
  (one.step === 'adding_service') === (other.step === 'adding_service')

export function questionOf({ step }: StartedBooking): Question {
  switch (step) {
    case 'choosing_service':
    case 'adding_service':
      return 'service'
    case 'choosing_staff':
      return 'person'
    case 'choosing_day':
    case 'choosing_time':
      return 'time'
    default:
      return 'confirm'
  }
}
