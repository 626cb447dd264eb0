import type { StrandedAppointment } from '@/domain/strandedAppointment'
import { hasRight } from '@/domain/staffRights'
import type { User } from '@/domain/user'
import type { AppContext } from '../AppContext'
import type { AppointmentWithServices } from '../db/appointments'
import { toOwnersAppointment, type SalonView } from '../db/toAppointment'
import { freeStaffAt } from './assignStaff'
import { toWanted } from './availability'
import { moveWindow } from './bookableWindow'
import { servicesOf } from './findServices'

/** Of so many appointments at most it is found out who could take them over. */
const mostLookedAt = 50

/** The appointments with the other staff who are free at their time, whoever has fewest appointments that day first. */
export async function withSubstitutes(
  app: Pick<AppContext, 'db' | 'readRules' | 'now'>,
  user: User,
  appointments: readonly AppointmentWithServices[],
  view: SalonView,
): Promise<StrandedAppointment[]> {
  const found: StrandedAppointment[] = []
  // Whoever changes only the own appointments gives them to nobody else.
  const mayGive = hasRight(user, 'change_all')
  for (const [index, appointment] of appointments.entries()) {
    const substituteIds = mayGive && index < mostLookedAt ? await substitutesFor(app, user, appointment) : []
    found.push({ ...toOwnersAppointment(appointment, view), substituteIds })
  }
  return found
}

async function substitutesFor(
  { db, readRules, now }: Pick<AppContext, 'db' | 'readRules' | 'now'>,
  user: User,
  appointment: AppointmentWithServices,
): Promise<string[]> {
  const { id: reschedulingId, salon_id, staff_id, minutes, starts_at, work_units: workUnits } = appointment
  const rules = await readRules(db, salon_id)
  const services =
    rules &&
    servicesOf(
      rules,
      appointment.services.map(({ serviceId }) => serviceId),
    )
  if (!services) return []
  const at = now()
  const window = moveWindow(user, appointment, rules, services, at)
  const wanted = toWanted(rules, services, null, window, { reschedulingId, minutes, workUnits })
  const free = await freeStaffAt(db, wanted, starts_at, at)
  return free.map(({ staffId }) => staffId).filter(id => id !== staff_id)
}
