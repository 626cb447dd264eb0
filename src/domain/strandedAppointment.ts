import type { Appointment } from './appointment'

/** An appointment that is booked in time off and stays. */
export interface StrandedAppointment extends Appointment {
  /** The other staff who are free at its time, whoever has fewest appointments that day first. */
  substituteIds: string[]
}
