import { appointmentsApi } from '@/api/appointmentsApi'
import { paths } from '@/domain/paths'
import { SidebarEntry } from './SidebarEntry'

const entry = { to: paths.clientAppointments, label: 'ownAppointments', icon: 'clock' } as const

/** Leads an owner to the visits that they booked as a client. Absent where there are none. */
export function OwnAppointmentsEntry({ uid }: { uid: string }) {
  const { hasSome } = appointmentsApi.useListClientAppointmentsQuery(uid, {
    selectFromResult: ({ data }) => ({ hasSome: data !== undefined && data.length > 0 }),
  })
  return hasSome && <SidebarEntry entry={entry} />
}
