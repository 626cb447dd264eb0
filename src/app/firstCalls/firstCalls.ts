import { clientAppointmentsPerPage } from '@/domain/appointmentPages'
import { paths } from '@/domain/paths'

const ofOwner = ['salons/mine']

/** The calls with which a signed-in user's page begins, as far as the stored user tells them: `{uid}` is the user's. */
export const firstCalls: Readonly<Record<string, readonly string[]>> = {
  [paths.client]: [
    'promotions',
    'salons?country={country}&city={city}&sort=recommended',
    'appointments/next/id/{uid}',
    'appointments/last/id/{uid}',
    'favorites/{uid}',
  ],
  [paths.clientAppointments]: [
    `appointments/customer/id/{uid}?limit=${clientAppointmentsPerPage}`,
    'waitlist',
  ],
  [paths.owner]: ofOwner,
  [paths.ownerAppointments]: ofOwner,
  [paths.profile]: ofOwner,
  [paths.sections]: ofOwner,
  [paths.services]: ofOwner,
  [paths.schedule]: ofOwner,
  [paths.team]: ofOwner,
  [paths.promotions]: ofOwner,
}
