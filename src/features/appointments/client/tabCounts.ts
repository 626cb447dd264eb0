import { isActive, type AppointmentPageFacts } from '@/domain/appointment'
import type { splitAppointments } from '../appointmentTime'
import type { AppointmentTab } from '../appointmentsSlice'

/** How many each tab has, on pages to come too. A foreign host sends all at once and counts none. */
export function tabCounts(
  { upcoming, past }: ReturnType<typeof splitAppointments>,
  page: AppointmentPageFacts | undefined,
): Record<AppointmentTab, number> {
  if (!page) return { upcoming: upcoming.length, past: past.length }
  const { asOf, totals } = page
  // Those whose time has come since they were counted.
  const begun = past.filter(({ status, startsAt = 0 }) => isActive(status) && startsAt > asOf).length
  return { upcoming: totals.upcoming - begun, past: totals.past + begun }
}
