import { appointmentsApi } from '@/api/appointmentsApi'
import { paths } from '@/domain/paths'
import { SidebarEntry } from './SidebarEntry'

const entry = { to: paths.clientAppointments, label: 'ownAppointments', icon: 'clock' } as const

/** Leads an owner to the visits that they booked as a client. Absent where there are none; there where that is not known, as the page itself says so. */
export function OwnAppointmentsEntry({ uid }: { uid: string }) {
  const { mayHaveSome } = appointmentsApi.useListClientAppointmentsQuery(uid, {
    selectFromResult: ({ data, isError }) => ({ mayHaveSome: data ? data.length > 0 : isError }),
  })
  return mayHaveSome && <SidebarEntry entry={entry} />
}
