import type { Appointment, AppointmentsAnswer } from './appointment'

/** Of each of the two lists. All that a client may have upcoming fit into the first page. */
export const clientAppointmentsPerPage = 24

type Pages = readonly AppointmentsAnswer[]

/** Each appointment once, as the latest page has it. */
export const appointmentsOf = (pages: Pages): Appointment[] => [
  ...new Map(pages.flatMap(({ data }) => data).map(appointment => [appointment._id, appointment])).values(),
]

export const appointmentIn = (pages: Pages, id: string): Appointment | undefined =>
  pages.flatMap(({ data }) => data).findLast(({ _id }) => _id === id)

/** How many there are, on other pages too. */
export function countIn(pages: Pages): number {
  const totals = pages.at(-1)?.page?.totals
  return totals ? totals.upcoming + totals.past : appointmentsOf(pages).length
}
