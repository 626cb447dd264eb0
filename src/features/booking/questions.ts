import type { StartedBooking } from './bookingState'

/** What a person is asked from the service to the receipt, in this order. */
export const questions = ['service', 'person', 'time', 'confirm'] as const
export type Question = (typeof questions)[number]

export function questionOf({ step }: StartedBooking): Question {
  switch (step) {
    case 'choosing_service':
    case 'adding_service':
      return 'service'
    case 'choosing_person':
      return 'person'
    case 'choosing_day':
    case 'choosing_time':
      return 'time'
    default:
      return 'confirm'
  }
}
